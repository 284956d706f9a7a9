import type { ScreenColumn, StandardId } from '@tayyib/shared/contracts';
import { compileColumn, parseColumn, printColumn, unitOf, unknownCode } from '@tayyib/shared/screens';
import type { ColumnRequest, CompiledScreen, Needs } from '@tayyib/shared/screens';
import type { MarketPicture } from '../market/MarketPicture';
import type { OwnRatios } from './ownRatios';
import { UnreadableScreen } from './UnreadableScreen';

export const usualColumns = ['Price', 'Market capitalization', 'Status', 'Stars'];
/** With more clauses than this a table would be too wide to read; people choose then. */
const mostByThemselves = 12;

/** A column that was asked for, and how its cells are read. */
export interface CellColumn extends ScreenColumn {
  cell: (row: number) => number | string | null;
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
  const read = parseColumn(text, { ratios: own.ratios });
  if (!read.ok) throw new UnreadableScreen(text, read.errors, field);
  const { column } = read;
  const source = picture.source(standard, asOf);
  const printed = printColumn(column);
  if (column.kind === 'word') {
    const words = source.words(column.of);
    const cell = (row: number) => {
      const code = words?.codes[row] ?? unknownCode;
      return code === unknownCode ? null : (words?.words[code] ?? null);
    };
    return { text: printed, kind: 'word', unit: null, cell };
  }
  const values = compileColumn(column.formula, own.ratios).run(source);
  const cell = (row: number) => {
    const value = values[row] ?? NaN;
    return Number.isNaN(value) ? null : value;
  };
  return { text: printed, kind: 'number', unit: unitOf(column.formula, own.ratios), cell };
}

/** What a column asks the market for; nothing where it cannot be read, which `readColumn` says. */
export function needsOfColumn(text: string, { ratios }: OwnRatios): Needs {
  const read = parseColumn(text, { ratios });
  if (!read.ok) return { numbers: [], words: [], histories: [] };
  return read.column.kind === 'word'
    ? { numbers: [], words: [read.column.of], histories: [] }
    : compileColumn(read.column.formula, ratios).needs;
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
