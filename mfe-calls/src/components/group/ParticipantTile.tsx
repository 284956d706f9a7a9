import type { GroupParticipant } from '@tayyib/shared/contracts';
import { initialsOf } from '@tayyib/shared/format';
import styles from './ParticipantTile.module.css';
import { SteadyPicture } from './SteadyPicture';

interface ParticipantTileProps {
  person: GroupParticipant;
  stream: MediaStream | null;
  isSpeaking: boolean;
  /** The one that is looked at. */
  isLarge: boolean;
}

/** What a screen reader hears, and sighted people see under the picture. */
function stateOf(
  { isPresent, handRaisedAt, isMicrophoneOn, isHost }: GroupParticipant,
  isSpeaking: boolean,
): string {
  const words = [
    isHost && 'host',
    isSpeaking && 'speaking',
    handRaisedAt !== null && 'hand raised',
    !isMicrophoneOn && 'microphone off',
    !isPresent && 'connection lost',
  ];
  return words.filter((word) => word !== false).join(', ');
}

/** One person of a room: their picture, or their initials while the camera is off. */
export function ParticipantTile({ person, stream, isSpeaking, isLarge }: ParticipantTileProps) {
  const { username, self, isCameraOn, isSharingScreen } = person;
  const state = stateOf(person, isSpeaking);
  const isPictureOn = (isCameraOn || isSharingScreen) && stream !== null;
  return (
    <li className={`${isSpeaking ? styles.speaking : styles.tile} ${isLarge ? styles.large : ''}`}>
      {isPictureOn ? (
        <SteadyPicture
          stream={stream}
          label={self ? 'Your picture' : `${username}’s picture`}
          isOwn={self && !isSharingScreen}
        />
      ) : (
        <span className={styles.dark} aria-hidden="true">
          <span className={styles.initials}>{initialsOf(username)}</span>
        </span>
      )}
      <span className={styles.name}>
        {username}
        {self && ' (you)'}
        {state !== '' && <span className={styles.state}> {state}</span>}
      </span>
    </li>
  );
}
