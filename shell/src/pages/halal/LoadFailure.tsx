import { toMessage } from '@tayyib/shared/sdk/errors';
import { ActionButton } from '../../controls/actions';

/** A public page that could not be loaded. */
export function LoadFailure({ error, retry }: { error: unknown; retry: () => unknown }) {
  return (
    <div role="alert">
      <p>{toMessage(error)}</p>
      <ActionButton onClick={() => void retry()}>Try again</ActionButton>
    </div>
  );
}
