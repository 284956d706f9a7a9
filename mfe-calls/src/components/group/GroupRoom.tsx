import type { GroupCallState } from '@tayyib/shared/contracts';
import { maxMeshPeople } from '@tayyib/shared/limits';
import { useAppSelector } from '@tayyib/shared/store';
import { Tag } from '@tayyib/shared/ui';
import { selectIsRestoring } from '../../state/groupSlice';
import styles from './GroupRoom.module.css';
import { ParticipantList } from './ParticipantList';
import { RoomChat } from './RoomChat';
import { RoomControls } from './RoomControls';
import { RoomStage } from './RoomStage';

/** The room this person is in. */
export function GroupRoom({ room }: { room: GroupCallState }) {
  const { roomId, title, isLocked, participants, capacity, topology } = room;
  const isTooLarge = topology.kind === 'mesh' && participants.length > maxMeshPeople;
  const isRestoring = useAppSelector(selectIsRestoring);
  const isHost = participants.some(({ self, isHost: hosts }) => self && hosts);
  return (
    <section className={styles.room} aria-labelledby="room-title-shown">
      <div className={styles.main}>
        <h2 id="room-title-shown" className={styles.title}>
          {title} {isLocked && <Tag>Locked</Tag>}
        </h2>
        <p className={styles.note} role="status">
          {participants.length} of {capacity} people
          {capacity === maxMeshPeople && participants.length >= capacity && '. The room is full'}
          {isTooLarge &&
            '. Our forwarding server is away: pictures go from each to each and may falter. Turn your camera off if voices break up'}
          {isRestoring && '. The pictures broke off: we are bringing them back, the chat goes on.'}
        </p>
        <RoomStage room={room} />
        <RoomControls roomId={roomId} isLocked={isLocked} isHost={isHost} />
      </div>
      <div className={styles.side}>
        <ParticipantList room={room} isHost={isHost} />
        <RoomChat roomId={roomId} />
      </div>
    </section>
  );
}
