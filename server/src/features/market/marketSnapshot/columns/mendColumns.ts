import { accountsBack } from '../accountsOn';
import type { Dossier } from '../Dossier';
import { eachInTurn } from '../../../../lib/Pace';
import type { Pace } from '../../../../lib/Pace';
import type { KeptColumn, KeptColumns } from './keptColumns';
import { allColumns, keepColumn, noColumns } from './keptColumns';

/**
 * The columns of companies that differ from those before in some rows only. A column none of these rows changes is taken
 * over as it is; of accounts that stayed the same nothing is worked out again. Others have their turn meanwhile.
 * @param day the day all values speak of, a day number
 */
export async function mendColumns(
  before: KeptColumns,
  day: number,
  dossiers: readonly Dossier[],
  rows: readonly number[],
  pace: Pace,
): Promise<KeptColumns> {
  const mended = noColumns();
  const yearsSame = new Set<number>();
  for (const [yearsAgo, known] of [...before.years]) {
    const accounts = [...known];
    let isSame = true;
    const look = (row: number) => {
      const dossier = dossiers[row];
      if (dossier === undefined) return;
      const year = accountsBack(dossier, day, yearsAgo);
      isSame &&= year === accounts[row];
      accounts[row] = year;
    };
    await eachInTurn(rows, look, pace);
    mended.years.set(yearsAgo, accounts);
    if (isSame) yearsSame.add(yearsAgo);
  }
  for (const [key, column] of allColumns(before)) {
    const isOfSameAccounts = column.figure.isOfAccounts && yearsSame.has(column.yearsAgo);
    keepColumn(
      mended,
      key,
      isOfSameAccounts ? column : await mendColumn(column, mended, dossiers, rows, pace),
    );
  }
  return mended;
}

async function mendColumn(
  column: KeptColumn,
  { years }: KeptColumns,
  dossiers: readonly Dossier[],
  rows: readonly number[],
  pace: Pace,
): Promise<KeptColumn> {
  const accounts = years.get(column.yearsAgo);
  const [before] = [column.values];
  let { values } = column;
  const mend = (row: number) => {
    const dossier = dossiers[row];
    if (dossier === undefined) return;
    const value = column.figure.of(dossier, accounts?.[row] ?? null);
    if (Object.is(value, values[row])) return;
    // pictures that are read hold the column as it was
    if (values === before) values = before.slice();
    values[row] = value;
  };
  await eachInTurn(rows, mend, pace);
  return values === before ? column : { ...column, values };
}
