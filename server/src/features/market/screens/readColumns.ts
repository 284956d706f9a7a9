import type { ScreenColumn } from '@tayyib/shared/contracts';
import {
  compileColumn,
  parseColumn,
  printColumn,
  TooMuchWork,
  unitOf,
  unknownCode,
  wholeOf,
} from '@tayyib/shared/screens';
import type { ColumnRequest, CompiledScreen, Diagnostic, MetricSource, Needs } from '@tayyib/shared/screens';
import { LRUCache } from 'lru-cache';
import type { CustomRatios } from './customRatios/loadCustomRatios';
import { UnreadableScreen } from './UnreadableScreen';

/** The value of a row in a column; null where not known. */
type Cells = (row: number) => number | string | null;

/** A parsed column, independent of the market. */
type PreparedColumn =
  | { ok: true; shown: ScreenColumn; work: number; needs: Needs; cellsIn: (source: MetricSource) => Cells }
  | { ok: false; errors: Diagnostic[] };

/** Prepared columns are cached: a table has the same dozen each time it is read. */
const maxCached = 500;
const cached = new WeakMap<CustomRatios, LRUCache<string, PreparedColumn>>();

/** Reads a column in the words of the language, or says what is wrong with it. */
function preparedColumn(text: string, customRatios: CustomRatios): PreparedColumn {
  const known = cached.get(customRatios) ?? new LRUCache<string, PreparedColumn>({ max: maxCached });
  cached.set(customRatios, known);
  const before = known.get(text);
  if (before) return before;
  const read = parseColumn(text, { ratios: customRatios.ratios });
  const prepared = read.ok ? prepareWithin(text, read.column, customRatios) : read;
  known.set(text, prepared);
  return prepared;
}

/** Refuses a column that takes too many steps. */
function prepareWithin(text: string, column: ColumnRequest, customRatios: CustomRatios): PreparedColumn {
  try {
    return prepare(column, customRatios);
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    return { ok: false, errors: [{ position: wholeOf(text), message: error.message }] };
  }
}

function prepare(column: ColumnRequest, { ratios }: CustomRatios): PreparedColumn {
  const text = printColumn(column);
  if (column.kind === 'word') {
    const { of } = column;
    const needs: Needs = { numbers: [], words: [of], histories: [] };
    return {
      ok: true,
      shown: { text, kind: 'word', unit: null },
      work: 1,
      needs,
      cellsIn: (source) => words(source, of),
    };
  }
  const { work, needs, run } = compileColumn(column.formula, ratios);
  const unit = unitOf(column.formula, ratios);
  return {
    ok: true,
    shown: { text, kind: 'number', unit },
    work,
    needs,
    cellsIn: (source) => figures(run(source)),
  };
}

function words(source: MetricSource, of: Needs['words'][number]): Cells {
  const column = source.words(of);
  return (row) => {
    const code = column?.codes[row] ?? unknownCode;
    return code === unknownCode ? null : (column?.words[code] ?? null);
  };
}

const figures =
  (values: Float64Array): Cells =>
  (row) => {
    const value = values[row] ?? NaN;
    return Number.isNaN(value) ? null : value;
  };

export const usualColumns = ['Price', 'Market capitalization', 'Status', 'Stars'];
/** With more clauses than this a table would be too wide to read; users choose columns themselves then. */
const maxDefaultColumns = 12;

/** A requested column, and how its cells are read. */
export interface CellColumn extends ScreenColumn {
  cell: Cells;
}

/** One column in the screen language. Throws an UnreadableScreen naming `field` where it cannot be parsed. */
export function readColumn(
  text: string,
  customRatios: CustomRatios,
  source: MetricSource,
  field: string,
): CellColumn {
  const read = preparedColumn(text, customRatios);
  if (!read.ok) throw new UnreadableScreen(text, read.errors, field);
  return { ...read.shown, cell: read.cellsIn(source) };
}

/** The market data a column needs; none where it cannot be parsed, which `readColumn` reports. */
export function needsOfColumn(text: string, customRatios: CustomRatios): Needs {
  const read = preparedColumn(text, customRatios);
  return read.ok ? read.needs : { numbers: [], words: [], histories: [] };
}

/** The steps over all rows that a column takes; none where it cannot be parsed. */
export function workOfColumn(text: string, customRatios: CustomRatios): number {
  const read = preparedColumn(text, customRatios);
  return read.ok ? read.work : 0;
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
