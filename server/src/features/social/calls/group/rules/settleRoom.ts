import { closed, endAll } from './leaveRoom';
import type { RoomOutcome } from './RoomDecision';
import type { HeldRoom } from '../../../../../database/schema/HeldRoom';
import { capacityOf } from './roomCapacity';

/** Pictures go from each to each again when one less than could has been there for so long: nobody is moved to and fro. */
export const fewForMs = 10_000;

export interface Surroundings {
  /** In milliseconds. */
  now: number;
  /** The server whose Janus would forward the room; null when there is none. */
  forwarder: string | null;
  /** From so many people on it does. */
  forwardFrom: number;
}

/** What follows from every change: an empty room closes, a host who is gone is followed by whoever has been there longest, and the way pictures travel fits the number of people. */
export function settleRoom({ room, ended }: RoomOutcome, surroundings: Surroundings): RoomOutcome {
  if (room.isClosed) return { room: numbered(room), ended };
  if (room.members.length === 0) {
    return { room: numbered(closed(room)), ended: [...ended, ...endAll(room, 'empty')] };
  }
  const travelling = { ...room, ...travelOf(room, surroundings) };
  const capacity = capacityOf(travelling, surroundings.forwarder);
  return { room: numbered({ ...travelling, capacity, hostId: hostOf(room) }), ended };
}

const numbered = (room: HeldRoom): HeldRoom => ({ ...room, version: room.version + 1 });

/** Those who are there come before those whose connection is lost. */
function hostOf({ hostId, members }: HeldRoom): string {
  if (members.some(({ userId }) => userId === hostId)) return hostId;
  const [next] = [...members].sort(
    (one, other) => Number(one.lostAt !== null) - Number(other.lostAt !== null) || one.order - other.order,
  );
  return next?.userId ?? hostId;
}

function travelOf(
  { topology, fewSince, members, forwarder: before }: HeldRoom,
  { now, forwarder, forwardFrom }: Surroundings,
): Pick<HeldRoom, 'topology' | 'fewSince' | 'forwarder'> {
  const people = members.length;
  if (topology.kind === 'mesh') {
    if (forwarder === null || people < forwardFrom) return { fewSince: null, topology, forwarder: before };
    return { fewSince: null, topology: { kind: 'sfu', epoch: topology.epoch + 1 }, forwarder };
  }
  if (people >= forwardFrom - 1) return { fewSince: null, topology, forwarder: before };
  const since = fewSince ?? now;
  if (now - since < fewForMs) return { fewSince: since, topology, forwarder: before };
  return { fewSince: null, topology: { kind: 'mesh', epoch: topology.epoch + 1 }, forwarder: before };
}
