import type { PriceBar } from '@tayyib/shared/contracts';

/** The name of a colour of the theme. */
export type ChartColour = 'link' | 'compliant' | 'non-compliant' | 'under-review' | 'text-secondary';

interface ChartPoint {
  /** `YYYY-MM-DD`, ascending. */
  day: string;
  value: number;
}

/** One series of a chart. */
export type ChartSeries =
  | { kind: 'candles'; bars: readonly PriceBar[] }
  | { kind: 'line'; name: string; colour: ChartColour; points: readonly ChartPoint[] }
  | { kind: 'volume'; bars: readonly PriceBar[] };
