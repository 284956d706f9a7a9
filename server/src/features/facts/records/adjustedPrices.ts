import { and, asc, gte, inArray, lte, max } from 'drizzle-orm';
import type { PriceStep } from './corporateActionsRepository';
import { priceStepsOf } from './corporateActionsRepository';
import { prices } from '../../../database/schema/facts/factsTables';
import { inBatches } from '../../../lib/inBatches';
import type { Queryable } from '../../../database/client';

/** A day's trading as published, in rupees. */
export interface RawBar {
  day: string;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
}

/** A day's trading adjusted for later splits and bonuses. `raw…` is as published. */
export interface AdjustedBar extends RawBar {
  rawClose: number;
  rawVolume: number;
  exchange: 'NSE' | 'BSE';
}

export interface PriceRange {
  /** First and last day, inclusive. */
  from?: string;
  to?: string;
}

/** A company's prices, the oldest first: NSE's, or BSE's on days NSE has none. */
export async function adjustedPrices(
  db: Queryable,
  isin: string,
  range: PriceRange = {},
): Promise<AdjustedBar[]> {
  return (await adjustedPricesOf(db, [isin], range)).get(isin) ?? [];
}

/** Like `adjustedPrices`, for many companies at once; those without prices are omitted. */
async function adjustedPricesOf(
  db: Queryable,
  isins: readonly string[],
  { from = '1900-01-01', to = '9999-12-31' }: PriceRange = {},
): Promise<Map<string, AdjustedBar[]>> {
  const steps = await priceStepsOf(db, isins);
  const bars = new Map<string, (RawBar & { exchange: 'NSE' | 'BSE' })[]>();
  await inBatches([...new Set(isins)], async (batch) => {
    const rows = await db
      .select({
        isin: prices.isin,
        exchange: prices.exchange,
        day: prices.day,
        open: prices.open,
        high: prices.high,
        low: prices.low,
        close: prices.close,
        volume: prices.volume,
      })
      .from(prices)
      .where(and(inArray(prices.isin, batch), gte(prices.day, from), lte(prices.day, to)))
      .orderBy(asc(prices.isin), asc(prices.day), asc(prices.exchange));
    for (const { isin, exchange, day, volume, ...rupees } of rows) {
      const known = bars.get(isin) ?? [];
      bars.set(isin, known);
      // BSE sorts before NSE: NSE's bar of the same day replaces it.
      if (known.at(-1)?.day === day) known.pop();
      known.push({
        exchange,
        day,
        volume,
        open: Number(rupees.open),
        high: Number(rupees.high),
        low: Number(rupees.low),
        close: Number(rupees.close),
      });
    }
  });
  const lastDays = await lastTradingDays(db, [...bars.keys()]);
  return new Map(
    [...bars].map(([isin, raw]) => [isin, adjustBars(raw, steps.get(isin) ?? [], lastDays.get(isin))]),
  );
}

async function lastTradingDays(db: Queryable, isins: readonly string[]): Promise<Map<string, string>> {
  const days = new Map<string, string>();
  await inBatches(isins, async (batch) => {
    const rows = await db
      .select({ isin: prices.isin, day: max(prices.day) })
      .from(prices)
      .where(inArray(prices.isin, batch))
      .groupBy(prices.isin);
    for (const { isin, day } of rows) if (day !== null) days.set(isin, day);
  });
  return days;
}

/**
 * Adjusts prices for splits and bonuses: a bar before an ex-date is multiplied by its factor, its volume divided by it.
 * Bars and steps are ordered oldest first. Dividends are not adjusted for. An action that is only announced, with no trading from its
 * ex-date on, changes nothing: a share of today is still the old one (the market in memory counts alike, `withoutSteps`).
 * @param lastDay the company's last trading day, also where the bars end before it
 */
export function adjustBars<Bar extends RawBar>(
  bars: readonly Bar[],
  steps: readonly PriceStep[],
  lastDay = bars.at(-1)?.day ?? '',
): (Bar & { rawClose: number; rawVolume: number })[] {
  const adjusted: (Bar & { rawClose: number; rawVolume: number })[] = [];
  let factor = 1;
  let next = steps.findLastIndex(({ exDate }) => exDate <= lastDay);
  for (const bar of [...bars].reverse()) {
    for (let step = steps[next]; step !== undefined && bar.day < step.exDate; step = steps[--next]) {
      factor *= step.factor;
    }
    adjusted.push({
      ...bar,
      open: bar.open * factor,
      high: bar.high * factor,
      low: bar.low * factor,
      close: bar.close * factor,
      volume: Math.round(bar.volume / factor),
      rawClose: bar.close,
      rawVolume: bar.volume,
    });
  }
  return adjusted.reverse();
}
