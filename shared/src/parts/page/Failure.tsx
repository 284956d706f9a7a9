import { toMessage } from '@tayyib/shared/sdk/errors';
import { Alert, Button } from '@tayyib/shared/sdk/ui';

interface FailedRequest {
  error: unknown;
  /** A sentence before the message of the error: "It was not saved." */
  lead?: string;
}

type Props = (FailedRequest | { message: string }) & {
  /** Repeats the request. */
  retry?: (() => unknown) | undefined;
  /** Whether a retry is in progress. */
  isRetrying?: boolean;
  className?: string | undefined;
};

/** What failed, as an alert; with `retry`, a button to try again. */
export function Failure({ retry, isRetrying = false, className, ...failed }: Props) {
  return (
    <Alert
      type="error"
      showIcon
      className={className}
      title={'message' in failed ? failed.message : messageOf(failed)}
      action={
        retry && (
          <Button size="small" loading={isRetrying} onClick={() => void retry()}>
            Try again
          </Button>
        )
      }
    />
  );
}

const messageOf = ({ error, lead }: FailedRequest) =>
  lead === undefined ? toMessage(error) : `${lead} ${toMessage(error)}`;
