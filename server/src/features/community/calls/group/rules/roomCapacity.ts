import { maxMeshPeople, maxSfuPeople } from '@tayyib/shared/limits';
import type { StoredRoom } from '../../../../../database/schema/community/StoredRoom';

/** The capacity of a room: without a forwarding server, as many as a mesh carries. */
export const capacityWith = (forwarder: string | null): number =>
  forwarder === null ? maxMeshPeople : maxSfuPeople;

/**
 * The current capacity of a room. A forwarded one keeps its capacity: whether forwarding is over is decided
 * by the monitoring server.
 */
export function capacityOf({ topology, capacity }: StoredRoom, forwarder: string | null): number {
  const max = capacityWith(forwarder);
  return topology.kind === 'sfu' ? Math.max(capacity, max) : max;
}
