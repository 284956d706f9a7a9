import type { IndexClose, IndexMemberRow, IndexRow, StandardId } from '@tayyib/shared/contracts';
import { desc } from 'drizzle-orm';
import type { IndexMember } from '../../facts/indexRepository';
import { allIndices } from '../../facts/indexRepository';
import { indexCloses, indexMembers } from '../../facts/indexTables';
import type { Queryable } from '../../facts/Queryable';
import { and, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { complianceCount } from '../market/complianceCount';
import type { MarketFigures } from '../market/MarketFigures';
import { largestFirst } from '../classes/industryRows';
import { weightShares } from './weightShares';

type CloseRow = typeof indexCloses.$inferSelect;
type MemberRow = typeof indexMembers.$inferSelect;

/** Every index with its last two closes and its members on a day. */
export interface StoredIndex {
  id: string;
  name: string;
  membersAsOf: string | null;
  closes: CloseRow[];
  members: MemberRow[];
}

/** All of them at once: a few hundred names and some thousand members. */
export async function readIndices(db: Queryable, today: string): Promise<StoredIndex[]> {
  const placed = db.$with('placed').as(
    db
      .select({
        key: indexCloses.indexKey,
        at: indexCloses.day,
        place:
          sql<number>`row_number() over (partition by ${indexCloses.indexKey} order by ${indexCloses.day} desc)`.as(
            'place',
          ),
      })
      .from(indexCloses),
  );
  const [named, closes, members] = await Promise.all([
    allIndices(db),
    db
      .with(placed)
      .select({ close: indexCloses })
      .from(indexCloses)
      .innerJoin(
        placed,
        and(sql`${placed.key} = ${indexCloses.indexKey}`, sql`${placed.at} = ${indexCloses.day}`),
      )
      .where(sql`${placed.place} <= 2`)
      .orderBy(desc(indexCloses.day)),
    db
      .select()
      .from(indexMembers)
      .where(
        and(lte(indexMembers.from, today), or(isNull(indexMembers.until), gt(indexMembers.until, today))),
      ),
  ]);
  const closesOf = grouped(closes.map(({ close }) => close));
  const membersOf = grouped(members);
  return named.map(({ key, name, membersAsOf }) => ({
    id: key,
    name,
    membersAsOf,
    closes: closesOf.get(key) ?? [],
    members: membersOf.get(key) ?? [],
  }));
}

function grouped<Row extends { indexKey: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const known = groups.get(row.indexKey);
    if (known === undefined) groups.set(row.indexKey, [row]);
    else known.push(row);
  }
  return groups;
}

const numberOrNull = (text: string | null) => (text === null ? null : Number(text));

/** One day of an index as a page shows it. */
export const closeOf = (row: CloseRow): IndexClose => ({
  day: row.day,
  close: Number(row.close),
  priceToEarnings: numberOrNull(row.priceToEarnings),
  priceToBook: numberOrNull(row.priceToBook),
  dividendYieldPercent: numberOrNull(row.dividendYieldPercent),
});

/** Its members as rows, the heaviest first, then the largest; and those no list of companies has. */
export function memberRows(
  members: readonly Pick<IndexMember | MemberRow, 'isin' | 'weight'>[],
  market: MarketFigures,
  standard: StandardId,
): { rows: IndexMemberRow[]; unknown: string[] } {
  const figures = market.rowsBy(standard);
  const rows: IndexMemberRow[] = [];
  const unknown: string[] = [];
  for (const { isin, weight } of members) {
    const row = figures.get(isin);
    if (row === undefined) unknown.push(isin);
    else rows.push({ ...row, weight: weight === null ? null : Number(weight) });
  }
  rows.sort((a, b) => (b.weight ?? -1) - (a.weight ?? -1) || largestFirst(a, b));
  return { rows, unknown };
}

/** An index in a list. */
export function indexRow(index: StoredIndex, market: MarketFigures, standard: StandardId): IndexRow {
  const [last, before] = index.closes;
  const { rows } = memberRows(index.members, market, standard);
  const isEstimated = index.members.some(({ weightBasis }) => weightBasis === 'estimated');
  return {
    id: index.id,
    name: index.name,
    isShariah: /shariah/i.test(index.name),
    last: last ? closeOf(last) : null,
    change: last && before && Number(before.close) > 0 ? Number(last.close) / Number(before.close) - 1 : null,
    membersAsOf: index.membersAsOf,
    compliance: complianceCount(rows),
    byWeight: weightShares(rows, isEstimated),
    source: last ? sourceOf(last) : null,
  };
}

/** Where a row of facts was taken from. */
export const sourceOf = ({
  publisher,
  document,
  asOf,
  publishedOn,
}: Pick<CloseRow, 'publisher' | 'document' | 'asOf' | 'publishedOn'>) => ({
  publisher,
  document,
  asOf,
  publishedOn,
});
