import { toMessage } from '@tayyib/shared/sdk/errors';
import { Button } from '@tayyib/shared/sdk/ui';
import { useWishCallMutation, useWithdrawCallWishMutation } from '../../api/callsApi';
import { formatTime } from '../../domain/ownTime';

/** Asks to be told once when the other side of an unanswered call is free, and takes it back. */
export function TellWhenFree({ callId, name }: { callId: string; name: string }) {
  const [wish, { data, error, isLoading }] = useWishCallMutation();
  const [withdraw, withdrawal] = useWithdrawCallWishMutation();
  const problem = error ?? withdrawal.error;
  const isWaiting = data !== undefined && !withdrawal.isSuccess;
  return (
    <>
      <p role="status">
        {isWaiting && `You get one alert when ${name} is free, until ${formatTime(data.until)}.`}
      </p>
      {problem && <p role="alert">{toMessage(problem)}</p>}
      {isWaiting ? (
        <Button loading={withdrawal.isLoading} onClick={() => void withdraw(data.id)}>
          Do not tell me
        </Button>
      ) : (
        <Button
          loading={isLoading}
          onClick={() => {
            withdrawal.reset();
            void wish(callId);
          }}
        >
          Tell me when free
        </Button>
      )}
    </>
  );
}
