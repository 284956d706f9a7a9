import type { GroupParticipant } from '@tayyib/shared/contracts';
import type { RoomLayout } from '../../state/groupSlice';

/** Who is shown large: a screen that another participant shares, else who speaks; null where all have the same size. */
export function largeOf(
  participants: readonly GroupParticipant[],
  { speaker, layout }: { speaker: string | null; layout: RoomLayout },
): GroupParticipant | null {
  const others = participants.filter(({ self }) => !self);
  const sharing = others.find(({ isSharingScreen }) => isSharingScreen) ?? null;
  if (layout === 'auto') return sharing;
  if (layout === 'grid') return null;
  return sharing ?? others.find(({ participant }) => participant === speaker) ?? others[0] ?? null;
}
