import { dayFromNumber } from '@tayyib/shared/values/calendar';
import type { DataAgesReply } from '@tayyib/shared/contracts';
import { max } from 'drizzle-orm';
import type { Queryable } from '../../../database/client';
import { filings, securities } from '../../../database/schema/facts/factsTables';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { memoizePerSnapshot } from '../marketSnapshot/memoizePerSnapshot';

/** The newest day of each kind of data on file. */
export async function dataAges(db: Queryable, snapshot: MarketSnapshot): Promise<DataAgesReply> {
  const [[listed], [filed]] = await Promise.all([
    db.select({ day: max(securities.asOf) }).from(securities),
    db.select({ day: max(filings.publishedOn) }).from(filings),
  ]);
  return { lists: listed?.day ?? null, prices: newestPrice(snapshot), filings: filed?.day ?? null };
}

/** From the snapshot: in the database it would be a search of millions of rows. */
const newestPrice = memoizePerSnapshot(({ dossiers }: MarketSnapshot): string | null => {
  const newest = dossiers.reduce(
    (last, { prices: { days } }) => Math.max(last, days.at(-1) ?? -Infinity),
    -Infinity,
  );
  return Number.isFinite(newest) ? dayFromNumber(newest) : null;
});
