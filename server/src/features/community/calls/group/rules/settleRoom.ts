import { closed, endAll } from './leaveRoom';
import type { RoomOutcome } from './RoomDecision';
import type { StoredRoom } from '../../../../../database/schema/community/StoredRoom';
import { capacityOf } from './roomCapacity';

/**
 * A room becomes a mesh again when it has been below the limit by one member for this long, so that it does
 * not switch back and forth.
 */
export const fewForMs = 10_000;

export interface RoomContext {
  /** In milliseconds. */
  now: number;
  /** The server whose Janus would forward the room; null when there is none. */
  forwarder: string | null;
  /** The number of members from which on it does. */
  forwardFrom: number;
}

/**
 * Consequences of every change: an empty room closes, unless it is planned; a host who left is succeeded by the longest present
 * member, but by no listener; a recording ends when who records is no longer the host, or is gone; and the topology matches the number of members.
 */
export function settleRoom({ room, ended }: RoomOutcome, context: RoomContext): RoomOutcome {
  if (room.isClosed) return { room: numbered(room), ended };
  if (room.members.length === 0 && context.now >= (room.plan?.until ?? 0)) {
    const reason = room.plan ? 'not-begun' : 'empty';
    return { room: numbered(closed(room)), ended: [...ended, ...endAll(room, reason)] };
  }
  const withTopology = { ...room, ...topologyOf(room, context) };
  const capacity = capacityOf(withTopology, context.forwarder);
  const hostId = hostOf(room);
  const isRecorded = room.recordedBy === hostId && isConnected(room, hostId);
  const recordedBy = isRecorded ? hostId : null;
  return { room: numbered({ ...withTopology, capacity, hostId, recordedBy }), ended };
}

const isConnected = ({ members }: StoredRoom, userId: string) =>
  members.some((member) => member.userId === userId && member.lostAt === null);

const numbered = (room: StoredRoom): StoredRoom => ({ ...room, version: room.version + 1 });

/** Connected members come before those whose connection is lost. */
function hostOf({ hostId, members, plan, isOneToMany }: StoredRoom): string {
  if (members.some(({ userId }) => userId === hostId)) return hostId;
  if (plan && (isOneToMany || members.length === 0)) return plan.by;
  const [next] = [...members].sort(
    (one, other) => Number(one.lostAt !== null) - Number(other.lostAt !== null) || one.order - other.order,
  );
  return next?.userId ?? hostId;
}

function topologyOf(
  { topology, fewSince, members, forwarder: before }: StoredRoom,
  { now, forwarder, forwardFrom }: RoomContext,
): Pick<StoredRoom, 'topology' | 'fewSince' | 'forwarder'> {
  const memberCount = members.length;
  if (topology.kind === 'mesh') {
    if (forwarder === null || memberCount < forwardFrom)
      return { fewSince: null, topology, forwarder: before };
    return { fewSince: null, topology: { kind: 'sfu', epoch: topology.epoch + 1 }, forwarder };
  }
  if (memberCount >= forwardFrom - 1) return { fewSince: null, topology, forwarder: before };
  const since = fewSince ?? now;
  if (now - since < fewForMs) return { fewSince: since, topology, forwarder: before };
  return { fewSince: null, topology: { kind: 'mesh', epoch: topology.epoch + 1 }, forwarder: before };
}
