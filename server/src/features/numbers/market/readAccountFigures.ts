import { inArray, sql } from 'drizzle-orm';
import { filingOf, groupByIsin } from '../../facts/companyFacts';
import { filings } from '../../facts/factsTables';
import { inBatches } from '../../facts/inBatches';
import type { Queryable } from '../../facts/Queryable';
import type { AccountFigures } from './accountFigures';
import { accountFigures } from './accountFigures';

/** Annual accounts known by a day; what exactly a year is, `isAnnual` says again. */
const annualBy = (today: string) => sql`
  period_end - period_start > 240 and audited is distinct from false and coalesce(published_on, period_end) <= ${today}`;

/** A text per company that differs as soon as any of its annual accounts known by that day does. */
export async function accountDigests(db: Queryable, today: string): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ isin: string; digest: string }>(sql`
    select isin, md5(string_agg(content_hash, ' ' order by period_end, nature)) as digest
    from filings where ${annualBy(today)} group by isin`);
  return new Map(rows.map(({ isin, digest }) => [isin, digest]));
}

/** The figures of some companies' newest accounts, from the last two years of each nature. */
export async function readAccountFigures(
  db: Queryable,
  isins: readonly string[],
  today: string,
): Promise<Map<string, AccountFigures | null>> {
  const figures = new Map<string, AccountFigures | null>();
  await inBatches(isins, async (batch) => {
    const newest = sql`(
      select id from (
        select id, row_number() over (partition by isin, nature order by period_end desc) as place
        from filings where ${inArray(filings.isin, batch)} and ${annualBy(today)}
      ) as placed where place <= 2)`;
    const rows = await db.select().from(filings).where(inArray(filings.id, newest));
    for (const [isin, its] of groupByIsin(rows)) figures.set(isin, accountFigures(its.map(filingOf), today));
  });
  return figures;
}
