import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { OverridesReply, StandingOverridesReply, VerdictOverride } from '@tayyib/shared/contracts';
import { securities } from '../../../../database/schema/facts/factsTables';
import type { Queryable } from '../../../../database/client';
import { verdictOverrides } from '../../../../database/schema/facts/verdictsTables';

type OverrideRow = typeof verdictOverrides.$inferSelect;

/** Overrides of some companies that were not lifted, by company, whether in effect today or not. */
export async function standingOverrides(
  db: Queryable,
  isins: string[],
): Promise<Map<string, VerdictOverride[]>> {
  const rows = await db
    .select()
    .from(verdictOverrides)
    .where(and(inArray(verdictOverrides.isin, isins), isNull(verdictOverrides.liftedAt)));
  const byCompany = new Map<string, VerdictOverride[]>();
  for (const row of rows) byCompany.set(row.isin, [...(byCompany.get(row.isin) ?? []), wireOf(row)]);
  return byCompany;
}

/** Overrides of all companies that were neither lifted nor expired, newest first. */
export async function allStandingOverrides(db: Queryable, today: string): Promise<StandingOverridesReply> {
  const rows = await db
    .select({ signed: verdictOverrides, symbol: securities.symbol, name: securities.name })
    .from(verdictOverrides)
    .innerJoin(securities, eq(securities.isin, verdictOverrides.isin))
    .where(isNull(verdictOverrides.liftedAt))
    .orderBy(desc(verdictOverrides.signedAt));
  return rows
    .filter(({ signed }) => signed.until === null || signed.until >= today)
    .map(({ signed, symbol, name }) => ({ ...wireOf(signed), symbol, name }));
}

/** All overrides ever signed for a company, oldest first. */
export async function overridesOf(db: Queryable, isin: string): Promise<OverridesReply> {
  const rows = await db
    .select()
    .from(verdictOverrides)
    .where(eq(verdictOverrides.isin, isin))
    .orderBy(asc(verdictOverrides.signedAt));
  return rows.map((row) => ({
    ...wireOf(row),
    liftedBy: row.liftedBy,
    liftedAt: row.liftedAt?.toISOString() ?? null,
  }));
}

export async function signOverride(
  db: Queryable,
  signed: typeof verdictOverrides.$inferInsert,
): Promise<VerdictOverride> {
  const [row] = await db.insert(verdictOverrides).values(signed).returning();
  if (row === undefined) throw new Error('The override was not stored.');
  return wireOf(row);
}

/** Lifts an override. Undefined if there is no such override to lift. */
export async function liftOverride(
  db: Queryable,
  isin: string,
  id: string,
  by: { userId: string; name: string },
): Promise<VerdictOverride | undefined> {
  const [row] = await db
    .update(verdictOverrides)
    .set({ liftedAt: new Date(), liftedById: by.userId, liftedBy: by.name })
    .where(
      and(eq(verdictOverrides.id, id), eq(verdictOverrides.isin, isin), isNull(verdictOverrides.liftedAt)),
    )
    .returning();
  return row && wireOf(row);
}

function wireOf({ signedAt, ...row }: OverrideRow): VerdictOverride {
  const { id, isin, standard, action, status, reason, signedBy, from, until } = row;
  return {
    id,
    isin,
    standard,
    action,
    status,
    reason,
    signedBy,
    signedAt: signedAt.toISOString(),
    from,
    until,
  };
}
