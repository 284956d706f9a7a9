import { NotFoundPage } from '../pages/notFound/NotFoundPage';
import { useRegistry } from '../registry/useRegistry';
import { useSession } from '../session/useSession';
import { LoadingPage } from './LoadingPage';
import { FailedPage } from './UnavailablePage';

/** An address no page has, so far: a module may still bring it, and only when all are known is it surely wrong. */
export function UnknownAddress() {
  const { isLoading, hasFailed, enabled, retry } = useRegistry();
  const session = useSession();
  if (isLoading || session.isLoading) return <LoadingPage />;
  if (hasFailed && enabled.length === 0) {
    return (
      <FailedPage title="This page" message="We could not find out which pages there are." retry={retry} />
    );
  }
  return <NotFoundPage />;
}
