import { LRUCache } from 'lru-cache';
import type { YearAccounts } from '../dossier/Dossier';
import type { Figure } from './valueOf';
import type { CachedWords } from './wordColumns';
import type { NumberColumn } from '@tayyib/shared/screens';
import { metricById, metrics } from '@tayyib/shared/screens';
import type { Needs } from '@tayyib/shared/screens';
import { standardIds } from '@tayyib/shared/shariah';
import { halalNeeds } from './halalMetrics';

/** A cached column, and how its figures are computed. */
export interface CachedColumn {
  values: Float64Array;
  figure: Figure;
  yearsAgo: number;
  /** One of those built in advance (`usualNeeds`). */
  isUsual: boolean;
}

/** Everything cached for the companies of a snapshot, in their order. */
export interface ColumnCache {
  usual: Map<string, CachedColumn>;
  /** 80 KB each for ten thousand companies. */
  others: LRUCache<string, CachedColumn>;
  words: Map<string, CachedWords>;
  /** Each company's accounts by years ago: looked up once for all the columns that use them. */
  years: Map<number, (YearAccounts | null)[]>;
}

export const emptyCache = (): ColumnCache => ({
  usual: new Map(),
  words: new Map(),
  others: new LRUCache({ max: 300 }),
  years: new Map(),
});

export const cachedColumn = ({ usual, others }: ColumnCache, key: string): CachedColumn | undefined =>
  usual.get(key) ?? others.get(key);

/** Caches a column; beside the usual ones the least recently used is evicted. */
export function cacheColumn({ usual, others }: ColumnCache, key: string, column: CachedColumn): void {
  (column.isUsual ? usual : others).set(key, column);
}

/** All columns with their keys, the most recently used last. */
export const allColumns = ({ usual, others }: ColumnCache): [string, CachedColumn][] => [
  ...usual,
  ...[...others.entries()].reverse(),
];

/** Years of accounts beside the newest: `growth 10 years` compares with the tenth. */
const yearsBack = 10;
/** Daily figures are compared with those of the year before. */
const yearsBackOfPoints = 1;

/** The lengths that investors know indicators by, and the windows of the standards. */
const usualPeriods: Readonly<Record<string, readonly number[]>> = {
  averageMarketCap: [6, 12, 24, 36],
  sma: [5, 10, 20, 30, 50, 100, 150, 200],
  ema: [9, 12, 20, 26, 50, 100, 200],
  rsi: [7, 9, 14, 21],
  averageVolume: [5, 10, 20, 30, 50, 100],
};

/** The metrics of the catalogue in every usual period, year and standard. */
const usualNumbers: Needs['numbers'] = metrics.flatMap(({ id, kind, period, perStandard }) => {
  if (kind === 'category') return [];
  const periods = new Set([null, ...(period === undefined ? [] : (usualPeriods[id] ?? []))]);
  const standards = perStandard === true ? standardIds : [null];
  const maxYearsAgo = kind === 'yearly series' ? yearsBack : perStandard === true ? 0 : yearsBackOfPoints;
  return Array.from({ length: maxYearsAgo + 1 }, (_, yearsAgo) =>
    [...periods].flatMap((length) =>
      standards.map((standard) => ({ of: { id, period: length, standard }, yearsAgo })),
    ),
  ).flat();
});
const categories = metrics
  .filter(({ kind }) => kind === 'category')
  .map(({ id }) => ({ id, standard: null }));

/** Every column that is built in advance, so that screens find it cached. */
export const usualNeeds: Needs = {
  numbers: [...usualNumbers, ...halalNeeds.numbers],
  words: [...categories, ...halalNeeds.words],
  histories: [null],
};

const nameOf = ({ id, period }: Pick<NumberColumn, 'id' | 'period'>, yearsAgo: number) =>
  `${id} ${period ?? metricById(id)?.period?.usual ?? 0} ${yearsAgo}`;

const names = new Set(usualNeeds.numbers.map(({ of, yearsAgo }) => nameOf(of, yearsAgo)));

/** Whether a column is one of those, under any standard. */
export const isUsual = (of: Pick<NumberColumn, 'id' | 'period'>, yearsAgo: number): boolean =>
  names.has(nameOf(of, yearsAgo));
