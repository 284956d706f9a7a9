import { memo } from 'react';
import type { GroupCallRoom } from '@tayyib/shared/contracts';
import { Button, Icon, Tag } from '@tayyib/shared/sdk/ui';
import styles from './RoomList.module.css';

interface RoomListProps {
  rooms: readonly GroupCallRoom[];
  /** False while the user is in a call, in a room or waiting for one. */
  canJoin: boolean;
  onJoin: (roomId: string) => void;
}

/** The open group rooms, with buttons to join them. */
export const RoomList = memo(function RoomList({ rooms, canJoin, onJoin }: RoomListProps) {
  if (rooms.length === 0) return <p>No group room is open right now.</p>;
  return (
    <ul className={styles.rooms} aria-label="Group rooms">
      {rooms.map(({ roomId, title, hostName, people, capacity, isLocked, hasLobby }) => {
        const isFull = people >= capacity;
        return (
          <li key={roomId} className={styles.room}>
            <span className={styles.about}>
              <strong>{title}</strong>
              <span className={styles.note}>
                {hostName ? `With ${hostName}, ` : ''}
                {people} of {capacity} people
              </span>
            </span>
            {isLocked && <Tag icon={<Icon name="lock" />}>Locked</Tag>}
            {!isLocked && isFull && <Tag>Full</Tag>}
            <Button
              aria-label={`${hasLobby ? 'Ask to join' : 'Join'} ${title}`}
              disabled={!canJoin || isLocked || isFull}
              onClick={() => onJoin(roomId)}
            >
              {hasLobby ? 'Ask to join' : 'Join'}
            </Button>
          </li>
        );
      })}
    </ul>
  );
});
