import { toMessage } from '@tayyib/shared/errors';
import { Alert, Button } from '@tayyib/shared/ui';

interface Props {
  error: unknown;
  /** Asks again. */
  retry: () => unknown;
  /** Whether it is being asked again. */
  isRetrying?: boolean;
}

/** Why a question to the server was not answered, with a way to ask again. */
export function Failure({ error, retry, isRetrying = false }: Props) {
  return (
    <Alert
      type="error"
      showIcon
      title={toMessage(error)}
      action={
        <Button size="small" loading={isRetrying} onClick={() => void retry()}>
          Try again
        </Button>
      }
    />
  );
}
