import { z } from 'zod';
import { Day, FactSource, Isin } from '../facts/securities';

export const Exchange = z.enum(['NSE', 'BSE']);
export type Exchange = z.infer<typeof Exchange>;

/** A moving average of closes, and the distance of the last close (0.05: 5% above). */
export const MovingAverage = z.object({
  id: z.enum(['sma20', 'sma50', 'sma100', 'sma200', 'ema12', 'ema26', 'ema50']),
  label: z.string(),
  days: z.number().int(),
  rupees: z.number().nullable(),
  distance: z.number().nullable(),
});
export type MovingAverage = z.infer<typeof MovingAverage>;

export const PriceReturn = z.object({
  id: z.enum(['1w', '1m', '3m', '6m', '1y']),
  label: z.string(),
  /** The day the last close is compared with; null where none is close enough. */
  from: Day.nullable(),
  value: z.number().nullable(),
});
export type PriceReturn = z.infer<typeof PriceReturn>;

const Extreme = z.object({ rupees: z.number(), day: Day });

/** Indicators of the last days. All prices are adjusted for splits and bonuses. */
export const TechnicalFigures = z.object({
  day: Day,
  closeRupees: z.number(),
  /** The number of trading days used. */
  days: z.number().int(),
  movingAverages: z.array(MovingAverage),
  /** 0 to 100; null without enough days, or where the price never moved. */
  rsi14: z.number().nullable(),
  macd: z.object({ line: z.number(), signal: z.number(), histogram: z.number() }).nullable(),
  yearRange: z.object({
    high: Extreme,
    low: Extreme,
    highestClose: Extreme,
    lowestClose: Extreme,
    /** The position of the close between low (0) and high (1); null where both are equal. */
    position: z.number().nullable(),
    /** The first day used. */
    from: Day,
    /** Whether the prices cover a whole year. */
    isWholeYear: z.boolean(),
  }),
  volume: z.object({
    last: z.number(),
    average20: z.number().nullable(),
    average50: z.number().nullable(),
  }),
  returns: z.array(PriceReturn),
  /** Standard deviation of daily log returns of the last year, times the root of 252 trading days; a fraction. */
  volatility1y: z.number().nullable(),
  /** Beta to the index, over a year of common trading days. */
  beta: z.object({ value: z.number().nullable(), index: z.string(), days: z.number().int() }).nullable(),
});
export type TechnicalFigures = z.infer<typeof TechnicalFigures>;

export const Technicals = z.object({
  isin: Isin,
  stock: z.string(),
  stock_code: z.string(),
  /** Null where no price is known. */
  figures: TechnicalFigures.nullable(),
  exchange: Exchange.nullable(),
  source: FactSource.nullable(),
  /** The formula of each figure, by its id. */
  formulas: z.record(z.string(), z.string()),
  notes: z.array(z.string()),
});
export type Technicals = z.infer<typeof Technicals>;
