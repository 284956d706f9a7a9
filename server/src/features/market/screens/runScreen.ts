import { dayNumber } from '@tayyib/shared/calendar';
import type { ScreenResultRow, ScreenRunReply, StandardId } from '@tayyib/shared/contracts';
import type { MarketPicture } from '../marketSnapshot/MarketPicture';
import { stockSummary } from '../marketSnapshot/stockSummary';
import { badgeOf } from '@tayyib/shared/shariah';
import { verdictOn } from '../marketSnapshot/columns/shariahMetrics';
import { countScreen, resultOf } from './countScreen';
import type { OwnRatios } from './ownRatios';
import type { PreparedScreen } from './prepareScreen';
import { columnsFor, readColumn } from './readColumns';
import type { CellColumn } from './readColumns';
import { sortRows } from './sortRows';

/** How rows are wanted. */
export interface View {
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

/** Throws an UnreadableScreen for a column, or a column to sort by, that there is not. */
export function screenTable(
  picture: MarketPicture,
  prepared: PreparedScreen,
  own: OwnRatios,
  { standard, columns: wanted, sort, order, show }: View,
): ScreenTable {
  const { asOf } = prepared.screen;
  const standpoint = { picture, standard, asOf, own };
  const columns = (wanted ?? columnsFor(prepared.screen)).map((text) =>
    readColumn(text, standpoint, 'columns'),
  );
  const isByName = sort.trim().toLowerCase() === 'name';
  const by = isByName ? null : readColumn(sort, standpoint, 'sort');
  const key = JSON.stringify([by?.text ?? null, order, standard, asOf, own.key]);
  const rows = sortRows(resultOf(picture, prepared, standard)[show], { column: by, order, key }, picture);
  const day = dayNumber(picture.source(standard, asOf).day);
  const rowAt = (row: number): ScreenResultRow => {
    const dossier = picture.dossiers[row];
    if (dossier === undefined) throw new Error(`The market has no row ${row}.`);
    const { isin, stock, stock_code } = stockSummary(dossier);
    const shariah_status = verdictOn(dossier, standard, day)?.status ?? 3;
    const cells = columns.map(({ cell }) => cell(row));
    return { isin, stock, stock_code, shariah_status, badge: badgeOf(shariah_status), cells };
  };
  return { columns, sort: by?.text ?? 'name', rows, rowAt };
}

/** One page of a screen, with its counts. A page beyond the last is the last. */
export function runScreen(
  picture: MarketPicture,
  prepared: PreparedScreen,
  own: OwnRatios,
  { page: wanted, pageSize, ...view }: View & { page: number; pageSize: number },
): ScreenRunReply {
  const { columns, sort, rows, rowAt } = screenTable(picture, prepared, own, view);
  const page = Math.min(wanted, Math.max(1, Math.ceil(rows.length / pageSize)));
  return {
    ...countScreen(picture, prepared, view.standard),
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
