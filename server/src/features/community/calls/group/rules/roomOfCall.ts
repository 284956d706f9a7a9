import type { StoredCall, Leg } from '../../../../../database/schema/community/StoredCall';
import type { StoredRoom } from '../../../../../database/schema/community/StoredRoom';
import { sideOf, type Device } from '../../oneToOne/rules/callRules';
import { withNewMember, type Arrival } from './joinRoom';
import { openRoom } from './openRoom';

/** A side of a call, on the device that the call is on. */
type PresentLeg = Leg & { device: string };

const isPresent = (leg: Leg): leg is PresentLeg => leg.device !== null;

/** The two sides of an accepted call, that of the connection first; null for a connection that is not in it. */
export function sidesOf(call: StoredCall | null, by: Device): readonly [PresentLeg, PresentLeg] | null {
  const side = call?.phase === 'accepted' ? sideOf(call, by) : null;
  if (!call || !side) return null;
  const own = call[side];
  const other = side === 'caller' ? call.callee : call.caller;
  return isPresent(own) && isPresent(other) ? [own, other] : null;
}

/**
 * The room that a call becomes: both sides are in it at once, and nobody learns of it who was not asked in. Its title
 * names nobody, since it outlasts the room.
 */
export function roomOfCall(
  { id, capacity, banned }: Pick<StoredRoom, 'id' | 'capacity' | 'banned'>,
  host: Arrival,
  other: Arrival,
): StoredRoom {
  const room = openRoom({ id, title: 'Group call', hasLobby: true, capacity, banned }, host);
  return withNewMember({ ...room, isPrivate: true }, other);
}
