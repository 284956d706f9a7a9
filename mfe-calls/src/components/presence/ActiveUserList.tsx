import { memo } from 'react';
import type { ActiveUser, CallMedia, CallPeer } from '@tayyib/shared/contracts';
import { initialsOf } from '@tayyib/shared/values/format';
import { Button, Icon, Skeleton } from '@tayyib/shared/sdk/ui';
import styles from './ActiveUserList.module.css';
import { RoleMark } from './RoleMark';

const states = { busy: 'In a call', away: 'Away' } as const;

interface ActiveUserListProps {
  users: readonly ActiveUser[];
  /** Whether a user can be called now. */
  canCall: (socketId: string) => boolean;
  onCall: (peer: CallPeer, media: CallMedia) => void;
}

/** The users online for calls, with buttons to call them; the viewer is marked. */
export const ActiveUserList = memo(function ActiveUserList({ users, canCall, onCall }: ActiveUserListProps) {
  // the list contains the viewer: an empty one has not loaded yet
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
        {users.map(({ peer, username, self, mark, state }) => (
          <li key={peer} className={styles.user}>
            <span className={styles.face} aria-hidden="true">
              {initialsOf(username)}
            </span>
            <span className={styles.name}>
              {username}
              {self && <span className={styles.you}> (you)</span>}
              <RoleMark mark={mark} />
              {!self && state !== 'free' && <span className={styles.state}>{states[state]}</span>}
            </span>
            {!self && (
              <span className={styles.calls}>
                <Button
                  icon={<Icon name="video" />}
                  aria-label={`Call ${username} by video`}
                  disabled={!canCall(peer)}
                  onClick={() => onCall({ socketId: peer, username }, 'video')}
                />
                <Button
                  icon={<Icon name="phone" />}
                  aria-label={`Call ${username} by voice`}
                  disabled={!canCall(peer)}
                  onClick={() => onCall({ socketId: peer, username }, 'audio')}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {users.length === 1 && <p className={styles.note}>Nobody else is online right now.</p>}
    </>
  );
});
