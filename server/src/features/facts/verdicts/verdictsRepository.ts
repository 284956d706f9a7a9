import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { StandardId, Verdict, VerdictChange } from '@tayyib/shared/contracts';
import { standardIds, withSharePrices } from '@tayyib/shared/shariah';
import type { SharePrice } from '@tayyib/shared/shariah';
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
  const [rows, price] = await Promise.all([
    db
      .select({ verdict: verdicts.verdict, paidUp: paidUpCapital })
      .from(verdicts)
      .where(and(eq(verdicts.isin, isin), verdicts.current)),
    lastPrice(db, isin),
  ]);
  return rows
    .map(({ verdict, paidUp }) => withSharePrices(verdict, sharePriceOf(paidUp, price)))
    .sort((a, b) => standardIds.indexOf(a.standard.id) - standardIds.indexOf(b.standard.id));
}

// The database picks these out: verdicts and their inputs are large, and parsing all of them is most of the cost of a stock page.
const paidUpCapital = sql<
  number | null
>`(${verdicts.inputs} -> 'filing' -> 'amounts' ->> 'paidUpCapital')::float8`;
const freshness = sql<VerdictChange['freshness']>`${verdicts.verdict} -> 'freshness' ->> 'state'`;
const isProvisional = sql<true | null>`(${verdicts.verdict} ->> 'isProvisional')::boolean`;
const firstReason = sql<string | null>`${verdicts.verdict} -> 'reasons' ->> 0`;

/** All verdicts of a stock by one standard or by all, oldest first. */
export async function verdictHistory(
  db: Queryable,
  isin: string,
  standard?: StandardId,
): Promise<VerdictChange[]> {
  const ofStandard = standard === undefined ? undefined : eq(verdicts.standard, standard);
  const rows = await db
    .select({
      standard: verdicts.standard,
      edition: verdicts.edition,
      status: verdicts.status,
      accountsTo: verdicts.accountsTo,
      freshness,
      isProvisional,
      grade: verdicts.grade,
      factsAsOf: verdicts.factsAsOf,
      decidedAt: verdicts.decidedAt,
      cause: verdicts.cause,
      reason: firstReason,
    })
    .from(verdicts)
    .where(and(eq(verdicts.isin, isin), ofStandard))
    .orderBy(asc(verdicts.id));
  return rows.map((row) => ({
    ...row,
    isProvisional: row.isProvisional ?? undefined,
    decidedAt: row.decidedAt.toISOString(),
    reason: row.reason ?? '',
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

function sharePriceOf(paidUp: number | null, price: LastPrice | null): SharePrice | null {
  if (price === null || paidUp === null) return null;
  return { shares: paidUp / price.faceValueRupees, lastPriceRupees: price.lastPriceRupees };
}

/** The text for a company that has not been judged yet. */
export const notScreened = 'We have not screened this company yet.';
