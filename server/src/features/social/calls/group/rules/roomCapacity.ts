import { maxMeshPeople, maxSfuPeople } from '@tayyib/shared/limits';
import type { HeldRoom } from '../../../../../database/schema/HeldRoom';

/** How many a room holds: without a server that forwards it, as many as can send their pictures to each other. */
export const capacityWith = (forwarder: string | null): number =>
  forwarder === null ? maxMeshPeople : maxSfuPeople;

/** How many that room holds now. One that is forwarded holds what it held: whether that is over is decided by who looks after it. */
export function capacityOf({ topology, capacity }: HeldRoom, forwarder: string | null): number {
  const most = capacityWith(forwarder);
  return topology.kind === 'sfu' ? Math.max(capacity, most) : most;
}
