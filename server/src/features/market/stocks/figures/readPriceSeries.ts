import { addMonths } from '@tayyib/shared/values/calendar';
import type { PriceInterval, PriceSeries, PriceSeriesQuery } from '@tayyib/shared/contracts';
import { asc, desc, eq, type SQL } from 'drizzle-orm';
import { adjustedPrices } from '../../../facts/records/adjustedPrices';
import { priceStepsOf } from '../../../facts/records/corporateActionsRepository';
import { prices } from '../../../../database/schema/facts/factsTables';
import type { Queryable } from '../../../../database/client';
import { type Bar, joinBars } from '../../../facts/figures/technicals/bars';
import type { Security } from './readAccounts';
import { pricesSource } from './readTechnicals';

/** More bars than a chart has room for are aggregated on the server. */
const maxBars = 2000;

const monthsOf = { '1m': 1, '3m': 3, '6m': 6, '1y': 12, '3y': 36, '5y': 60, all: null } as const;

/** A stock's bars over a range that ends on the last known day, or within the requested days. */
export async function readPriceSeries(
  db: Queryable,
  security: Security,
  query: PriceSeriesQuery,
): Promise<PriceSeries> {
  const { isin } = security;
  const { firstDay, lastDay, ...range } = await daysOf(db, isin, query);
  const [known, steps] = await Promise.all([
    adjustedPrices(db, isin, range),
    priceStepsOf(db, [isin]).then((found) => found.get(isin) ?? []),
  ]);
  const days = known.map((bar) => ({
    day: bar.day,
    ...(query.prices === 'adjusted' ? adjusted(bar) : raw(bar)),
  }));
  const { bars, interval } = widenInterval(days, query.interval);
  // a step whose day is still ahead changes no price yet (`adjustBars`)
  const isAdjusted = ({ exDate }: { exDate: string }) =>
    (known[0]?.day ?? exDate) < exDate && exDate <= lastDay;
  return {
    isin,
    stock: security.name,
    stock_code: security.symbol,
    interval,
    isCoarser: interval !== query.interval,
    prices: query.prices,
    bars,
    since: firstDay,
    adjustments: query.prices === 'adjusted' ? steps.filter(isAdjusted) : [],
    exchanges: [...new Set(known.map(({ exchange }) => exchange))],
    source: pricesSource(known),
  };
}

type Known = Awaited<ReturnType<typeof adjustedPrices>>[number];

const adjusted = ({ open, high, low, close, volume }: Known) => ({ open, high, low, close, volume });

/** As published: the adjustment of the close was applied to all four prices. */
function raw({ open, high, low, close, rawClose, rawVolume }: Known) {
  const back = close > 0 ? rawClose / close : 1;
  const asPublished = (price: number) => Math.round(price * back * 10_000) / 10_000;
  return {
    open: asPublished(open),
    high: asPublished(high),
    low: asPublished(low),
    close: rawClose,
    volume: rawVolume,
  };
}

/** The requested interval, or the first wider one that stays within the maximum number of bars. */
function widenInterval(
  days: readonly Bar[],
  requested: PriceInterval,
): { bars: Bar[]; interval: PriceInterval } {
  const wider: PriceInterval[] = ['day', 'week', 'month'];
  for (const interval of wider.slice(wider.indexOf(requested))) {
    const bars = interval === 'day' ? [...days] : joinBars(days, interval);
    if (bars.length <= maxBars || interval === 'month') return { bars, interval };
  }
  return { bars: [...days], interval: requested };
}

async function daysOf(db: Queryable, isin: string, { range, from, to }: PriceSeriesQuery) {
  const outermost = (order: SQL) =>
    db.select({ day: prices.day }).from(prices).where(eq(prices.isin, isin)).orderBy(order).limit(1);
  const [[oldest], [newest]] = await Promise.all([outermost(asc(prices.day)), outermost(desc(prices.day))]);
  const lastDay = newest?.day ?? '';
  const months = monthsOf[range];
  const start = from ?? (months === null || newest === undefined ? undefined : addMonths(lastDay, -months));
  return {
    firstDay: oldest?.day ?? null,
    lastDay,
    ...(start !== undefined && { from: start }),
    ...(to !== undefined && { to }),
  };
}
