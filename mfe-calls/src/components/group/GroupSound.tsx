import { useAppSelector } from '@tayyib/shared/sdk/store';
import { selectRoom } from '../../state/groupSlice';
import { useRoomStreams } from '../../state/mediaStreams';
import { useSound } from '../media/useSound';

/** The audio of a room, on every page. A participant the host muted is not played, whatever they send. */
export function GroupSound() {
  const room = useAppSelector(selectRoom);
  const { remote } = useRoomStreams();
  const audible = room?.participants.filter(({ self, isMutedByHost }) => !self && !isMutedByHost) ?? [];
  return audible.map(({ participant }) => (
    <ParticipantAudio key={participant} stream={remote.get(participant) ?? null} />
  ));
}

function ParticipantAudio({ stream }: { stream: MediaStream | null }) {
  useSound(stream);
  return null;
}
