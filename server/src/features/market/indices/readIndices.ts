import type { IndexClose, IndexMemberRow, IndexRow, StandardId } from '@tayyib/shared/contracts';
import { allIndices } from '../../facts/records/indexRepository';
import { indexCloses, indexMembers, marketIndices } from '../../../database/schema/facts/indexTables';
import type { Queryable } from '../../../database/client';
import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { MarketFigures } from '../marketSnapshot/companies/MarketFigures';
import { largestFirst } from '../marketSnapshot/companies/StockClass';
import type { Company } from '../marketSnapshot/companies/Company';
import { figuresBy } from '../marketSnapshot/companies/Company';
import { memoizePerMarket } from '../marketSnapshot/companies/memoizePerMarket';
import type { Member } from './memberShares';
import { memberShares } from './memberShares';

type CloseRow = typeof indexCloses.$inferSelect;
type MemberRow = Omit<typeof indexMembers.$inferSelect, 'weight'> & Member;

/** Every index with its last two closes and its members on a day. */
export interface StoredIndex {
  id: string;
  name: string;
  membersAsOf: string | null;
  closes: CloseRow[];
  members: MemberRow[];
}

/** All indices in one query: a few hundred names and a few thousand members. */
export async function readIndices(db: Queryable, today: string): Promise<StoredIndex[]> {
  const lastTwo = db
    .select()
    .from(indexCloses)
    .where(eq(indexCloses.indexKey, marketIndices.key))
    .orderBy(desc(indexCloses.day))
    .limit(2)
    .as('last_two');
  const [named, closes, members] = await Promise.all([
    allIndices(db),
    // scans the index backwards, however long the histories are
    db
      .select()
      .from(marketIndices)
      .innerJoinLateral(lastTwo, sql`true`)
      .orderBy(desc(lastTwo.day)),
    db
      .select()
      .from(indexMembers)
      .where(
        and(lte(indexMembers.from, today), or(isNull(indexMembers.until), gt(indexMembers.until, today))),
      ),
  ]);
  const closesOf = grouped(closes.map(({ last_two }) => last_two));
  const membersOf = grouped(
    members.map((member): MemberRow => ({ ...member, weight: numberOrNull(member.weight) })),
  );
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

/** Members found in the company lists, with their weight as a fraction. */
export function membersKnown(
  members: readonly Member[],
  market: MarketFigures,
): { company: Company; weight: number | null }[] {
  return members.flatMap(({ isin, weight }) => {
    const company = market.company(isin);
    return company === undefined ? [] : [{ company, weight }];
  });
}

/** The members as rows, heaviest first, then largest; and the members missing from the company lists. */
export function memberRows(
  members: readonly Member[],
  market: MarketFigures,
  standard: StandardId,
): { rows: IndexMemberRow[]; unknown: string[] } {
  const rows = membersKnown(members, market).map(({ company, weight }): IndexMemberRow => ({
    ...figuresBy(company, standard),
    weight,
  }));
  const unknown = members.filter(({ isin }) => market.company(isin) === undefined).map(({ isin }) => isin);
  rows.sort((a, b) => (b.weight ?? -1) - (a.weight ?? -1) || largestFirst(a, b));
  return { rows, unknown };
}

/** An index in a list. */
export function indexRow(index: StoredIndex, market: MarketFigures, standard: StandardId): IndexRow {
  const [last, before] = index.closes;
  const { compliance, weights } = memberShares(index.members, market, standard);
  const isEstimated = index.members.some(({ weightBasis }) => weightBasis === 'estimated');
  return {
    id: index.id,
    name: index.name,
    isShariah: /shariah/i.test(index.name),
    last: last ? closeOf(last) : null,
    change: last && before && Number(before.close) > 0 ? Number(last.close) / Number(before.close) - 1 : null,
    membersAsOf: index.membersAsOf,
    compliance,
    byWeight: weights && { ...weights, basis: isEstimated ? 'estimated' : 'published' },
    source: last ? sourceOf(last) : null,
  };
}

/** All indices, those with the most companies first. */
export const indexRows = memoizePerMarket(
  (indices: readonly StoredIndex[], market: MarketFigures, standard: StandardId): IndexRow[] =>
    indices
      .map((index) => indexRow(index, market, standard))
      .sort((a, b) => b.compliance.total - a.compliance.total || a.name.localeCompare(b.name)),
);

/** The source of a row of facts. */
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
