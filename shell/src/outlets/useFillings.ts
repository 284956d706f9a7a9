import { refusalOf } from '@tayyib/shared/access';
import type { ModuleEntry, SlotDescriptor, SlotName } from '@tayyib/shared/contracts';
import { useRegistry } from '../registry/useRegistry';
import { useSession } from '../session/useSession';

/** What one enabled module contributes to a slot. */
export interface Filling {
  entry: ModuleEntry;
  filling: SlotDescriptor;
}

/** What the enabled modules contribute to a slot and the viewer may see, in order. */
export function useFillings(name: SlotName): Filling[] {
  const { enabled } = useRegistry();
  const { user } = useSession();
  return enabled
    .flatMap((entry) => entry.descriptor.slots.map((filling) => ({ entry, filling })))
    .filter(({ filling }) => filling.slot === name && refusalOf(filling.access, user) === null)
    .sort((a, b) => a.filling.order - b.filling.order);
}
