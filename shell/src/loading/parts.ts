import type { ComponentType } from 'react';
import type { CommandName, SlotName } from '@tayyib/shared/contracts';
import type {
  AnySlotFilling,
  Command,
  ModuleDefinition,
  SlotFilling,
  SlotProps,
} from '@tayyib/shared/sdk/modules';
import { causeOf, withDeadline } from './causeOf';
import { failure, type PartOutcome } from './LoadOutcome';
import type { RunningModule } from './RunningModule';

type PartLoader<Part> = () => Promise<Part>;

/** Finds the loader of one page, slot component or command by its name; undefined if the module has none. */
export type FindPart<Part> = (definition: ModuleDefinition) => PartLoader<Part> | undefined;

/** The loader of the component that this one loads as a module. */
const componentOf =
  <Props extends object>(
    load: PartLoader<{ default: ComponentType<Props> }>,
  ): PartLoader<ComponentType<Props>> =>
  async () =>
    (await load()).default;

export const pageOf =
  (page: string): FindPart<ComponentType> =>
  ({ pages }) => {
    const load = Object.hasOwn(pages, page) ? pages[page] : undefined;
    return load && componentOf(load);
  };

export const slotOf =
  <Name extends SlotName>(component: string, name: Name): FindPart<ComponentType<SlotProps[Name]>> =>
  ({ slots = {} }) => {
    const filling = Object.hasOwn(slots, component) ? slots[component] : undefined;
    return filling && fills(filling, name) ? componentOf(filling.load) : undefined;
  };

export const commandOf =
  <Name extends CommandName>(name: Name): FindPart<Command<Name>> =>
  ({ commands = {} }) =>
    Object.hasOwn(commands, name) ? commands[name] : undefined;

/**
 * Loads one part of a running module within the module's time limit. Never rejects.
 * @param onLate called where it arrives after that
 */
export async function loadPart<Part>(
  { definition, version }: RunningModule,
  find: FindPart<Part>,
  onLate: () => void,
): Promise<PartOutcome<Part>> {
  const load = find(definition);
  if (!load) return failure('outdated');
  try {
    const part = await withDeadline(
      load().catch(() => loadAgain(load)),
      version.descriptor.timeoutMs,
      onLate,
    );
    return { kind: 'ready', part, version: version.version };
  } catch (error) {
    return failure(await causeOf(error, version));
  }
}

/** Until the other files of the part have failed as well: webpack gives every request of a file that is under way the same promise. */
const retryAfterMs = 200;

/**
 * Requests once more what failed: the browser's reply to the first request of a file may be that of a `<link rel="preload">` of the page, which
 * failed earlier.
 */
const loadAgain = async <Part>(load: PartLoader<Part>): Promise<Part> => {
  await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
  return load();
};

function fills<Name extends SlotName>(
  filling: AnySlotFilling,
  name: Name,
): filling is AnySlotFilling & SlotFilling<Name> {
  return filling.slot === name;
}
