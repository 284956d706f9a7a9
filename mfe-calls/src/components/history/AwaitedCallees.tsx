import { toMessage } from '@tayyib/shared/sdk/errors';
import { Button } from '@tayyib/shared/sdk/ui';
import { useGetCallWishesQuery, useWithdrawCallWishMutation } from '../../api/callsApi';
import { formatTime } from '../../domain/ownTime';
import styles from './CallRow.module.css';

/** For whom the user waits to be free, with buttons to take that back. Renders nothing when it is nobody. */
export function AwaitedCallees() {
  const { data } = useGetCallWishesQuery();
  const [withdraw, { error }] = useWithdrawCallWishMutation();
  if (!data?.wishes.length) return null;
  return (
    <section aria-labelledby="calls-awaited">
      <h2 id="calls-awaited">You are told when they are free</h2>
      <p>You get one alert for each of them.</p>
      {error && <p role="alert">{toMessage(error)}</p>}
      {data.wishes.map(({ id, username, until }) => (
        <div key={id} className={styles.blocked}>
          <span>
            {username}, until {formatTime(until)}
          </span>
          <Button aria-label={`Do not tell me when ${username} is free`} onClick={() => void withdraw(id)}>
            Do not tell me
          </Button>
        </div>
      ))}
    </section>
  );
}
