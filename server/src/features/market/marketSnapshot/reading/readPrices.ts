import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/client';
import type { ShareStep } from '../dossier/Dossier';
import type { PriceSeries } from '../dossier/PriceSeries';
import { dailyPriceDays } from '../dossier/PriceSeries';

/** One company's series as the database packs it. */
interface PackedSeries extends Record<string, unknown> {
  isin: string;
  days: Buffer;
  closes: Buffer;
  volumes: Buffer;
  before: number | null;
}

/** By company; companies without prices are left out. */
export type PackedPrices = ReadonlyMap<string, PackedSeries>;

/** The same, unpacked. */
export async function readPrices(
  db: Queryable,
  isins: readonly string[],
  today: number,
  since: string,
): Promise<Map<string, PriceSeries>> {
  const packed = await readPackedPrices(db, isins, today, since);
  return new Map([...packed].map(([isin, series]) => [isin, pricesOf(series, today)]));
}

/**
 * The published closes of some companies: NSE's, or BSE's on days NSE has none. The database packs each
 * series into bytes, because sending millions of rows one by one would take minutes.
 * @param today day number; every trading day of the years before it is returned, of older times the last of
 * each month
 * @param since first day to read; by default, all
 */
export async function readPackedPrices(
  db: Queryable,
  isins: readonly string[],
  today: number,
  since?: string,
): Promise<PackedPrices> {
  const dailyFrom = sql`date '1970-01-01' + ${Math.floor(today - dailyPriceDays)}::int`;
  const from = since === undefined ? sql`true` : sql`day >= ${since}::date`;
  const { rows } = await db.execute<PackedSeries>(sql`
    with best as (
      select distinct on (isin, day) isin, day, close, volume, previous_close
      from prices
      where isin = any(${sql.param([...isins])}::text[]) and ${from}
      order by isin, day, exchange desc
    ), best_with_next as (
      select *, lead(day) over (partition by isin order by day) as next_day from best
    )
    select isin,
      string_agg(int4send(day - date '1970-01-01'), ''::bytea order by day) as days,
      string_agg(float8send(close::float8), ''::bytea order by day) as closes,
      string_agg(float8send(volume::float8), ''::bytea order by day) as volumes,
      max(previous_close) filter (where next_day is null)::float8 as before
    from best_with_next
    where day >= ${dailyFrom} or next_day is null or date_trunc('month', next_day) > date_trunc('month', day)
    group by isin
  `);
  return new Map(rows.map((row) => [row.isin, row]));
}

/** Unpacks a series. @param today day number */
export function pricesOf({ days, closes, volumes, before }: PackedSeries, today: number): PriceSeries {
  const its = numbersIn(days, 4, Int32Array, (view, at) => view.getInt32(at));
  const firstDaily = its.findIndex((day) => day >= today - dailyPriceDays);
  return {
    days: its,
    closes: numbersIn(closes, 8, Float64Array, (view, at) => view.getFloat64(at)),
    volumes: numbersIn(volumes, 8, Float64Array, (view, at) => view.getFloat64(at)),
    previousClose: before,
    dailyFrom: firstDaily === -1 ? its.length : firstDaily,
  };
}

/**
 * Adjusts published prices for splits and bonuses whose day has come. Days after the last step do not change,
 * so newer days can be appended as they are.
 */
export function withoutSteps(published: PriceSeries, steps: readonly ShareStep[]): PriceSeries {
  const { days } = published;
  const past = steps.filter(({ exDay }) => exDay <= (days.at(-1) ?? -Infinity));
  if (past.length === 0) return published;
  const factors = Float64Array.from(days, (day) => factorSince(past, day));
  const closes = published.closes.map((close, at) => close * (factors[at] ?? 1));
  const volumes = published.volumes.map((volume, at) => Math.round(volume / (factors[at] ?? 1)));
  return { ...published, closes, volumes };
}

/** The factor that makes a price of that day comparable with today's. */
export const factorSince = (steps: readonly ShareStep[], day: number): number =>
  steps.reduce((factor, step) => (step.exDay > day ? factor * step.factor : factor), 1);

/** A company's prices after the days from `since` on were read again. */
export function withNewerPrices(known: PriceSeries, newer: PriceSeries, since: number): PriceSeries {
  const cut = known.days.findIndex((day) => day >= since);
  const keep = cut === -1 ? known.days.length : cut;
  return {
    dailyFrom: Math.min(known.dailyFrom, keep),
    days: joined(Int32Array, known.days.subarray(0, keep), newer.days),
    closes: joined(Float64Array, known.closes.subarray(0, keep), newer.closes),
    volumes: joined(Float64Array, known.volumes.subarray(0, keep), newer.volumes),
    previousClose: newer.previousClose,
  };
}

/** The network byte order is not the machine's. */
function numbersIn<Made extends { length: number; [at: number]: number }>(
  bytes: Buffer,
  size: number,
  Kind: new (length: number) => Made,
  read: (view: DataView, at: number) => number,
): Made {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const numbers = new Kind(bytes.byteLength / size);
  for (let at = 0; at < numbers.length; at++) numbers[at] = read(view, at * size);
  return numbers;
}

interface Numbers<Made> {
  length: number;
  set(values: Made, at: number): void;
}

function joined<Made extends Numbers<Made>>(
  Kind: new (length: number) => Made,
  first: Made,
  second: Made,
): Made {
  const whole = new Kind(first.length + second.length);
  whole.set(first, 0);
  whole.set(second, first.length);
  return whole;
}
