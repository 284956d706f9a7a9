import type { MarketSnapshot } from '../../market/marketSnapshot/MarketSnapshot';

const daysPerYear = 365;
const points = 52;

/** About one close a week of the year up to the last one, oldest first, in rupees; none where fewer than two are known. */
export function yearCloses({ dossiers, rowOf }: MarketSnapshot, isin: string): number[] {
  const row = rowOf(isin);
  const series = row === undefined ? undefined : dossiers[row]?.prices;
  if (series === undefined) return [];
  const { days, closes } = series;
  const last = days.length - 1;
  const from = days.findIndex((day) => day >= (days[last] ?? 0) - daysPerYear);
  if (last - from < 1) return [];
  const count = Math.min(points, last - from + 1);
  return Array.from({ length: count }, (_, at) => {
    const entry = from + Math.round((at * (last - from)) / (count - 1));
    return Math.round((closes[entry] ?? 0) * 100) / 100;
  });
}
