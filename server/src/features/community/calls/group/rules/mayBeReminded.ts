import type { StoredRoom } from '../../../../../database/schema/community/StoredRoom';

/** A user who is to be reminded of a room, and what is known of them. */
export interface Reminded {
  userId: string;
  /** The invite link by which they know the room; null for a room in the list. */
  inviteId: string | null;
  /** Whether they and who planned the room have blocked each other. */
  isApart: boolean;
}

/** A room that is planned for later. */
export type PlannedRoom = StoredRoom & { plan: NonNullable<StoredRoom['plan']> };

/** Whether a room is one to remind of. Live events have reminders of their own. */
export const isPlanned = (room: StoredRoom | null): room is PlannedRoom =>
  room !== null && room.plan !== null && !room.isClosed && !room.isOneToMany;

/** Whether a user may be reminded of a planned room: who planned it, sees it in the list, or has an invite link that works. */
export function mayBeReminded(
  { plan, isPrivate, banned, invite }: PlannedRoom,
  { userId, inviteId, isApart }: Reminded,
  now: number,
): boolean {
  if (plan.by === userId) return true;
  if (isApart || banned.includes(userId)) return false;
  return !isPrivate || (invite !== null && invite.id === inviteId && now < invite.expiresAt);
}
