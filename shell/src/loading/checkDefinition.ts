import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import type { ModuleDefinition } from '@tayyib/shared/modules';

/** The module's definition when it holds all that its descriptor promises; null when it does not. */
export function checkDefinition(descriptor: ModuleDescriptor, exported: unknown): ModuleDefinition | null {
  const definition = isObject(exported) ? exported.default : undefined;
  if (!isDefinition(definition)) return null;
  const hasItsPages = descriptor.routes.every(({ page }) => Object.hasOwn(definition.pages, page));
  const hasItsSlots = descriptor.slots.every(({ slot, component }) => {
    const fillings = definition.slots ?? {};
    return Object.hasOwn(fillings, component) && fillings[component]?.slot === slot;
  });
  const ownsItsSlices = (definition.slices ?? []).every(({ reducerPath }) =>
    descriptor.owns.slices.includes(reducerPath),
  );
  return hasItsPages && hasItsSlots && ownsItsSlices ? definition : null;
}

/** Downloaded code is not type-checked against the shell it meets, so its shape is. */
function isDefinition(value: unknown): value is ModuleDefinition {
  if (!isObject(value) || !isObject(value.pages)) return false;
  const { pages, slots = {}, slices = [], start } = value;
  return (
    (start === undefined || typeof start === 'function') &&
    Object.values(pages).every((load) => typeof load === 'function') &&
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
