import type { ScreenColumn } from '@tayyib/shared/contracts';
import { compileColumn, parseColumn, printColumn, unitOf, unknownCode } from '@tayyib/shared/screens';
import type { ColumnRequest, MetricSource, Needs, Remark } from '@tayyib/shared/screens';
import type { CustomRatios } from './customRatios/loadCustomRatios';

/** The value of a row in a column; null where not known. */
export type Cells = (row: number) => number | string | null;

/** A parsed column, independent of the market. */
type PreparedColumn =
  | { ok: true; shown: ScreenColumn; needs: Needs; cellsIn: (source: MetricSource) => Cells }
  | { ok: false; errors: Remark[] };

/** Cached columns: a table shows the same dozen on every request. */
const maxCached = 500;
const caches = new WeakMap<CustomRatios, Map<string, PreparedColumn>>();

/** Parses a column in the screen language, or returns the errors. */
export function preparedColumn(text: string, customRatios: CustomRatios): PreparedColumn {
  const cache = caches.get(customRatios) ?? new Map<string, PreparedColumn>();
  caches.set(customRatios, cache);
  const cached = cache.get(text);
  if (cached) return cached;
  const read = parseColumn(text, { ratios: customRatios.ratios });
  const prepared = read.ok ? prepare(read.column, customRatios) : read;
  const [oldest] = cache.keys();
  if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest);
  cache.set(text, prepared);
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
