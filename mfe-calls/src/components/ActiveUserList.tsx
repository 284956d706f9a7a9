import type { ActiveUser } from '@tayyib/shared/contracts';
import { initialsOf } from '@tayyib/shared/format';
import { Skeleton } from '@tayyib/shared/ui';
import styles from './ActiveUserList.module.css';

/** Everyone online for calls, oneself marked. */
export function ActiveUserList({ users }: { users: readonly ActiveUser[] }) {
  // whoever is online is in their own list: an empty one has not arrived yet
  if (users.length === 0) {
    return (
      <div role="status" aria-label="Loading who is online">
        <Skeleton active avatar title={false} paragraph={{ rows: 1 }} />
      </div>
    );
  }
  return (
    <>
      <ul className={styles.users} aria-label="People online">
        {users.map(({ peer, username, self }) => (
          <li key={peer} className={styles.user}>
            <span className={styles.face} aria-hidden="true">
              {initialsOf(username)}
            </span>
            <span className={styles.name}>
              {username}
              {self && <span className={styles.you}> (you)</span>}
            </span>
          </li>
        ))}
      </ul>
      {users.length === 1 && <p className={styles.note}>Nobody else is online right now.</p>}
    </>
  );
}
