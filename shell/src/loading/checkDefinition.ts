import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import type { ModuleDefinition } from '@tayyib/shared/sdk/modules';

/** The module's definition if it exports everything its descriptor names; otherwise null. */
export function checkDefinition(descriptor: ModuleDescriptor, exported: unknown): ModuleDefinition | null {
  const definition = isObject(exported) ? exported.default : undefined;
  if (!isDefinition(definition)) return null;
  const hasPages = descriptor.routes.every(({ page }) => Object.hasOwn(definition.pages, page));
  const hasSlots = descriptor.slots.every(({ slot, component }) => {
    const fillings = definition.slots ?? {};
    return Object.hasOwn(fillings, component) && fillings[component]?.slot === slot;
  });
  const hasCommands = (descriptor.commands ?? []).every(({ command }) =>
    Object.hasOwn(definition.commands ?? {}, command),
  );
  const ownsSlices = (definition.slices ?? []).every(({ reducerPath }) =>
    descriptor.owns.slices.includes(reducerPath),
  );
  return hasPages && hasSlots && hasCommands && ownsSlices ? definition : null;
}

/** Downloaded code was not type-checked against this shell, so its shape is validated at run time. */
function isDefinition(value: unknown): value is ModuleDefinition {
  if (!isObject(value) || !isObject(value.pages)) return false;
  const { pages, slots = {}, commands = {}, slices = [], start } = value;
  return (
    (start === undefined || typeof start === 'function') &&
    Object.values(pages).every((load) => typeof load === 'function') &&
    isObject(commands) &&
    Object.values(commands).every((load) => typeof load === 'function') &&
    isObject(slots) &&
    Object.values(slots).every(
      (filling) =>
        isObject(filling) && typeof filling.slot === 'string' && typeof filling.load === 'function',
    ) &&
    Array.isArray(slices) &&
    slices.every(
      (slice: unknown) =>
        isObject(slice) && typeof slice.reducerPath === 'string' && typeof slice.reducer === 'function',
    )
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
