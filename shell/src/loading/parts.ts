import type { ComponentType } from 'react';
import type { SlotName } from '@tayyib/shared/contracts';
import type { AnySlotFilling, ModuleDefinition, SlotFilling, SlotProps } from '@tayyib/shared/sdk/modules';
import { causeOf, withDeadline } from './causeOf';
import { failure, type PartOutcome } from './LoadOutcome';
import type { RunningModule } from './RunningModule';

type PartLoader<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;

/** Finds the loader of one page or slot component by its name; undefined if the module has none. */
export type FindPart<Props extends object> = (definition: ModuleDefinition) => PartLoader<Props> | undefined;

export const pageOf =
  (page: string): FindPart<object> =>
  ({ pages }) =>
    Object.hasOwn(pages, page) ? pages[page] : undefined;

export const slotOf =
  <Name extends SlotName>(component: string, name: Name): FindPart<SlotProps[Name]> =>
  ({ slots = {} }) => {
    const filling = Object.hasOwn(slots, component) ? slots[component] : undefined;
    return filling && fills(filling, name) ? filling.load : undefined;
  };

/**
 * Loads one component of a running module within the module's time limit. Never rejects.
 * @param onLate called where it arrives after that
 */
export async function loadPart<Props extends object>(
  { definition, version }: RunningModule,
  find: FindPart<Props>,
  onLate: () => void,
): Promise<PartOutcome<Props>> {
  const load = find(definition);
  if (!load) return failure('outdated');
  try {
    const part = await withDeadline(load(), version.descriptor.timeoutMs, onLate);
    return { kind: 'ready', Component: part.default, version: version.version };
  } catch (error) {
    return failure(await causeOf(error, version));
  }
}

function fills<Name extends SlotName>(
  filling: AnySlotFilling,
  name: Name,
): filling is AnySlotFilling & SlotFilling<Name> {
  return filling.slot === name;
}
