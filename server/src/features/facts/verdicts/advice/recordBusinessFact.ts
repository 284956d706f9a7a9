import { asc, eq, sql } from 'drizzle-orm';
import type { BusinessFactsReply, RecordBusinessFact } from '@tayyib/shared/contracts';
import { contentHash } from '../../../../database/putChanged';
import { businessFacts } from '../../../../database/schema/facts/factsTables';
import type { Queryable } from '../../../../database/client';
import { businessFactRecords } from '../../../../database/schema/facts/verdictsTables';

/** Stores a line of business with its source and author. A later record of the same activity replaces the earlier. */
export async function recordBusinessFact(
  db: Queryable,
  isin: string,
  fact: RecordBusinessFact,
  by: { userId: string; name: string },
): Promise<void> {
  const { activity, source } = fact;
  const share = fact.shareOfRevenue === null ? null : fact.shareOfRevenue.toFixed(6);
  const stated = { isin, activity, shareOfRevenue: share, ...source };
  const row = { ...stated, contentHash: contentHash(stated) };
  await db
    .insert(businessFacts)
    .values(row)
    .onConflictDoUpdate({
      target: [businessFacts.isin, businessFacts.activity],
      set: {
        shareOfRevenue: sql`excluded.share_of_revenue`,
        publisher: sql`excluded.publisher`,
        document: sql`excluded.document`,
        asOf: sql`excluded.as_of`,
        publishedOn: sql`excluded.published_on`,
        contentHash: sql`excluded.content_hash`,
      },
    });
  await db.insert(businessFactRecords).values({ ...stated, recordedById: by.userId, recordedBy: by.name });
}

/** Everything recorded of a company, oldest first. */
export async function businessFactsOf(db: Queryable, isin: string): Promise<BusinessFactsReply> {
  const rows = await db
    .select()
    .from(businessFactRecords)
    .where(eq(businessFactRecords.isin, isin))
    .orderBy(asc(businessFactRecords.id));
  return rows.map(
    ({ activity, shareOfRevenue, publisher, document, asOf, publishedOn, recordedBy, recordedAt }) => ({
      activity,
      shareOfRevenue: shareOfRevenue === null ? null : Number(shareOfRevenue),
      source: { publisher, document, asOf, publishedOn },
      recordedBy,
      recordedAt: recordedAt.toISOString(),
    }),
  );
}
