import { dayNumber } from '@tayyib/shared/calendar';
import type { ScreenQuery, ScreenReply } from '@tayyib/shared/contracts';
import { runHalalScreen } from '@tayyib/shared/screens';
import { halalNeeds } from '../marketSnapshot/columns/halalMetrics';
import type { Dossier } from '../marketSnapshot/dossier/Dossier';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { screenRow } from './screenRow';

/** One page of the halal screener. Columns of a standard are built on first use, yielding to the event loop. */
export async function halalScreen(
  snapshot: MarketSnapshot,
  { standard, ...question }: ScreenQuery,
): Promise<ScreenReply> {
  await snapshot.prepareColumns(standard, null, halalNeeds);
  const day = dayNumber(snapshot.day);
  const dossierAt = (row: number): Dossier => {
    const dossier = snapshot.dossiers[row];
    if (dossier === undefined) throw new Error(`The market has no row ${row}.`);
    return dossier;
  };
  const market = {
    source: snapshot.source(standard, null),
    nameOf: (row: number) => dossierAt(row).name,
    isinOf: (row: number) => dossierAt(row).isin,
    contains: snapshot.contains,
    rowAt: (row: number) => screenRow(dossierAt(row), standard, day),
  };
  return runHalalScreen(
    { ...market, sort: (rows, keys, id) => snapshot.sort(rows, { keys, id: `${id} ${standard}` }) },
    question,
  );
}
