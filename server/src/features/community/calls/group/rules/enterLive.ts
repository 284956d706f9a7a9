import { roomInviteMs } from '@tayyib/shared/limits';
import type { StoredRoom } from '../../../../../database/schema/community/StoredRoom';
import { roomDecided, roomRefused, type RoomDecision } from './RoomDecision';

/** What a decision may need that no rule can make. */
interface Fresh {
  inviteId: string;
  /** Accounts that have blocked this user or are blocked by them. */
  apartFrom: readonly string[];
  /** In milliseconds. */
  now: number;
}

/** A user may come into the room of an event: it has an invite link, and they do not have to be let in. */
export function enterLive(
  room: StoredRoom | null,
  userId: string,
  { inviteId, apartFrom, now }: Fresh,
): RoomDecision {
  if (!room || room.isClosed || room.banned.includes(userId) || apartFrom.includes(room.hostId))
    return roomRefused('no-such-room');
  const isValid = room.invite !== null && now < room.invite.expiresAt;
  const invite = isValid
    ? room.invite
    : { id: inviteId, expiresAt: Math.max(now + roomInviteMs, room.plan?.until ?? 0) };
  const invited = room.invited.includes(userId) ? room.invited : [...room.invited, userId];
  return roomDecided({ ...room, invite, invited });
}

/** Who may speak at an event becomes its host when they come in, unless the one who was to is there. */
export function handLiveOver(
  room: StoredRoom | null,
  { by, username }: Pick<NonNullable<StoredRoom['plan']>, 'by' | 'username'>,
): RoomDecision {
  if (!room?.plan || room.isClosed) return roomRefused('no-such-room');
  const { plan } = room;
  if (plan.by === by || room.members.some(({ userId }) => userId === plan.by))
    return { ok: true, outcome: null };
  return roomDecided({ ...room, hostId: by, plan: { ...plan, by, username } });
}
