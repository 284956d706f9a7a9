import { NotFoundPage } from './NotFoundPage';
import { useRegistry } from '../registry/useRegistry';
import { useSession } from '../session/useSession';
import { LoadingPage } from './LoadingPage';
import { FailedPage } from './UnavailablePage';

/** An address without a route. While the registry is loading, a module may still provide it. */
export function UnknownAddress() {
  const { isLoading, hasFailed, enabled, retry } = useRegistry();
  const session = useSession();
  if (isLoading || session.isLoading) return <LoadingPage />;
  if (hasFailed && enabled.length === 0) {
    return <FailedPage title="This page" message="The list of pages could not be loaded." retry={retry} />;
  }
  return <NotFoundPage />;
}
