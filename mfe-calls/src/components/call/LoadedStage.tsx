import { lazy, Suspense, useState, type ComponentType } from 'react';
import { ErrorBoundary } from '@tayyib/shared/sdk/errors';
import { StageNotice } from './StageNotice';

interface Props {
  /** Imports the stage, again after a failure. */
  load: () => Promise<{ default: ComponentType }>;
  /** The call is shown elsewhere on the page, so that nothing needs to be said here. */
  isElsewhere?: boolean;
}

/**
 * A stage in a file of its own: most pages of most users never show one. While it loads, and where it fails, a notice takes its place,
 * with which the call or the room can be ended.
 */
export function LoadedStage({ load, isElsewhere = false }: Props) {
  // a lazy component that failed to load stays failed
  const [Stage, setStage] = useState(() => lazy(load));
  const showAgain = (retry: () => void) => {
    setStage(lazy(load));
    retry();
  };
  return (
    <ErrorBoundary
      onError={(error) => reportError(error)}
      fallback={(_error, retry) => !isElsewhere && <StageNotice onRetry={() => showAgain(retry)} />}
    >
      <Suspense fallback={!isElsewhere && <StageNotice onRetry={null} />}>
        <Stage />
      </Suspense>
    </ErrorBoundary>
  );
}
