import { Suspense, useState } from 'react';
import type { ModuleEntry, RouteDescriptor } from '@tayyib/shared/contracts';
import { ErrorBoundary } from '@tayyib/shared/sdk/errors';
import { useLoader } from '../loading/LoaderContext';
import { usePart } from '../loading/usePart';
import { usePageTitle } from '@tayyib/shared/sdk/modules';
import { BlockWatch } from './BlockWatch';
import { Gate } from './Gate';
import { LoadingPage } from './LoadingPage';
import { FailedPage, UnavailablePage } from './UnavailablePage';

interface Props {
  entry: ModuleEntry;
  route: RouteDescriptor;
}

/** A page of a module, behind its access gate. */
export function ModuleRoute({ entry, route }: Props) {
  usePageTitle(route.title);
  return (
    <Gate access={route.access} title={route.title}>
      <ModulePage entry={entry} route={route} />
    </Gate>
  );
}

function ModulePage({ entry, route }: Props) {
  const loader = useLoader();
  const { outcome, retry, heal } = usePart(entry, `page ${route.page}`, (_loader, isPageVisit) =>
    loader.loadPage(entry, route.page, isPageVisit),
  );
  /** The version that threw while rendering and could not be replaced. */
  const [broken, setBroken] = useState<string | null>(null);
  if (!outcome) return <LoadingPage />;
  if (outcome.kind !== 'ready')
    return <UnavailablePage title={route.title} access={route.access} outcome={outcome} retry={retry} />;
  const { part: Component, version } = outcome;
  const noteTurn = (ms: number) => {
    const running = loader.runningVersion(entry.descriptor.id);
    if (running) loader.faults.blocked(running, ms);
  };
  return (
    <ErrorBoundary
      // another version resets the boundary
      key={version}
      onError={async (error) => {
        if (!(await heal(error))) setBroken(version);
      }}
      fallback={(_error, renderAgain) =>
        broken === version ? (
          <FailedPage title={route.title} message="Something went wrong." retry={renderAgain} />
        ) : (
          <LoadingPage />
        )
      }
    >
      <BlockWatch onTurn={noteTurn}>
        <Suspense fallback={<LoadingPage />}>
          <Component />
        </Suspense>
      </BlockWatch>
    </ErrorBoundary>
  );
}
