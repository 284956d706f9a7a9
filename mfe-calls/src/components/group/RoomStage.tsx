import type { GroupCallState } from '@tayyib/shared/contracts';
import { useAppSelector } from '@tayyib/shared/store';
import { selectGroup } from '../../state/groupSlice';
import { useGroupStreams } from '../../state/groupStreams';
import { ParticipantTile } from './ParticipantTile';
import styles from './RoomStage.module.css';

/** Everyone in the room: side by side, or one large and the others beside. */
export function RoomStage({ room }: { room: GroupCallState }) {
  const { local, remote } = useGroupStreams();
  const { speaker, layout } = useAppSelector(selectGroup);
  const { participants } = room;
  const sharing = participants.find(({ isSharingScreen, self }) => isSharingScreen && !self);
  const spoke = participants.find(({ participant, self }) => participant === speaker && !self);
  const others = participants.find(({ self }) => !self);
  const large = layout === 'spotlight' ? (sharing ?? spoke ?? others) : undefined;
  // a person keeps their place in the document, so that no picture is torn down when somebody else speaks
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
