import type { PublicChange, PublicOverview, PublicStockRow } from '@tayyib/shared/contracts';
import { badgeOf, tasis } from '@tayyib/shared/shariah';
import { indianMoment } from '@tayyib/shared/values/calendar';
import { and, count, desc, eq, gte } from 'drizzle-orm';
import type { Queryable } from '../../../database/client';
import { statusChanges } from '../../../database/schema/facts/verdictsTables';
import type { StoredIndex } from '../indices/readIndices';
import { membersKnown } from '../indices/readIndices';
import type { Dossier } from '../marketSnapshot/dossier/Dossier';
import { badgeBy } from '../marketSnapshot/companies/Company';
import type { MarketFigures } from '../marketSnapshot/companies/MarketFigures';
import { largestFirst } from '../marketSnapshot/companies/StockClass';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { addressCodes } from './addressCodes';
import { publicGroups } from './publicLists';
import { publicCounts, publicRows } from './publicRows';

const mostCompliant = 60;
const mostChanges = 10;

/** The changes of verdicts by the default standard, newest first. */
export async function publicChanges(
  db: Queryable,
  snapshot: MarketSnapshot,
  limit: number,
): Promise<PublicChange[]> {
  const rows = await db
    .select()
    .from(statusChanges)
    .where(eq(statusChanges.standard, tasis.id))
    .orderBy(desc(statusChanges.id))
    .limit(limit);
  const { codeOf } = addressCodes(snapshot);
  return rows.flatMap(({ isin, from, to, at }): PublicChange[] => {
    const dossier = snapshot.dossiers[snapshot.rowOf(isin) ?? -1];
    return dossier === undefined
      ? []
      : [
          {
            code: codeOf(dossier),
            stock: dossier.name,
            from: badgeOf(from),
            to: badgeOf(to),
            at: at.toISOString(),
          },
        ];
  });
}

/** How many verdicts by the default standard changed in the month of a day, in India. */
export async function changesInMonthOf(db: Queryable, day: string): Promise<number> {
  const begin = indianMoment(`${day.slice(0, 8)}01`, '00:00');
  const [row] = await db
    .select({ changes: count() })
    .from(statusChanges)
    .where(and(eq(statusChanges.standard, tasis.id), gte(statusChanges.at, begin)));
  return row?.changes ?? 0;
}

/** The public start page: counts, the lists there are, the largest compliant companies, and what changed. */
export async function publicOverview(
  db: Queryable,
  snapshot: MarketSnapshot,
  figures: MarketFigures,
  indices: readonly StoredIndex[],
): Promise<PublicOverview> {
  const { letters, industries } = publicGroups(snapshot);
  return {
    day: snapshot.day,
    counts: publicCounts(snapshot.dossiers),
    letters: [...letters].map(([id, members]) => ({ id, name: id.toUpperCase(), ...countOf(members) })),
    industries: [...industries].map(([id, { name, members }]) => ({ id, name, ...countOf(members) })),
    indices: indices.flatMap(({ id, name, members }) => {
      const known = membersKnown(members, figures).map(({ company }) => company.dossier);
      return known.length === 0 ? [] : [{ id, name, ...countOf(known) }];
    }),
    compliant: largestCompliant(snapshot, figures, mostCompliant),
    changes: await publicChanges(db, snapshot, mostChanges),
  };
}

/** The largest companies that are compliant by the default standard. */
export const largestCompliant = (
  snapshot: MarketSnapshot,
  figures: MarketFigures,
  limit: number,
): PublicStockRow[] =>
  publicRows(
    snapshot,
    figures.companies
      .filter((company) => badgeBy(company, tasis.id) === 'compliant')
      .toSorted((one, other) => largestFirst(one.row, other.row))
      .slice(0, limit)
      .map(({ dossier }) => dossier),
  );

const countOf = (members: readonly Dossier[]) => ({
  total: members.length,
  compliant: publicCounts(members).compliant,
});
