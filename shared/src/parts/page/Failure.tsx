import { toMessage } from '@tayyib/shared/sdk/errors';
import { Alert, Button } from '@tayyib/shared/sdk/ui';

interface Props {
  error: unknown;
  /** Repeats the request. */
  retry: () => unknown;
  /** Whether a retry is in progress. */
  isRetrying?: boolean;
}

/** The error of a request, with a retry button. */
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
