import { Suspense, useState } from 'react';
import type { ModuleEntry, RouteDescriptor } from '@tayyib/shared/contracts';
import { ErrorBoundary } from '@tayyib/shared/sdk/errors';
import { usePart } from '../loading/usePart';
import { usePageTitle } from '@tayyib/shared/sdk/modules';
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
  const { outcome, retry, heal } = usePart(entry, `page ${route.page}`, (loader, isPageVisit) =>
    loader.loadPage(entry, route.page, isPageVisit),
  );
  /** The version that threw while rendering and could not be replaced. */
  const [broken, setBroken] = useState<string | null>(null);
  if (!outcome) return <LoadingPage />;
  if (outcome.kind !== 'ready')
    return <UnavailablePage title={route.title} access={route.access} outcome={outcome} retry={retry} />;
  const { part: Component, version } = outcome;
  return (
    <ErrorBoundary
      // another version resets the boundary
      key={version}
      onError={async () => {
        if (!(await heal())) setBroken(version);
      }}
      fallback={(_error, renderAgain) =>
        broken === version ? (
          <FailedPage title={route.title} message="Something went wrong." retry={renderAgain} />
        ) : (
          <LoadingPage />
        )
      }
    >
      <Suspense fallback={<LoadingPage />}>
        <Component />
      </Suspense>
    </ErrorBoundary>
  );
}
