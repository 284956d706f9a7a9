import { metrics } from '@tayyib/shared/screens';
import type { Needs } from '@tayyib/shared/screens';
import { standardIds } from '@tayyib/shared/shariah';
import { halalNeeds } from './halalMetrics';
import { nameOf, periodOf } from './numberColumns';

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

/** The names of its columns of figures, whatever their standard: they are never evicted. */
export const usualNames: ReadonlySet<string> = new Set(
  usualNeeds.numbers.map((need) => nameOf(need, periodOf(need.of.id, need.of.period))),
);
