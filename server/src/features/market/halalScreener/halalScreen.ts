import { dayNumber } from '@tayyib/shared/values/calendar';
import type { ScreenQuery, ScreenReply, ScreenRow, StandardId } from '@tayyib/shared/contracts';
import { runHalalScreen } from '@tayyib/shared/screens';
import type { HalalMarket } from '@tayyib/shared/screens';
import { halalNeeds } from '../marketSnapshot/columns/halalMetrics';
import type { Dossier } from '../marketSnapshot/dossier/Dossier';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { memoizePerSnapshot } from '../marketSnapshot/memoizePerSnapshot';
import { screenRow } from './screenRow';

const marketsOf = memoizePerSnapshot(() => new Map<StandardId, HalalMarket>());

/** One page of the halal screener. Columns of a standard are built on first use, yielding to the event loop. */
export async function halalScreen(
  snapshot: MarketSnapshot,
  { standard, ...question }: ScreenQuery,
): Promise<ScreenReply> {
  const known = marketsOf(snapshot).get(standard);
  if (known) return runHalalScreen(known, question);
  await snapshot.columns(null).prepare(standard, halalNeeds);
  const market = marketOf(snapshot, standard);
  marketsOf(snapshot).set(standard, market);
  return runHalalScreen(market, question);
}

/** A snapshot by one standard. The rows of pages shown before are reused. */
function marketOf(snapshot: MarketSnapshot, standard: StandardId): HalalMarket {
  const day = dayNumber(snapshot.day);
  const shown = new Map<number, ScreenRow>();
  const dossierAt = (row: number): Dossier => {
    const dossier = snapshot.dossiers[row];
    if (dossier === undefined) throw new Error(`The market has no row ${row}.`);
    return dossier;
  };
  return {
    source: snapshot.columns(null).sourceFor(standard),
    nameOf: (row) => dossierAt(row).name,
    isinOf: (row) => dossierAt(row).isin,
    contains: snapshot.contains,
    sort: (rows, { keys, id }, count) => snapshot.sort(rows, { keys, id: `${id} ${standard}` }, count),
    rowAt(row) {
      const shownRow = shown.get(row) ?? screenRow(dossierAt(row), standard, day);
      shown.set(row, shownRow);
      return shownRow;
    },
  };
}
