import { dayNumber } from '@tayyib/shared/calendar';
import type { ScreenResultRow, ScreenRunReply, StandardId } from '@tayyib/shared/contracts';
import type { SortKey } from '@tayyib/shared/screens';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { badgeOf } from '@tayyib/shared/shariah';
import { underReview, verdictOn } from '../marketSnapshot/columns/shariahMetrics';
import { listedAgeOf } from '../marketSnapshot/dossier/listedAge';
import { figureDays } from './figureDays';
import { countScreen, resultOf } from './prepareScreen';
import type { CustomRatios } from './customRatios/loadCustomRatios';
import type { PreparedScreen } from './prepareScreen';
import { defaultColumns, readColumn } from './readColumns';
import type { CellColumn } from './readColumns';

/** The requested presentation of rows. */
export interface ScreenView {
  standard: StandardId;
  columns?: readonly string[] | undefined;
  sort: string;
  order: 'asc' | 'desc';
  show: 'matches' | 'unknowns';
}

/** All rows of a screen in order, and how to read their cells. */
export interface ScreenTable {
  columns: CellColumn[];
  sort: string;
  rows: number[];
  rowAt: (row: number) => ScreenResultRow;
}

/** Throws an UnreadableScreen for an invalid column or sort column. */
export function screenTable(
  snapshot: MarketSnapshot,
  prepared: PreparedScreen,
  customRatios: CustomRatios,
  { standard, columns: requested, sort, order, show }: ScreenView,
): ScreenTable {
  const { asOf } = prepared.screen;
  const context = { snapshot, standard, asOf, customRatios };
  const columns = (requested ?? defaultColumns(prepared.screen)).map((text) =>
    readColumn(text, context, 'columns'),
  );
  const isByName = sort.trim().toLowerCase() === 'name';
  const by = isByName ? null : readColumn(sort, context, 'sort');
  const nameOf = (row: number) => snapshot.dossiers[row]?.name ?? '';
  const keys: SortKey[] = [by === null ? { cell: nameOf, order } : { cell: by.cell, order }];
  if (by !== null) keys.push({ cell: nameOf, order: 'asc' });
  const id = JSON.stringify([by?.text ?? null, order, standard, asOf, customRatios.key]);
  const rows = snapshot.sort(resultOf(snapshot, prepared, standard)[show], { keys, id });
  const day = dayNumber(snapshot.source(standard, asOf).day);
  const rowAt = (row: number): ScreenResultRow => {
    const dossier = snapshot.dossiers[row];
    if (dossier === undefined) throw new Error(`The market has no row ${row}.`);
    const { isin, name, symbol } = dossier;
    const verdict = verdictOn(dossier, standard, day);
    const shariah_status = verdict?.status ?? underReview;
    const dates = { ...listedAgeOf(verdict), ...figureDays(dossier, day) };
    const cells = columns.map(({ cell }) => cell(row));
    return {
      isin,
      stock: name,
      stock_code: symbol,
      shariah_status,
      badge: badgeOf(shariah_status),
      ...dates,
      cells,
    };
  };
  return { columns, sort: by?.text ?? 'name', rows, rowAt };
}

/** One page of a screen, with its counts. A page beyond the last is the last. */
export function runScreen(
  snapshot: MarketSnapshot,
  prepared: PreparedScreen,
  customRatios: CustomRatios,
  { page: requested, pageSize, ...view }: ScreenView & { page: number; pageSize: number },
): ScreenRunReply {
  const { columns, sort, rows, rowAt } = screenTable(snapshot, prepared, customRatios, view);
  const page = Math.min(requested, Math.max(1, Math.ceil(rows.length / pageSize)));
  return {
    ...countScreen(snapshot, prepared, view.standard),
    show: view.show,
    columns: columns.map(({ text, kind, unit }) => ({ text, kind, unit })),
    sort,
    order: view.order,
    rows: rows.slice((page - 1) * pageSize, page * pageSize).map(rowAt),
    total: rows.length,
    page,
    pageSize,
  };
}
