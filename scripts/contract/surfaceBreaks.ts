import { breaksBetween } from './compareShapes';
import type { Export, Surface } from './Shape';

/** Types that say what a module is handed; all others say what it hands over. */
const GIVEN_TYPES = new Set(['SlotProps']);

/** Follow from `SlotProps`, which says the same. */
const DERIVED = new Set(['AnySlotFilling', 'SlotFilling', 'SlotsAreComplete']);

const directionOf = (name: string, { kind }: Export) =>
  kind === 'value' || GIVEN_TYPES.has(name) ? ('given' as const) : ('taken' as const);

/** `ui.PageHeading` -> what breaks for a module that uses it, when it was written for `before` and meets `after`. */
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

/** What is there now and was not before, as `ui.PageHeading`. */
export const surfaceAdditions = (before: Surface, after: Surface): string[] =>
  Object.entries(after.folders).flatMap(([folder, exports]) =>
    Object.keys(exports)
      .filter((name) => before.folders[folder]?.[name] === undefined)
      .map((name) => `${folder}.${name}`),
  );
