import { useEffect, useRef } from 'react';
import type { GroupCallState, GroupParticipant } from '@tayyib/shared/contracts';
import { useAppDispatch } from '@tayyib/shared/sdk/store';
import { Button, Flex } from '@tayyib/shared/sdk/ui';
import { moderate } from '../../state/groupRoom';
import { isFocusLost } from '../isFocusLost';
import styles from './ParticipantList.module.css';

/** Raised hands first, in the order they were raised; then by time of joining. */
function sorted(people: readonly GroupParticipant[]): GroupParticipant[] {
  const keyOf = ({ handRaisedAt, order }: GroupParticipant) => [handRaisedAt ?? Infinity, order] as const;
  return [...people].sort((one, other) => {
    const [hand, order] = keyOf(one);
    const [otherHand, otherOrder] = keyOf(other);
    return hand === otherHand ? order - otherOrder : hand - otherHand;
  });
}

/** The participants of a room; the host moderates them. */
export function ParticipantList({ room, isHost }: { room: GroupCallState; isHost: boolean }) {
  const dispatch = useAppDispatch();
  const { roomId, participants } = room;
  const act = (verb: 'mute' | 'unmute' | 'remove' | 'hand-over', participant: string) => {
    hasActed.current = true;
    void dispatch(moderate({ roomId, verb, participant }));
  };
  const list = useRef<HTMLElement>(null);
  const hasActed = useRef(false);
  // the buttons of a removed user are gone
  useEffect(() => {
    if (hasActed.current && isFocusLost()) list.current?.focus();
    hasActed.current = false;
  }, [participants]);
  return (
    <section ref={list} tabIndex={-1} className={styles.people} aria-label="Participants">
      <ul className={styles.list} aria-label="In the room">
        {sorted(participants).map(
          ({ participant, username, self, handRaisedAt, isMutedByHost, isHost: hosts }) => (
            <li key={participant} className={styles.person}>
              <span className={styles.name}>
                {username}
                {self && ' (you)'}
                {hosts && <span className={styles.note}> host</span>}
                {handRaisedAt !== null && <span className={styles.note}> hand raised</span>}
                {isMutedByHost && (
                  <span className={styles.note}>
                    {room.isOneToMany ? ' listening' : ' muted by the host'}
                  </span>
                )}
              </span>
              {isHost && !self && (
                <Flex wrap gap={4}>
                  <Button
                    size="small"
                    aria-label={isMutedByHost ? `Let speak: ${username}` : `Mute ${username}`}
                    onClick={() => act(isMutedByHost ? 'unmute' : 'mute', participant)}
                  >
                    {isMutedByHost ? 'Let speak' : 'Mute'}
                  </Button>
                  <Button
                    size="small"
                    aria-label={`Make host: ${username}`}
                    onClick={() => act('hand-over', participant)}
                  >
                    Make host
                  </Button>
                  <Button
                    size="small"
                    danger
                    aria-label={`Remove ${username}`}
                    onClick={() => act('remove', participant)}
                  >
                    Remove
                  </Button>
                </Flex>
              )}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
