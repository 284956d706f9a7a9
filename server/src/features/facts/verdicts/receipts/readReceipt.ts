import { indianDay } from '@tayyib/shared/values/calendar';
import { and, eq } from 'drizzle-orm';
import type { StandardId, VerdictReceipt } from '@tayyib/shared/contracts';
import { securities } from '../../../../database/schema/facts/factsTables';
import type { Queryable } from '../../../../database/client';
import { editionData } from '../standards/standardsRepository';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';

/** The receipt of a stock's current verdict by a standard; undefined if there is none. */
export async function readReceipt(
  db: Queryable,
  isin: string,
  standard: StandardId,
): Promise<VerdictReceipt | undefined> {
  const [row] = await db
    .select({ verdict: verdicts, symbol: securities.symbol, name: securities.name })
    .from(verdicts)
    .innerJoin(securities, eq(securities.isin, verdicts.isin))
    .where(and(eq(verdicts.isin, isin), eq(verdicts.standard, standard), verdicts.current));
  if (row === undefined || row.verdict.inputs === null) return undefined;
  const { edition, inputs, receipt, decidedAt, cause, verdict } = row.verdict;
  const data = await editionData(db, standard, edition);
  if (data === undefined) return undefined;
  return {
    format: 'tayyib-receipt-2',
    isin,
    symbol: row.symbol,
    name: row.name,
    status: verdict.computedStatus,
    receipt,
    decidedAt: decidedAt.toISOString(),
    cause,
    judgedOn: verdict.judgedOn ?? indianDay(decidedAt),
    standard: data,
    inputs,
  };
}
