import type { GroupCallState } from '@tayyib/shared/contracts';
import { useAppSelector } from '@tayyib/shared/sdk/store';
import { selectGroup } from '../../state/groupSlice';
import { useRoomStreams } from '../../state/mediaStreams';
import { ParticipantTile } from './ParticipantTile';
import styles from './RoomStage.module.css';

/** The participants of a room: in a grid, or one large and the others beside it. */
export function RoomStage({ room }: { room: GroupCallState }) {
  const { local, remote } = useRoomStreams();
  const { speaker, layout } = useAppSelector(selectGroup);
  const { participants } = room;
  const sharing = participants.find(({ isSharingScreen, self }) => isSharingScreen && !self);
  const speaking = participants.find(({ participant, self }) => participant === speaker && !self);
  const others = participants.find(({ self }) => !self);
  const large = layout === 'spotlight' ? (sharing ?? speaking ?? others) : undefined;
  // tiles keep their order in the document, so that no video element is recreated when the speaker changes
  return (
    <ul className={large ? styles.spotlight : styles.grid} aria-label="People in this room">
      {participants.map((person) => (
        <ParticipantTile
          key={person.participant}
          person={person}
          stream={person.self ? local : (remote.get(person.participant) ?? null)}
          isSpeaking={person.participant === speaker && person.isMicrophoneOn}
          isLarge={person.participant === large?.participant}
        />
      ))}
    </ul>
  );
}
