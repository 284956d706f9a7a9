import type { StandardId, StatusCode } from '@tayyib/shared/contracts';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { marketCaps } from '../../facts/factsTables';
import type { Queryable } from '../../facts/Queryable';
import { verdicts } from '../../verdicts/verdictsTables';

/** What a standard says of a company, as a list shows it. */
export interface Standing {
  status: StatusCode;
  stars: number | null;
}

export interface StandingRow extends Standing {
  id: number;
  isin: string;
  standard: StandardId;
}

/** The verdicts that hold and are newer than one already known; a company's older one is replaced by it. */
export async function readStandings(db: Queryable, afterId: number): Promise<StandingRow[]> {
  return db
    .select({
      id: verdicts.id,
      isin: verdicts.isin,
      standard: verdicts.standard,
      status: verdicts.status,
      stars: sql<number | null>`(${verdicts.verdict}->>'stars')::int`,
    })
    .from(verdicts)
    .where(and(eq(verdicts.current, true), gt(verdicts.id, afterId)));
}

/** The newest average market capitalisation of each company; of two windows that end together, the longer. */
export async function readCaps(db: Queryable) {
  const rows = await db
    .selectDistinctOn([marketCaps.isin], {
      isin: marketCaps.isin,
      rupees: marketCaps.valueRupees,
      size: marketCaps.sizeClass,
      asOf: marketCaps.asOf,
    })
    .from(marketCaps)
    .orderBy(asc(marketCaps.isin), desc(marketCaps.asOf), desc(marketCaps.windowMonths));
  return new Map(rows.map((row) => [row.isin, row]));
}
