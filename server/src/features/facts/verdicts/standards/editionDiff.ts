import { and, eq, inArray, sql } from 'drizzle-orm';
import type { EditionDiff, StatusCode } from '@tayyib/shared/contracts';
import type { Standard } from '@tayyib/shared/shariah';
import type { CompanyRecord } from '../../records/companyFacts';
import { companyRecords } from '../../records/companyFacts';
import { securities } from '../../../../database/schema/facts/factsTables';
import { inBatches } from '../../../../lib/inBatches';
import type { Queryable } from '../../../../database/client';
import { CooperativePace } from '../../../../lib/CooperativePace';
import { verdictTimeline } from '../judging/verdictTimeline';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';

/** Companies judged per batch, so that other queries do not wait. */
const companiesAtATime = 100;

/** Judges every company by a draft and returns the computed verdicts it would change. Stores nothing. */
export async function editionDiff(db: Queryable, draft: Standard, today: string): Promise<EditionDiff> {
  const listed = await db.select({ isin: securities.isin }).from(securities);
  const changes: EditionDiff['changes'] = [];
  const pace = new CooperativePace();
  const judge = async (isins: string[]) => {
    const rows = await db
      .select({ isin: verdicts.isin, status: sql<StatusCode>`(${verdicts.verdict}->>'computedStatus')::int` })
      .from(verdicts)
      .where(and(inArray(verdicts.isin, isins), eq(verdicts.standard, draft.id), verdicts.current));
    const statusOf = new Map(rows.map(({ isin, status }) => [isin, status]));
    const compare = (company: CompanyRecord) => {
      const from = statusOf.get(company.isin) ?? null;
      const { computedStatus: to, reasons } = verdictTimeline(company, draft, today).now.verdict;
      if (to === from) return;
      changes.push({ isin: company.isin, symbol: company.symbol, from, to, why: reasons[0] ?? '' });
    };
    for (const company of await companyRecords(db, isins)) {
      compare(company);
      if (pace.isDue) await pace.yieldToEventLoop();
    }
  };
  await inBatches(
    listed.map(({ isin }) => isin),
    judge,
    companiesAtATime,
  );
  changes.sort((a, b) => a.symbol.localeCompare(b.symbol));
  return { judged: listed.length, changes };
}
