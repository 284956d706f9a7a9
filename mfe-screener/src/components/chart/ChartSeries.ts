import type { PriceBar } from '@tayyib/shared/contracts';

/** A colour of the theme's chart palette. */
export type ChartColour = 'chart-1' | 'chart-2' | 'chart-3';

interface ChartPoint {
  /** `YYYY-MM-DD`, ascending. */
  day: string;
  value: number;
}

/** An event on a day of the chart, as a letter above its bar. */
export interface ChartMark {
  day: string;
  letter: string;
}

/** One series of a chart. */
export type ChartSeries =
  | { kind: 'candles'; bars: readonly PriceBar[] }
  | { kind: 'line'; name: string; colour: ChartColour; points: readonly ChartPoint[] }
  | { kind: 'volume'; bars: readonly PriceBar[] };
