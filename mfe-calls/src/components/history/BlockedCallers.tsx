import { toMessage } from '@tayyib/shared/sdk/errors';
import { formatMoment } from '@tayyib/shared/values/format';
import { Button } from '@tayyib/shared/sdk/ui';
import { useGetCallBlocksQuery, useUnblockCallerMutation } from '../../api/callsApi';
import styles from './CallRow.module.css';

/** The blocked callers, with buttons to unblock them. Renders nothing when there are none. */
export function BlockedCallers() {
  const { data } = useGetCallBlocksQuery();
  const [unblock, { error }] = useUnblockCallerMutation();
  if (!data?.blocks.length) return null;
  return (
    <section aria-labelledby="calls-blocked">
      <h2 id="calls-blocked">Blocked</h2>
      <p>They cannot call you, and neither of you sees the other online. They are not notified.</p>
      {error && <p role="alert">{toMessage(error)}</p>}
      {data.blocks.map(({ id, username, since }) => (
        <div key={id} className={styles.blocked}>
          <span>
            {username}, since {formatMoment(since)}
          </span>
          <Button aria-label={`Unblock ${username}`} onClick={() => void unblock(id)}>
            Unblock
          </Button>
        </div>
      ))}
    </section>
  );
}
