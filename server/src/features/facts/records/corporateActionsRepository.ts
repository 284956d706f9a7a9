import { and, asc, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { uncountedActionKinds } from '@tayyib/shared/contracts';
import { corporateActions } from '../../../database/schema/facts/corporateActionsTables';
import { inBatches } from '../../../lib/inBatches';
import type { Queryable } from '../../../database/client';

export type CorporateAction = typeof corporateActions.$inferSelect;

/** The corporate actions of a company, newest first. */
export async function corporateActionsOf(db: Queryable, isin: string): Promise<CorporateAction[]> {
  return db
    .select()
    .from(corporateActions)
    .where(eq(corporateActions.isin, isin))
    .orderBy(desc(corporateActions.exDate), asc(corporateActions.subject), asc(corporateActions.part));
}

/** A day of adjustment: prices before it are multiplied by `factor`. */
export interface PriceStep {
  exDate: string;
  factor: number;
}

/** Splits, consolidations and bonuses of some companies, the oldest first. */
export async function priceStepsOf(
  db: Queryable,
  isins: readonly string[],
): Promise<Map<string, PriceStep[]>> {
  const steps = new Map<string, PriceStep[]>();
  await inBatches([...new Set(isins)], async (batch) => {
    const rows = await db
      .select({
        isin: corporateActions.isin,
        exDate: corporateActions.exDate,
        factor: corporateActions.priceFactor,
      })
      .from(corporateActions)
      .where(and(inArray(corporateActions.isin, batch), isNotNull(corporateActions.priceFactor)))
      .orderBy(asc(corporateActions.exDate));
    for (const { isin, exDate, factor } of rows) {
      const known = steps.get(isin) ?? [];
      steps.set(isin, [...known, { exDate, factor: Number(factor) }]);
    }
  });
  return steps;
}

/** The bonus issues of a company up to a day, the oldest first. */
export async function bonusesOf(db: Queryable, isin: string, day: string): Promise<PriceStep[]> {
  const rows = await db
    .select({ exDate: corporateActions.exDate, factor: corporateActions.priceFactor })
    .from(corporateActions)
    .where(
      and(
        eq(corporateActions.isin, isin),
        eq(corporateActions.kind, 'bonus'),
        isNotNull(corporateActions.priceFactor),
        lte(corporateActions.exDate, day),
      ),
    )
    .orderBy(asc(corporateActions.exDate));
  return rows.map(({ exDate, factor }) => ({ exDate, factor: Number(factor) }));
}

/** Dividends of some companies, newest first, in rupees per share as counted on the ex-date. */
export async function dividendsOf(db: Queryable, isins: readonly string[]) {
  const rows = await db
    .select()
    .from(corporateActions)
    .where(and(inArray(corporateActions.isin, [...isins]), isNotNull(corporateActions.dividendRupees)))
    .orderBy(desc(corporateActions.exDate), asc(corporateActions.subject), asc(corporateActions.part));
  return rows.map(({ isin, exDate, subject, dividendRupees, publisher, document, asOf, publishedOn }) => ({
    isin,
    exDate,
    subject,
    rupees: Number(dividendRupees),
    source: { publisher, document, asOf, publishedOn },
  }));
}

/** Notices of actions whose terms are not on file as numbers, newest first; what one announcement names twice is one notice. */
export async function noticesOf(db: Queryable, isins: readonly string[]) {
  const { isin, exDate, kind, subject, part, publisher, document, asOf, publishedOn } = corporateActions;
  const rows = await db
    .selectDistinctOn([isin, exDate, subject, kind], {
      isin,
      exDate,
      kind,
      subject,
      publisher,
      document,
      asOf,
      publishedOn,
    })
    .from(corporateActions)
    .where(and(inArray(isin, [...isins]), inArray(kind, [...uncountedActionKinds])))
    .orderBy(desc(exDate), asc(isin), asc(subject), asc(kind), asc(part));
  return rows.flatMap(({ kind: found, publisher: by, ...row }) => {
    const uncounted = uncountedActionKinds.find((each) => each === found);
    if (uncounted === undefined) return [];
    const source = { publisher: by, document: row.document, asOf: row.asOf, publishedOn: row.publishedOn };
    return { isin: row.isin, kind: uncounted, exDate: row.exDate, subject: row.subject, source };
  });
}
