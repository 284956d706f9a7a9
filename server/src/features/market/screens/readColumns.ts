import type { ScreenColumn, StandardId } from '@tayyib/shared/contracts';
import { printColumn } from '@tayyib/shared/screens';
import type { ColumnRequest, CompiledScreen, Needs } from '@tayyib/shared/screens';
import type { MarketPicture } from '../marketSnapshot/MarketSnapshot';
import type { OwnRatios } from './customRatios/loadCustomRatios';
import { preparedColumn } from './preparedColumn';
import type { Cells } from './preparedColumn';
import { UnreadableScreen } from './UnreadableScreen';

export const usualColumns = ['Price', 'Market capitalization', 'Status', 'Stars'];
/** With more clauses than this a table would be too wide to read; people choose then. */
const mostByThemselves = 12;

/** A column that was asked for, and how its cells are read. */
export interface CellColumn extends ScreenColumn {
  cell: Cells;
}

/** Where columns are taken from. */
export interface Standpoint {
  picture: MarketPicture;
  standard: StandardId;
  asOf: string | null;
  own: OwnRatios;
}

/** One column in the words of the language. Throws an UnreadableScreen naming `field` where it is none. */
export function readColumn(
  text: string,
  { picture, standard, asOf, own }: Standpoint,
  field: string,
): CellColumn {
  const read = preparedColumn(text, own);
  if (!read.ok) throw new UnreadableScreen(text, read.errors, field);
  return { ...read.shown, cell: read.cellsIn(picture.source(standard, asOf)) };
}

/** What a column asks the market for; nothing where it cannot be read, which `readColumn` says. */
export function needsOfColumn(text: string, own: OwnRatios): Needs {
  const read = preparedColumn(text, own);
  return read.ok ? read.needs : { numbers: [], words: [], histories: [] };
}

/** The usual columns and what the screen speaks of. */
export function columnsFor({ needs }: Pick<CompiledScreen, 'needs'>): string[] {
  const spokenOf = [...needs.words.map(asWord), ...needs.numbers.map(asNumber)].map(printColumn);
  return [...new Set([...usualColumns, ...spokenOf])].slice(0, mostByThemselves);
}

const asWord = ({ id, standard }: Needs['words'][number]): ColumnRequest => ({
  kind: 'word',
  of: { type: 'metric', id, period: null, standard },
});

const asNumber = ({ of }: Needs['numbers'][number]): ColumnRequest => ({
  kind: 'number',
  formula: { type: 'value', of: { type: 'metric', ...of }, time: null },
});
