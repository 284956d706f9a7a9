import { and, asc, desc, eq } from 'drizzle-orm';
import type { StandardId, Verdict, VerdictChange } from '@tayyib/shared/contracts';
import { standardIds, withSharePrices } from '@tayyib/shared/shariah';
import type { ReceiptInputs, SharePrice } from '@tayyib/shared/shariah';
import { prices, securities } from '../../../database/schema/facts/factsTables';
import type { Queryable } from '../../../database/client';
import { verdicts } from '../../../database/schema/facts/verdictsTables';

/** A stock's current verdict by a standard; undefined for an unknown stock. */
export async function currentVerdict(
  db: Queryable,
  isin: string,
  standard: StandardId,
): Promise<Verdict | undefined> {
  return (await currentVerdicts(db, isin)).find((verdict) => verdict.standard.id === standard);
}

/** A stock's current verdicts by every standard, the default first, with the share prices at which ratios flip. */
export async function currentVerdicts(db: Queryable, isin: string): Promise<Verdict[]> {
  const rows = await db
    .select({ verdict: verdicts.verdict, inputs: verdicts.inputs })
    .from(verdicts)
    .where(and(eq(verdicts.isin, isin), verdicts.current));
  const price = await lastPrice(db, isin);
  return rows
    .map(({ verdict, inputs }) => withSharePrices(verdict, sharePriceOf(inputs, price)))
    .sort((a, b) => standardIds.indexOf(a.standard.id) - standardIds.indexOf(b.standard.id));
}

/** All verdicts of a stock by one standard or by all, oldest first. */
export async function verdictHistory(
  db: Queryable,
  isin: string,
  standard?: StandardId,
): Promise<VerdictChange[]> {
  const ofStandard = standard === undefined ? undefined : eq(verdicts.standard, standard);
  const rows = await db
    .select()
    .from(verdicts)
    .where(and(eq(verdicts.isin, isin), ofStandard))
    .orderBy(asc(verdicts.id));
  return rows.map(({ standard: by, edition, status, accountsTo, factsAsOf, decidedAt, cause, verdict }) => ({
    standard: by,
    edition,
    status,
    accountsTo,
    freshness: verdict.freshness?.state,
    isProvisional: verdict.isProvisional,
    factsAsOf,
    decidedAt: decidedAt.toISOString(),
    cause,
    reason: verdict.reasons[0] ?? '',
  }));
}

interface LastPrice {
  lastPriceRupees: number;
  faceValueRupees: number;
}

async function lastPrice(db: Queryable, isin: string): Promise<LastPrice | null> {
  const [row] = await db
    .select({ close: prices.close, faceValue: securities.faceValue })
    .from(prices)
    .innerJoin(securities, eq(securities.isin, prices.isin))
    .where(eq(prices.isin, isin))
    .orderBy(desc(prices.day), desc(prices.exchange))
    .limit(1);
  const faceValueRupees = Number(row?.faceValue ?? 0);
  return row === undefined || faceValueRupees <= 0
    ? null
    : { lastPriceRupees: Number(row.close), faceValueRupees };
}

function sharePriceOf(inputs: ReceiptInputs | null, price: LastPrice | null): SharePrice | null {
  const paidUp = inputs?.filing?.amounts.paidUpCapital ?? null;
  if (price === null || paidUp === null) return null;
  return { shares: paidUp / price.faceValueRupees, lastPriceRupees: price.lastPriceRupees };
}

/** The text for a company that has not been judged yet. */
export const notScreened = 'We have not screened this company yet.';
