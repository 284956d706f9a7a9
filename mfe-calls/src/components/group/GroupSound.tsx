import { useAppSelector } from '@tayyib/shared/sdk/store';
import { selectGroup, selectRoom } from '../../state/groupSlice';
import { useRoomStreams } from '../../state/mediaStreams';
import { useSound } from '../media/useSound';

/** The audio of a room, on every page, except while the call that it was is still heard. A participant the host muted is not played, whatever they send. */
export function GroupSound() {
  const room = useAppSelector(selectRoom);
  const { isArriving } = useAppSelector(selectGroup);
  const { remote } = useRoomStreams();
  const audible =
    (isArriving ? null : room)?.participants.filter(({ self, isMutedByHost }) => !self && !isMutedByHost) ??
    [];
  return audible.map(({ participant }) => (
    <ParticipantAudio key={participant} stream={remote.get(participant) ?? null} />
  ));
}

function ParticipantAudio({ stream }: { stream: MediaStream | null }) {
  useSound(stream);
  return null;
}
