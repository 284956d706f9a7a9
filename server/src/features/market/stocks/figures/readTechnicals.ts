import { addMonths, spokenDay } from '@tayyib/shared/values/calendar';
import type { FactSource, Technicals } from '@tayyib/shared/contracts';
import type { AdjustedBar } from '../../../facts/records/adjustedPrices';
import { adjustedPrices } from '../../../facts/records/adjustedPrices';
import { closesOf, indexKey } from '../../../facts/records/indexRepository';
import type { Queryable } from '../../../../database/client';
import {
  type Benchmark,
  technicalFormulas,
  technicalsOf,
} from '../../../facts/figures/technicals/technicalsOf';
import type { Security } from './readAccounts';

/** The benchmark for a stock's movement: the broadest index with a long series. */
const benchmarkName = 'Nifty 500';

/** Averages converge in far less than this. */
const monthsOfPrices = 36;

const notes = [
  'Prices are in today’s shares: they are adjusted for splits and bonuses, not for dividends.',
  'These are computed from past prices. They predict nothing and are not advice.',
];

/** Technical indicators from the last three years of prices. */
export async function readTechnicals(db: Queryable, security: Security, today: string): Promise<Technicals> {
  const range = { from: addMonths(today, -monthsOfPrices) };
  const bars = await adjustedPrices(db, security.isin, range);
  const last = bars.at(-1);
  return {
    isin: security.isin,
    stock: security.name,
    stock_code: security.symbol,
    figures: technicalsOf(bars, await readBenchmark(db, range)),
    exchange: last?.exchange ?? null,
    source: pricesSource(bars),
    formulas: technicalFormulas,
    notes,
  };
}

/** The index's closes; null where none is on file. */
async function readBenchmark(db: Queryable, range: { from: string }): Promise<Benchmark | null> {
  const closes = await closesOf(db, indexKey(benchmarkName), range);
  if (closes.length === 0) return null;
  return { name: benchmarkName, closes: closes.map(({ day, close }) => ({ day, close: Number(close) })) };
}

/** The sources of bars; null without any. */
export function pricesSource(bars: readonly Pick<AdjustedBar, 'day' | 'exchange'>[]): FactSource | null {
  const first = bars[0];
  const last = bars.at(-1);
  if (first === undefined || last === undefined) return null;
  const exchanges = [...new Set(bars.map(({ exchange }) => exchange))].sort().reverse();
  return {
    publisher: exchanges.join(' and '),
    document: `End-of-day files of ${spokenDay(first.day)} to ${spokenDay(last.day)}`,
    asOf: last.day,
    publishedOn: last.day,
  };
}
