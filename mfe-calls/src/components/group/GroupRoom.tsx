import type { GroupCallState } from '@tayyib/shared/contracts';
import { maxMeshPeople } from '@tayyib/shared/limits';
import { useAppSelector } from '@tayyib/shared/sdk/store';
import { Tag } from '@tayyib/shared/sdk/ui';
import { selectIsRestoring } from '../../state/groupSlice';
import styles from './GroupRoom.module.css';
import { InvitePeople } from './InvitePeople';
import { ParticipantList } from './ParticipantList';
import { RoomChat } from './RoomChat';
import { RoomControls } from './RoomControls';
import { RoomStage } from './RoomStage';

/** The room the user is in. */
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
            '. Our forwarding server is not available, so video may stutter. Turn your camera off if the sound breaks up'}
          {isRestoring && '. The video was interrupted and is being restored. The chat still works.'}
        </p>
        <RoomStage room={room} />
        <RoomControls roomId={roomId} isLocked={isLocked} isHost={isHost} />
      </div>
      <div className={styles.side}>
        <ParticipantList room={room} isHost={isHost} />
        <InvitePeople room={room} />
        <RoomChat roomId={roomId} />
      </div>
    </section>
  );
}
