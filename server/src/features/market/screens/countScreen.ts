import type { ScreenCountReply, StandardId } from '@tayyib/shared/contracts';
import type { ScreenResult } from '@tayyib/shared/screens';
import type { MarketPicture } from '../marketSnapshot/MarketSnapshot';
import { notesOn } from './notesOn';
import type { PreparedScreen } from './prepareScreen';

const results = new WeakMap<PreparedScreen, Map<StandardId, ScreenResult>>();

/** What a screen finds in a picture; worked out once for each standard, however many pages are turned. */
export function resultOf(
  picture: MarketPicture,
  prepared: PreparedScreen,
  standard: StandardId,
): ScreenResult {
  const known = results.get(prepared) ?? new Map<StandardId, ScreenResult>();
  results.set(prepared, known);
  const before = known.get(standard);
  if (before) return before;
  const result = prepared.screen.run(picture.source(standard, prepared.screen.asOf));
  known.set(standard, result);
  return result;
}

/** The result in numbers. */
export function countScreen(
  picture: MarketPicture,
  prepared: PreparedScreen,
  standard: StandardId,
): ScreenCountReply {
  const { text, canonical, screen, positions, warnings } = prepared;
  const { matches, unknowns, clauses } = resultOf(picture, prepared, standard);
  const source = picture.source(standard, screen.asOf);
  return {
    text,
    canonical,
    standard,
    day: source.day,
    universe: source.rows,
    matches: matches.length,
    unknowns: unknowns.length,
    clauses: clauses.map((clause, at) => ({
      ...clause,
      position: positions[at] ?? { start: 0, end: text.length, line: 1, column: 1 },
    })),
    warnings,
    notes: notesOn(screen, picture.day),
  };
}
