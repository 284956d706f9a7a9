import { useAppSelector } from '@tayyib/shared/store';
import { selectRoom } from '../../state/groupSlice';
import { useGroupStreams } from '../../state/groupStreams';
import { useSound } from '../useSound';

/** The voices of a room, on whatever page is open. Whoever the host muted is not heard, whatever they send. */
export function GroupSound() {
  const room = useAppSelector(selectRoom);
  const { remote } = useGroupStreams();
  const heard = room?.participants.filter(({ self, isMutedByHost }) => !self && !isMutedByHost) ?? [];
  return heard.map(({ participant }) => <Voice key={participant} stream={remote.get(participant) ?? null} />);
}

function Voice({ stream }: { stream: MediaStream | null }) {
  useSound(stream);
  return null;
}
