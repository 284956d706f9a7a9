import type { ScreenColumn } from '@tayyib/shared/contracts';
import { compileColumn, parseColumn, printColumn, unitOf, unknownCode } from '@tayyib/shared/screens';
import type { ColumnRequest, MetricSource, Needs, Diagnostic } from '@tayyib/shared/screens';
import { LRUCache } from 'lru-cache';
import type { OwnRatios } from './ownRatios';

/** What a row shows in a column; null where it is not known. */
export type Cells = (row: number) => number | string | null;

/** A column that was read, whatever the market. */
type PreparedColumn =
  | { ok: true; shown: ScreenColumn; needs: Needs; cellsIn: (source: MetricSource) => Cells }
  | { ok: false; errors: Diagnostic[] };

/** Prepared columns are cached: a table has the same dozen each time it is read. */
const maxCached = 500;
const cached = new WeakMap<OwnRatios, LRUCache<string, PreparedColumn>>();

/** Reads a column in the words of the language, or says what is wrong with it. */
export function preparedColumn(text: string, own: OwnRatios): PreparedColumn {
  const known = cached.get(own) ?? new LRUCache<string, PreparedColumn>({ max: maxCached });
  cached.set(own, known);
  const before = known.get(text);
  if (before) return before;
  const read = parseColumn(text, { ratios: own.ratios });
  const prepared = read.ok ? prepare(read.column, own) : read;
  known.set(text, prepared);
  return prepared;
}

function prepare(column: ColumnRequest, { ratios }: OwnRatios): PreparedColumn {
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
