import { and, eq, inArray } from 'drizzle-orm';
import type { EditionDiff } from '@tayyib/shared/contracts';
import type { Standard } from '@tayyib/shared/shariah';
import { companyRecords } from '../facts/companyFacts';
import { securities } from '../facts/factsTables';
import { inBatches } from '../facts/inBatches';
import type { Queryable } from '../facts/Queryable';
import { verdictTimeline } from './verdictTimeline';
import { verdicts } from './verdictsTables';

/** Judges every company by a draft, and says which computed verdicts it would change. Nothing is stored. */
export async function editionDiff(db: Queryable, draft: Standard, today: string): Promise<EditionDiff> {
  const listed = await db.select({ isin: securities.isin }).from(securities);
  const changes: EditionDiff['changes'] = [];
  await inBatches(
    listed.map(({ isin }) => isin),
    async (isins) => {
      const rows = await db
        .select({ isin: verdicts.isin, verdict: verdicts.verdict })
        .from(verdicts)
        .where(and(inArray(verdicts.isin, isins), eq(verdicts.standard, draft.id), verdicts.current));
      const statusOf = new Map(rows.map(({ isin, verdict }) => [isin, verdict.computedStatus]));
      for (const company of await companyRecords(db, isins)) {
        const from = statusOf.get(company.isin) ?? null;
        const { computedStatus: to, reasons } = verdictTimeline(company, draft, today).now.verdict;
        if (to === from) continue;
        changes.push({ isin: company.isin, symbol: company.symbol, from, to, why: reasons[0] ?? '' });
      }
    },
  );
  changes.sort((a, b) => a.symbol.localeCompare(b.symbol));
  return { judged: listed.length, changes };
}
