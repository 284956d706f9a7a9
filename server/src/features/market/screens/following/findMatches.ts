import { createHash } from 'node:crypto';
import type { MarketSnapshot } from '../../marketSnapshot/MarketSnapshot';
import type { CooperativePace } from '../../../../lib/CooperativePace';
import { resultOf, prepareScreen } from '../runScreen';
import type { CustomRatios } from '../customRatios/loadCustomRatios';
import type { SavedScreenRow } from '../savedScreens/savedScreensRepository';

/** The sorted ISINs that a saved screen matches, and a hash of the query. */
export interface ScreenMatches {
  isins: string[];
  queryHash: string;
}

/**
 * Runs a saved screen on a snapshot. Throws an UnreadableScreen where it uses a name that no longer exists.
 */
export async function findMatches(
  snapshot: MarketSnapshot,
  { text, standard }: Pick<SavedScreenRow, 'text' | 'standard'>,
  customRatios: CustomRatios,
  pace?: CooperativePace,
): Promise<ScreenMatches> {
  const prepared = prepareScreen(snapshot, text, customRatios);
  const { asOf, needs } = prepared.screen;
  await snapshot.columns(asOf).prepare(standard, needs, pace);
  const isins = [...resultOf(prepared, standard).matches].flatMap(
    (row) => snapshot.dossiers[row]?.isin ?? [],
  );
  const queryHash = createHash('sha256')
    .update(JSON.stringify([standard, text, customRatios.key]))
    .digest('hex');
  return { isins: isins.sort(), queryHash };
}

/** The entries that are only in the one list, and only in the other. */
export function diffIsins(before: readonly string[], now: readonly string[]) {
  const had = new Set(before);
  const has = new Set(now);
  return { joined: now.filter((isin) => !had.has(isin)), left: before.filter((isin) => !has.has(isin)) };
}
