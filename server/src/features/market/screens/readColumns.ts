import type { ScreenColumn, StandardId } from '@tayyib/shared/contracts';
import { printColumn } from '@tayyib/shared/screens';
import type { ColumnRequest, CompiledScreen, Needs } from '@tayyib/shared/screens';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import type { CustomRatios } from './customRatios/loadCustomRatios';
import { preparedColumn } from './preparedColumn';
import type { Cells } from './preparedColumn';
import { UnreadableScreen } from './UnreadableScreen';

export const usualColumns = ['Price', 'Market capitalization', 'Status', 'Stars'];
/** With more clauses than this a table would be too wide to read; users choose columns themselves then. */
const maxDefaultColumns = 12;

/** A requested column, and how its cells are read. */
export interface CellColumn extends ScreenColumn {
  cell: Cells;
}

/** Where column values come from. */
export interface ColumnContext {
  snapshot: MarketSnapshot;
  standard: StandardId;
  asOf: string | null;
  customRatios: CustomRatios;
}

/** One column in the screen language. Throws an UnreadableScreen naming `field` where it cannot be parsed. */
export function readColumn(
  text: string,
  { snapshot, standard, asOf, customRatios }: ColumnContext,
  field: string,
): CellColumn {
  const read = preparedColumn(text, customRatios);
  if (!read.ok) throw new UnreadableScreen(text, read.errors, field);
  return { ...read.shown, cell: read.cellsIn(snapshot.source(standard, asOf)) };
}

/** The market data a column needs; none where it cannot be parsed, which `readColumn` reports. */
export function needsOfColumn(text: string, customRatios: CustomRatios): Needs {
  const read = preparedColumn(text, customRatios);
  return read.ok ? read.needs : { numbers: [], words: [], histories: [] };
}

/** The usual columns and the metrics of the screen. */
export function defaultColumns({ needs }: Pick<CompiledScreen, 'needs'>): string[] {
  const mentioned = [...needs.words.map(asWord), ...needs.numbers.map(asNumber)].map(printColumn);
  return [...new Set([...usualColumns, ...mentioned])].slice(0, maxDefaultColumns);
}

const asWord = ({ id, standard }: Needs['words'][number]): ColumnRequest => ({
  kind: 'word',
  of: { type: 'metric', id, period: null, standard },
});

const asNumber = ({ of }: Needs['numbers'][number]): ColumnRequest => ({
  kind: 'number',
  formula: { type: 'value', of: { type: 'metric', ...of }, time: null },
});
