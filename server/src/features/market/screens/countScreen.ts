import type { ScreenCountReply, StandardId } from '@tayyib/shared/contracts';
import type { ScreenResult } from '@tayyib/shared/screens';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { notesOn } from './notesOn';
import type { PreparedScreen } from './prepareScreen';

const results = new WeakMap<PreparedScreen, Map<StandardId, ScreenResult>>();

/** The result of a screen over a snapshot; computed once per standard, however many pages are requested. */
export function resultOf(
  snapshot: MarketSnapshot,
  prepared: PreparedScreen,
  standard: StandardId,
): ScreenResult {
  const cache = results.get(prepared) ?? new Map<StandardId, ScreenResult>();
  results.set(prepared, cache);
  const cached = cache.get(standard);
  if (cached) return cached;
  const result = prepared.screen.run(snapshot.source(standard, prepared.screen.asOf));
  cache.set(standard, result);
  return result;
}

/** The counts of a result. */
export function countScreen(
  snapshot: MarketSnapshot,
  prepared: PreparedScreen,
  standard: StandardId,
): ScreenCountReply {
  const { text, canonical, screen, positions, warnings } = prepared;
  const { matches, unknowns, clauses } = resultOf(snapshot, prepared, standard);
  const source = snapshot.source(standard, screen.asOf);
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
    notes: notesOn(screen, snapshot.day),
  };
}
