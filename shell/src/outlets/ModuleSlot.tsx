import type { SlotName } from '@tayyib/shared/contracts';
import type { SlotProps } from '@tayyib/shared/sdk/modules';
import { SlotPart } from './SlotPart';
import { useFillings } from './useFillings';

/** The components of all enabled modules for one slot, in order, each in its own error boundary. */
export function ModuleSlot<Name extends SlotName>({ name, props }: { name: Name; props: SlotProps[Name] }) {
  return useFillings(name).map(({ entry, filling }) => (
    <SlotPart
      key={`${entry.descriptor.id} ${filling.component}`}
      entry={entry}
      filling={filling}
      name={name}
      props={props}
    />
  ));
}
