import { Suspense } from 'react';
import type { ModuleEntry, RouteDescriptor } from '@tayyib/shared/contracts';
import { ErrorBoundary } from '@tayyib/shared/errors';
import { usePart } from '../loading/usePart';
import { usePageTitle } from '../navigation/usePageTitle';
import { Gate } from './Gate';
import { LoadingPage } from './LoadingPage';
import { FailedPage, UnavailablePage } from './UnavailablePage';

interface Props {
  entry: ModuleEntry;
  route: RouteDescriptor;
}

/** A page of a module, for those it is open to. */
export function ModuleRoute({ entry, route }: Props) {
  usePageTitle(route.title);
  return (
    <Gate access={route.access} title={route.title}>
      <ModulePage entry={entry} route={route} />
    </Gate>
  );
}

function ModulePage({ entry, route }: Props) {
  const { outcome, retry } = usePart(entry, `page ${route.page}`, (loader) =>
    loader.loadPage(entry, route.page),
  );
  if (!outcome) return <LoadingPage />;
  if (outcome.kind !== 'ready')
    return <UnavailablePage title={route.title} outcome={outcome} retry={retry} />;
  const { Component } = outcome;
  return (
    <ErrorBoundary
      fallback={(_error, renderAgain) => (
        <FailedPage title={route.title} message="It ran into a problem." retry={renderAgain} />
      )}
    >
      <Suspense fallback={<LoadingPage />}>
        <Component />
      </Suspense>
    </ErrorBoundary>
  );
}
