import { and, eq, isNull } from 'drizzle-orm';
import { indexMembers, marketIndices } from '../../../../../database/schema/facts/indexTables';
import { contentHash, putChanged } from '../../../../../database/putChanged';
import type { Queryable } from '../../../../../database/client';
import { indexKey } from '../../../records/indexRepository';

/** All members of one index on one day, as published. */
export interface MemberList {
  key: string;
  /** The name of the index if it is new. */
  name: string;
  asOf: string;
  publisher: string;
  document: string;
  members: { isin: string; weight: string | null; weightBasis: 'published' | 'estimated' | null }[];
}

export type MemberRow = typeof indexMembers.$inferInsert;

/** Adds the content hash of a membership. */
export function memberRow(stay: Omit<MemberRow, 'contentHash'>): MemberRow {
  const { isin, indexKey, from, until = null, weight = null, weightBasis = null } = stay;
  return { ...stay, contentHash: contentHash({ isin, indexKey, from, until, weight, weightBasis }) };
}

export async function putMembers(transaction: Queryable, rows: readonly MemberRow[]): Promise<number> {
  const key = [indexMembers.indexKey, indexMembers.isin, indexMembers.from];
  return putChanged(transaction, indexMembers, rows, { key });
}

/** The newest day on which the members of an index are known; stores the index if it is new. */
export async function membersKnownUntil(
  transaction: Queryable,
  { key, name }: { key: string; name: string },
): Promise<string | null> {
  await transaction.insert(marketIndices).values({ key, name }).onConflictDoNothing();
  const [index] = await transaction.select().from(marketIndices).where(eq(marketIndices.key, key));
  return index?.membersAsOf ?? null;
}

export async function noteMembersKnown(transaction: Queryable, key: string, asOf: string): Promise<void> {
  await transaction.update(marketIndices).set({ membersAsOf: asOf }).where(eq(marketIndices.key, key));
}

/**
 * A company new on the list is a member from its day; one no longer on it has left by then. A list older than the stored
 * one changes nothing: the past is imported from a history. Returns how many members changed or left.
 */
export async function storeMembers(transaction: Queryable, list: MemberList): Promise<number> {
  const { key, asOf, publisher, document } = list;
  const known = await membersKnownUntil(transaction, list);
  if (known !== null && known > asOf) return 0;
  const open = new Map(
    (
      await transaction
        .select()
        .from(indexMembers)
        .where(and(eq(indexMembers.indexKey, key), isNull(indexMembers.until)))
    ).map((stay) => [stay.isin, stay]),
  );
  const changed = list.members.map(({ isin, weight, weightBasis }) => {
    const stay = open.get(isin);
    const source = { publisher, document, asOf, publishedOn: null };
    if (stay === undefined)
      return memberRow({ indexKey: key, isin, from: asOf, weight, weightBasis, ...source });
    return memberRow({ ...stay, ...(weight !== null && { weight, weightBasis, ...source }) });
  });
  const listed = new Set(list.members.map(({ isin }) => isin));
  const gone = [...open.values()]
    .filter(({ isin }) => !listed.has(isin))
    .map((stay) => memberRow({ ...stay, until: asOf, document, publisher, asOf }));
  const written = await putMembers(transaction, [...changed, ...gone]);
  await noteMembersKnown(transaction, key, asOf);
  return written;
}

/** `ind_niftynext50list.csv` and `nifty750list.csv` name their index, without spaces. */
export function indexInFileName(fileName: string): { key: string; name: string } | undefined {
  const [, index] = /^(?:ind_)?([a-z0-9&-]+?)_?(?:list|_membership_history)\.\w+$/i.exec(fileName) ?? [];
  if (index === undefined) return undefined;
  const words = index.toLowerCase().replace(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g, ' ');
  return { key: indexKey(index), name: words.replace(/^./, (first) => first.toUpperCase()) };
}
