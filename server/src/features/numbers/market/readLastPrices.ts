import { sql } from 'drizzle-orm';
import type { Queryable } from '../../facts/Queryable';

export interface LastPriceRow {
  day: string;
  closeRupees: number;
  /** A fraction of the close before; null where that is not known. */
  change: number | null;
}

/** The newest close of every company, NSE's before BSE's of the same day. Walks the key backwards, whatever the history weighs. */
export async function readLastPrices(db: Queryable): Promise<Map<string, LastPriceRow>> {
  const { rows } = await db.execute<{ isin: string; day: string; close: string; before: string | null }>(sql`
    select isin, day::text as day, close, previous_close as before
    from securities cross join lateral (
      select * from (
        (select day, exchange, close, previous_close from prices
          where prices.isin = securities.isin and exchange = 'NSE' order by day desc limit 1)
        union all
        (select day, exchange, close, previous_close from prices
          where prices.isin = securities.isin and exchange = 'BSE' order by day desc limit 1)
      ) as newest order by day desc, exchange desc limit 1
    ) as last`);
  return new Map(
    rows.map(({ isin, day, close, before }) => {
      const closeRupees = Number(close);
      const previous = Number(before ?? 0);
      return [isin, { day, closeRupees, change: previous > 0 ? closeRupees / previous - 1 : null }];
    }),
  );
}
