import { useState } from 'react';
import type { GroupCallState } from '@tayyib/shared/contracts';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Button } from '@tayyib/shared/sdk/ui';
import { inviteToRoom } from '../../state/groupRoom';
import { selectPresence } from '../../state/presenceSlice';
import { InviteLink } from './InviteLink';
import styles from './ParticipantList.module.css';

/** The invite link of the host, and those who are online for calls and not in the room, each with a button that invites them. */
export function InvitePeople({ room: { roomId, participants, invite: link } }: { room: GroupCallState }) {
  const dispatch = useAppDispatch();
  const { activeUsers } = useAppSelector(selectPresence);
  const [invited, setInvited] = useState<readonly string[]>([]);
  const names = new Set(participants.map(({ username }) => username));
  const others = activeUsers.filter(({ username, self }) => !self && !names.has(username));
  const invite = async (peer: string) => {
    if (await dispatch(inviteToRoom(roomId, peer))) setInvited((before) => [...before, peer]);
  };
  const isHost = participants.some(({ self, isHost: hosts }) => self && hosts);
  return (
    <>
      {isHost && <InviteLink roomId={roomId} invite={link} />}
      <details>
        <summary>Invite people</summary>
        {others.length === 0 ? (
          <p className={styles.note}>Nobody else is online for calls.</p>
        ) : (
          <ul className={styles.list} aria-label="People to invite">
            {others.map(({ peer, username }) => (
              <li key={peer} className={styles.person}>
                <span className={styles.name}>{username}</span>
                {invited.includes(peer) ? (
                  <span role="status">Invited</span>
                ) : (
                  <Button size="small" aria-label={`Invite ${username}`} onClick={() => void invite(peer)}>
                    Invite
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </details>
    </>
  );
}
