import { accountsBack } from '../dossier/yearlyAccounts';
import type { Dossier } from '../dossier/Dossier';
import { forEachYielding } from '../../../../lib/CooperativePace';
import type { CooperativePace } from '../../../../lib/CooperativePace';
import type { CachedColumn, ColumnCache } from './columnCache';
import { patchWords } from './wordColumns';
import { allColumns, cacheColumn, emptyCache } from './columnCache';

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
  for (const [yearsAgo, cached] of [...before.years]) {
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
  for (const [key, column] of allColumns(before)) {
    const isOfSameAccounts = column.figure.isOfAccounts && unchangedYears.has(column.yearsAgo);
    cacheColumn(
      patched,
      key,
      isOfSameAccounts ? column : await patchColumn(column, patched, dossiers, rows, pace),
    );
  }
  for (const [key, words] of [...before.words]) {
    patched.words.set(key, patchWords(words, dossiers, rows));
    if (pace.isDue) await pace.yieldToEventLoop();
  }
  return patched;
}

async function patchColumn(
  column: CachedColumn,
  { years }: ColumnCache,
  dossiers: readonly Dossier[],
  rows: readonly number[],
  pace: CooperativePace,
): Promise<CachedColumn> {
  const accounts = years.get(column.yearsAgo);
  const [before] = [column.values];
  let { values } = column;
  const patchRow = (row: number) => {
    const dossier = dossiers[row];
    if (dossier === undefined) return;
    const value = column.figure.of(dossier, accounts?.[row] ?? null);
    if (Object.is(value, values[row])) return;
    // earlier snapshots still read the old column
    if (values === before) values = before.slice();
    values[row] = value;
  };
  await forEachYielding(rows, patchRow, pace);
  return values === before ? column : { ...column, values };
}
