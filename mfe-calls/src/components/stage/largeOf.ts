import type { GroupParticipant } from '@tayyib/shared/contracts';
import type { RoomLayout } from '../../state/groupSlice';

interface Shown {
  speaker: string | null;
  layout: RoomLayout;
  /** One speaks, and the others listen. */
  isOneToMany: boolean;
}

/**
 * Who is shown large: a screen that another participant shares, else who speaks; null where all have the same size. Where one speaks to
 * many it is the host, as long as nobody chooses otherwise.
 */
export function largeOf(
  participants: readonly GroupParticipant[],
  { speaker, layout, isOneToMany }: Shown,
): GroupParticipant | null {
  const others = participants.filter(({ self }) => !self);
  const sharing = others.find(({ isSharingScreen }) => isSharingScreen) ?? null;
  if (layout === 'auto')
    return sharing ?? (isOneToMany ? (others.find(({ isHost }) => isHost) ?? null) : null);
  if (layout === 'grid') return null;
  return sharing ?? others.find(({ participant }) => participant === speaker) ?? others[0] ?? null;
}
