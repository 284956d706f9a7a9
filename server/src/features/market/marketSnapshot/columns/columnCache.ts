import type { CooperativePace } from '../../../../lib/CooperativePace';
import { forEachYielding } from '../../../../lib/CooperativePace';
import type { Dossier, YearAccounts } from '../dossier/Dossier';
import { accountsBack } from '../dossier/yearlyAccounts';
import { NumberColumns, patchNumbers } from './numberColumns';
import { patchWords } from './wordColumns';
import type { CachedWords } from './wordColumns';

/** Everything cached for the companies of a snapshot, in their order. */
export interface ColumnCache {
  numbers: NumberColumns;
  words: Map<string, CachedWords>;
  /** Each company's accounts by years ago: looked up once for all the columns that use them. */
  years: Map<number, (YearAccounts | null)[]>;
}

export const emptyCache = (): ColumnCache => ({
  numbers: new NumberColumns(),
  words: new Map(),
  years: new Map(),
});

/**
 * The columns after some rows changed. A column that none of these rows changes is reused as it is; nothing
 * is recomputed for accounts that stayed the same. Yields to the event loop.
 * @param day the day all values refer to, a day number
 */
export async function patchColumns(
  before: ColumnCache,
  day: number,
  dossiers: readonly Dossier[],
  rows: readonly number[],
  pace: CooperativePace,
): Promise<ColumnCache> {
  const patched = emptyCache();
  const unchangedYears = new Set<number>();
  // requests may add columns to the cache while this yields
  const years = [...before.years];
  for (const [yearsAgo, cached] of years) {
    const accounts = [...cached];
    let isSame = true;
    const updateYear = (row: number) => {
      const dossier = dossiers[row];
      if (dossier === undefined) return;
      const year = accountsBack(dossier, day, yearsAgo);
      isSame &&= year === accounts[row];
      accounts[row] = year;
    };
    await forEachYielding(rows, updateYear, pace);
    patched.years.set(yearsAgo, accounts);
    if (isSame) unchangedYears.add(yearsAgo);
  }
  for (const [key, column] of before.numbers.entries()) {
    const { figure, yearsAgo } = column;
    const isOfSameAccounts = figure.isOfAccounts && unchangedYears.has(yearsAgo);
    const accounts = patched.years.get(yearsAgo);
    patched.numbers.set(
      key,
      isOfSameAccounts ? column : await patchNumbers(column, accounts, dossiers, rows, pace),
    );
  }
  const wordColumns = [...before.words];
  for (const [key, words] of wordColumns) {
    patched.words.set(key, patchWords(words, dossiers, rows));
    if (pace.isDue) await pace.yieldToEventLoop();
  }
  return patched;
}
