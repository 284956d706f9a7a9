import { meshPeopleMost } from '@tayyib/shared/limits';
import { closed, endAll } from './leaveRoom';
import type { HeldRoom, RoomOutcome } from './HeldRoom';

/** Pictures go from each to each again when so few have been there for so long: nobody is moved to and fro. */
export const fewPeople = 3;
export const fewForMs = 10_000;

export interface Surroundings {
  /** In milliseconds. */
  now: number;
  /** How many a room holds on this installation. */
  capacity: number;
  /** The name of this server, whose Janus would forward the room. */
  forwarder: string;
}

/** What follows from every change: an empty room closes, a host who is gone is followed by whoever has been there longest, and the way pictures travel fits the number of people. */
export function settleRoom(
  { room, ended }: RoomOutcome,
  { now, capacity, forwarder }: Surroundings,
): RoomOutcome {
  if (room.isClosed) return { room: numbered(room), ended };
  if (room.members.length === 0) {
    return { room: numbered(closed(room)), ended: [...ended, ...endAll(room, 'empty')] };
  }
  const topology = travelOf(room, { now, capacity, forwarder });
  // a room that another server forwards holds what it held, also where a server without one decides
  const holds = topology.topology.kind === 'sfu' ? Math.max(room.capacity, capacity) : capacity;
  return { room: numbered({ ...room, capacity: holds, hostId: hostOf(room), ...topology }), ended };
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
  { now, capacity, forwarder }: Surroundings,
): Pick<HeldRoom, 'topology' | 'fewSince' | 'forwarder'> {
  const people = members.length;
  if (topology.kind === 'mesh') {
    const isTooMany = people > meshPeopleMost && capacity > meshPeopleMost;
    if (!isTooMany) return { fewSince: null, topology, forwarder: before };
    return { fewSince: null, topology: { kind: 'sfu', epoch: topology.epoch + 1 }, forwarder };
  }
  if (people > fewPeople) return { fewSince: null, topology, forwarder: before };
  const since = fewSince ?? now;
  if (now - since < fewForMs) return { fewSince: since, topology, forwarder: before };
  return { fewSince: null, topology: { kind: 'mesh', epoch: topology.epoch + 1 }, forwarder: before };
}
