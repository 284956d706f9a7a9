import { asc } from 'drizzle-orm';
import type { Database } from '../../../server/src/database/client';
import { securities } from '../../../server/src/database/schema/facts/factsTables';
import { loadSample } from '../../../server/src/seed/packed/loadSample';
import { companies, fillWithCompanies, isinOf, issues, symbolOf, years } from './fillWithCompanies';

/** The market a bench measures. */
export interface BenchMarket {
  description: string;
  /** Symbols of its companies, to search for. */
  codes: readonly string[];
  /** The company whose changes are watched. */
  watched: { isin: string; symbol: string };
}

/** Fills a database with made-up companies, or with `BENCH_MARKET=sample` with the embedded sample. */
export async function fillMarket(db: Database): Promise<BenchMarket> {
  if (process.env['BENCH_MARKET'] !== 'sample') {
    await fillWithCompanies(db);
    return {
      description: `${companies} companies x ${years} years, ${issues} public issues`,
      codes: Array.from({ length: Math.min(9000, companies - 100) }, (_, n) => symbolOf(1 + n)),
      watched: { isin: isinOf(77), symbol: symbolOf(77) },
    };
  }
  await loadSample(db, (sentence) => console.log(sentence));
  const { isin, symbol } = securities;
  const listed = await db.select({ isin, symbol }).from(securities).orderBy(asc(symbol));
  const watched = listed.find((one) => one.symbol === 'RELIANCE');
  if (watched === undefined) throw new Error('The sample has no RELIANCE.');
  return {
    description: `the embedded sample of ${listed.length} companies`,
    codes: listed.map((one) => one.symbol),
    watched,
  };
}
