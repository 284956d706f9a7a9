import { NotFoundPage } from './NotFoundPage';
import type { useRegistry } from '../registry/useRegistry';
import type { useSession } from '../session/useSession';
import { LoadingPage } from './LoadingPage';
import { FailedPage } from './UnavailablePage';

interface Props {
  /** As they were when the routes were rendered: newer ones may add a route for this address. */
  registry: ReturnType<typeof useRegistry>;
  session: ReturnType<typeof useSession>;
}

/** An address without a route. While the registry is loading, a module may still provide it. */
export function UnknownAddress({ registry, session }: Props) {
  const { isLoading, hasFailed, enabled, retry } = registry;
  if (isLoading || session.isLoading) return <LoadingPage />;
  if (hasFailed && enabled.length === 0) {
    return <FailedPage title="This page" message="The list of pages could not be loaded." retry={retry} />;
  }
  return <NotFoundPage />;
}
