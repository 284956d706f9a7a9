import { z } from 'zod';
import { Day, FactSource, Isin } from '../facts/securities';
import { Exchange } from './technicals';

export const PriceInterval = z.enum(['day', 'week', 'month']);
export type PriceInterval = z.infer<typeof PriceInterval>;

export const PriceSeriesQuery = z.object({
  /** How far back from the last known day; `from` and `to` narrow it further. */
  range: z.enum(['1m', '3m', '6m', '1y', '3y', '5y', 'all']).default('1y'),
  from: Day.optional(),
  to: Day.optional(),
  interval: PriceInterval.default('day'),
  /** `adjusted` for splits and bonuses, or `raw` as published. */
  prices: z.enum(['adjusted', 'raw']).default('adjusted'),
});
export type PriceSeriesQuery = z.infer<typeof PriceSeriesQuery>;
export type PriceSeriesRequest = Partial<PriceSeriesQuery>;

/** One bar; dated by the last day of its week or month. Rupees and shares. */
export const PriceBar = z.object({
  day: Day,
  open: z.number(),
  high: z.number(),
  low: z.number(),
  close: z.number(),
  volume: z.number(),
});
export type PriceBar = z.infer<typeof PriceBar>;

export const PriceSeries = z.object({
  isin: Isin,
  stock: z.string(),
  stock_code: z.string(),
  interval: PriceInterval,
  /** Whether days were aggregated to weeks or months, as there were more than 2,000 bars. */
  isCoarser: z.boolean(),
  prices: z.enum(['adjusted', 'raw']),
  bars: z.array(PriceBar),
  /** The first day on file, whatever the range; null without prices. */
  since: Day.nullable(),
  /** The splits and bonuses the bars are adjusted for. */
  adjustments: z.array(z.object({ exDate: Day, factor: z.number() })),
  exchanges: z.array(Exchange),
  source: FactSource.nullable(),
});
export type PriceSeries = z.infer<typeof PriceSeries>;
