import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '@tayyib/shared/sdk/errors';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { PartFailure } from './PartFailure';

interface Props {
  /** Shown while the code of the part loads, instead of lines. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/** A part of a page with its own loading state and error boundary. Its children are lazy components. */
export function LazyPart({ skeleton, children }: Props) {
  return (
    <ErrorBoundary fallback={(_error, retry) => <PartFailure retry={retry} />}>
      <Suspense
        fallback={
          skeleton ?? (
            <div role="status" aria-label="Loading, please wait...">
              <Skeleton active title={false} paragraph={{ rows: 6 }} />
            </div>
          )
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
