import type { ScreenColumn } from '@tayyib/shared/contracts';
import { compileColumn, parseColumn, printColumn, unitOf, unknownCode } from '@tayyib/shared/screens';
import type { ColumnRequest, MetricSource, Needs, Diagnostic } from '@tayyib/shared/screens';
import { LRUCache } from 'lru-cache';
import type { CustomRatios } from './customRatios/loadCustomRatios';

/** The value of a row in a column; null where not known. */
export type Cells = (row: number) => number | string | null;

/** A parsed column, independent of the market. */
type PreparedColumn =
  | { ok: true; shown: ScreenColumn; needs: Needs; cellsIn: (source: MetricSource) => Cells }
  | { ok: false; errors: Diagnostic[] };

/** Prepared columns are cached: a table has the same dozen each time it is read. */
const maxCached = 500;
const cached = new WeakMap<CustomRatios, LRUCache<string, PreparedColumn>>();

/** Reads a column in the words of the language, or says what is wrong with it. */
export function preparedColumn(text: string, customRatios: CustomRatios): PreparedColumn {
  const known = cached.get(customRatios) ?? new LRUCache<string, PreparedColumn>({ max: maxCached });
  cached.set(customRatios, known);
  const before = known.get(text);
  if (before) return before;
  const read = parseColumn(text, { ratios: customRatios.ratios });
  const prepared = read.ok ? prepare(read.column, customRatios) : read;
  known.set(text, prepared);
  return prepared;
}

function prepare(column: ColumnRequest, { ratios }: CustomRatios): PreparedColumn {
  const text = printColumn(column);
  if (column.kind === 'word') {
    const { of } = column;
    const needs: Needs = { numbers: [], words: [of], histories: [] };
    return {
      ok: true,
      shown: { text, kind: 'word', unit: null },
      needs,
      cellsIn: (source) => words(source, of),
    };
  }
  const { needs, run } = compileColumn(column.formula, ratios);
  const unit = unitOf(column.formula, ratios);
  return {
    ok: true,
    shown: { text, kind: 'number', unit },
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
