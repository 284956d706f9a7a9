import type { GroupParticipant } from '@tayyib/shared/contracts';
import { initialsOf } from '@tayyib/shared/values/format';
import styles from './ParticipantTile.module.css';
import { SteadyVideo } from './SteadyVideo';

interface ParticipantTileProps {
  person: GroupParticipant;
  stream: MediaStream | null;
  isSpeaking: boolean;
  /** Shown large, in the spotlight layout. */
  isLarge: boolean;
}

/** The status shown under the video. */
function statusOf(
  { isPresent, handRaisedAt, isMicrophoneOn, isHost }: GroupParticipant,
  isSpeaking: boolean,
): string {
  const labels = [
    isHost && 'host',
    isSpeaking && 'speaking',
    handRaisedAt !== null && 'hand raised',
    !isMicrophoneOn && 'microphone off',
    !isPresent && 'connection lost',
  ];
  return labels.filter((label) => label !== false).join(', ');
}

/** One participant of a room: their video, or their initials while the camera is off. */
export function ParticipantTile({ person, stream, isSpeaking, isLarge }: ParticipantTileProps) {
  const { username, self, isCameraOn, isSharingScreen } = person;
  const state = statusOf(person, isSpeaking);
  const isVideoOn = (isCameraOn || isSharingScreen) && stream !== null;
  return (
    <li className={`${isSpeaking ? styles.speaking : styles.tile} ${isLarge ? styles.large : ''}`}>
      {isVideoOn ? (
        <SteadyVideo
          stream={stream}
          label={self ? 'Your video' : `${username}’s video`}
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
