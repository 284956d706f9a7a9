import { breaksBetween } from './compareShapes';
import type { Export, Surface } from './Shape';

/** Types of values a module receives; all others are of values it passes. */
const GIVEN_TYPES = new Set(['SlotProps']);

/** Derived from `SlotProps`, so a change would be reported twice. */
const DERIVED = new Set(['AnySlotFilling', 'SlotFilling', 'SlotsAreComplete']);

const directionOf = (name: string, { kind }: Export) =>
  kind === 'value' || GIVEN_TYPES.has(name) ? ('given' as const) : ('taken' as const);

/** `ui.PageHeading` -> what breaks for a module that uses it, when it was written for `before` and runs with `after`. */
export function surfaceBreaks(before: Surface, after: Surface): Map<string, string[]> {
  const breaks = new Map<string, string[]>();
  for (const [folder, exports] of Object.entries(before.folders)) {
    for (const [name, exported] of Object.entries(exports)) {
      if (DERIVED.has(name)) continue;
      const now = after.folders[folder]?.[name];
      const found = now
        ? breaksBetween(exported.shape, now.shape, directionOf(name, exported), name)
        : [`${name} is gone`];
      if (found.length > 0) breaks.set(`${folder}.${name}`, found);
    }
  }
  return breaks;
}

/** Exports in `after` that `before` lacks, as `ui.PageHeading`. */
export const surfaceAdditions = (before: Surface, after: Surface): string[] =>
  Object.entries(after.folders).flatMap(([folder, exports]) =>
    Object.keys(exports)
      .filter((name) => before.folders[folder]?.[name] === undefined)
      .map((name) => `${folder}.${name}`),
  );
