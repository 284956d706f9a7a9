import type { GroupParticipant } from '@tayyib/shared/contracts';
import type { selectGroup } from '../../state/groupSlice';
import type { StagePerson } from './StagePerson';

/** A participant of a room, as the stage shows them. */
export function personOf(
  person: GroupParticipant,
  stream: MediaStream | null,
  { speaker, reactions }: Pick<ReturnType<typeof selectGroup>, 'speaker' | 'reactions'>,
): StagePerson {
  const { participant, username, isCameraOn, isSharingScreen, isMicrophoneOn, isMutedByHost, isPresent } =
    person;
  const isMuted = !isMicrophoneOn || isMutedByHost;
  const isSpeaking = participant === speaker && !isMuted;
  return {
    id: participant,
    name: username,
    stream,
    isVideoOn: (isCameraOn || isSharingScreen) && stream !== null,
    isSharingScreen,
    isPresenterOn: isSharingScreen && isCameraOn,
    isMuted,
    isSpeaking,
    isFrozen: !isPresent,
    state: stateOf(person, isSpeaking),
    hasRaisedHand: person.handRaisedAt !== null,
    reaction: reactions[participant] ?? null,
    note: isCameraOn || isSharingScreen ? null : 'Camera off',
  };
}

function stateOf(
  { isPresent, handRaisedAt, isMicrophoneOn, isSharingScreen, isHost }: GroupParticipant,
  isSpeaking: boolean,
): string {
  const labels = [
    isHost && 'host',
    isSharingScreen && 'sharing the screen',
    isSpeaking && 'speaking',
    handRaisedAt !== null && 'hand raised',
    !isMicrophoneOn && 'microphone off',
    !isPresent && 'connection lost',
  ];
  return labels.filter((label) => label !== false).join(', ');
}
