import { memo } from 'react';
import type { GroupCallRoom } from '@tayyib/shared/contracts';
import { Button, Icon, Tag } from '@tayyib/shared/sdk/ui';
import { RemindMe } from './RemindMe';
import { RoomSubjectNote } from './RoomSubjectNote';
import styles from './RoomList.module.css';

interface RoomListProps {
  rooms: readonly GroupCallRoom[];
  /** False while the user is in a call, in a room or waiting for one. */
  canJoin: boolean;
  onJoin: (roomId: string) => void;
  /** Closes a room that the user planned. */
  onClose: (room: GroupCallRoom) => void;
}

/** The open group rooms, with buttons to join them. */
export const RoomList = memo(function RoomList({ rooms, canJoin, onJoin, onClose }: RoomListProps) {
  if (rooms.length === 0) return <p>No group room is open right now.</p>;
  return (
    <ul className={styles.rooms} aria-label="Group rooms">
      {rooms.map((room) => {
        const { roomId, title, hostName, people, capacity, isLocked, hasLobby, isOwn } = room;
        const isFull = people >= capacity;
        const asks = hasLobby && !isOwn;
        return (
          <li key={roomId} className={styles.room}>
            <span className={styles.about}>
              <strong>{title}</strong>
              <RoomSubjectNote {...room} />
              <span className={styles.note}>
                {isOwn && 'Planned by you, '}
                {!isOwn && hostName && `With ${hostName}, `}
                {people === 0 ? 'nobody is in it yet' : `${people} of ${capacity} people`}
              </span>
              <RemindMe entry={{ roomId }} room={room} title={title} />
            </span>
            {isLocked && <Tag icon={<Icon name="lock" />}>Locked</Tag>}
            {!isLocked && isFull && <Tag>Full</Tag>}
            <span className={styles.buttons}>
              <Button
                aria-label={`${asks ? 'Ask to join' : 'Join'} ${title}`}
                disabled={!canJoin || (isLocked && !isOwn) || isFull}
                onClick={() => onJoin(roomId)}
              >
                {asks ? 'Ask to join' : 'Join'}
              </Button>
              {isOwn && (
                <Button danger aria-label={`Close ${title}`} onClick={() => onClose(room)}>
                  Close
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
});
