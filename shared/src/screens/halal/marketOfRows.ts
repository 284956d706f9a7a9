import type { ScreenRow } from '@tayyib/shared/contracts';
import type { MetricSource, WordColumn } from '../language';
import { unknownCode } from '../language';
import { searchKey } from '../names/createNameIndex';
import type { HalalMarket } from './halalScreen';
import { halalColumns } from './halalScreen';
import { createRowOrders } from '../rowOrders';

/** A market of finished rows: sample data, and tests. A server has columns instead. */
export function marketOfRows(rows: readonly ScreenRow[]): HalalMarket {
  const words = new Map<string, WordColumn>([
    ['sector', wordColumn(rows.map(({ sector }) => sector))],
    ['size', wordColumn(rows.map(({ size }) => size))],
    ['freshness', wordColumn(rows.map(({ freshness }) => freshness ?? null))],
    [halalColumns.badge, wordColumn(rows.map(({ badge }) => badge))],
    [halalColumns.grade, wordColumn(rows.map(({ grade }) => grade ?? null))],
  ]);
  const numbers = new Map<string, Float64Array>([
    [halalColumns.debt, numberColumn(rows.map(({ debt }) => debt))],
    [halalColumns.impureIncome, numberColumn(rows.map(({ impureIncome }) => impureIncome))],
    [halalColumns.liquidity, numberColumn(rows.map(({ liquidity }) => liquidity))],
    [halalColumns.marketCap, numberColumn(rows.map(({ marketCapRupees }) => marketCapRupees))],
  ]);
  const source: MetricSource = {
    rows: rows.length,
    day: '',
    numbers: ({ id }) => numbers.get(id) ?? null,
    words: ({ id }) => words.get(id) ?? null,
    statusHistory: () => null,
  };
  return {
    source,
    nameOf: (row) => rows[row]?.stock ?? '',
    isinOf: (row) => rows[row]?.isin ?? '',
    contains: (text) => {
      const wanted = searchKey(text);
      if (wanted === '') return null;
      return (row) =>
        [rows[row]?.stock, rows[row]?.stock_code].some((name = '') => searchKey(name).includes(wanted));
    },
    sort: createRowOrders(rows.length).sort,
    rowAt: (row) => {
      const found = rows[row];
      if (found === undefined) throw new Error(`There is no row ${row}.`);
      return found;
    },
  };
}

const numberColumn = (values: readonly (number | null)[]) =>
  Float64Array.from(values, (value) => value ?? NaN);

function wordColumn(values: readonly (string | null)[]): WordColumn {
  const words = [...new Set(values.filter((value) => value !== null))];
  const codes = Uint16Array.from(values, (value) => (value === null ? unknownCode : words.indexOf(value)));
  return { codes, words };
}
