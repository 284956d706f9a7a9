import type { ChartSeries } from '../components/chart/ChartSeries';

/** Closer to a last value than this share of the distance between two ticks, the labels overlap. */
const overlap = 0.55;

/** Labels for the ticks of a price axis; blank where the label of a last value would cover it. */
export function tickLabels(
  ticks: readonly number[],
  lasts: readonly number[],
  format: (tick: number) => string,
): string[] {
  const [first = 0, second = first] = ticks;
  const reach = overlap * Math.abs(second - first);
  return ticks.map((tick) => (lasts.some((last) => Math.abs(last - tick) < reach) ? '' : format(tick)));
}

/** The last value of each series that has a label on the axis: a price, or its change in per cent since the first. */
export const lastValues = (series: readonly ChartSeries[], isInPercent: boolean): number[] =>
  series.flatMap((one) => {
    if (one.kind === 'volume') return [];
    const values =
      one.kind === 'line' ? one.points.map(({ value }) => value) : one.bars.map(({ close }) => close);
    const first = values.at(0);
    const last = values.at(-1);
    if (first === undefined || last === undefined) return [];
    return [isInPercent ? (last / first - 1) * 100 : last];
  });
