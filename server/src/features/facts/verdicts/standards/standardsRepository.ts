import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Citation, EditionEntry, StandardData, StandardId } from '@tayyib/shared/contracts';
import { standardById, standardIds, standards } from '@tayyib/shared/shariah';
import type { Standard } from '@tayyib/shared/shariah';
import type { Queryable } from '../../../../database/client';
import { users } from '../../../../database/schema/accounts/identityTables';
import { standardEditions } from '../../../../database/schema/facts/verdictsTables';

/** The edition of each standard that companies are judged by: the one published last, else the one shipped. */
export async function publishedStandards(db: Queryable): Promise<Standard[]> {
  const rows = await db
    .selectDistinctOn([standardEditions.standard], {
      standard: standardEditions.standard,
      data: standardEditions.data,
    })
    .from(standardEditions)
    .where(isNotNull(standardEditions.publishedAt))
    .orderBy(standardEditions.standard, desc(standardEditions.publishedAt));
  const published = new Map(rows.map(({ standard, data }) => [standard, data]));
  return standardIds.map((id) => published.get(id) ?? standardById[id]);
}

/** The edition of one standard that companies are judged by. */
export const currentStandard = async (db: Queryable, standard: StandardId): Promise<StandardData> =>
  (await publishedStandards(db)).find(({ id }) => id === standard) ?? standardById[standard];

/** The rules of one edition, draft or published; undefined if it does not exist. */
export async function editionData(
  db: Queryable,
  standard: StandardId,
  edition: string,
): Promise<StandardData | undefined> {
  const [row] = await db
    .select({ data: standardEditions.data })
    .from(standardEditions)
    .where(isEdition(standard, edition));
  const shipped = standardById[standard];
  return row?.data ?? (shipped.edition === edition ? shipped : undefined);
}

/**
 * Stores the shipped editions that are not stored yet. One becomes current unless a scholar has published an edition of
 * that standard; then it waits as a draft.
 * @returns the standards that are judged by another edition from now on
 */
export async function storeShippedEditions(db: Queryable): Promise<Standard[]> {
  const entries = await listEditions(db);
  const adopted: Standard[] = [];
  for (const standard of standards) {
    const own = entries.filter((entry) => entry.standard === standard.id);
    if (own.some(({ edition }) => edition === standard.edition)) continue;
    const isScholars = own.some(({ current, publishedBy }) => current && publishedBy !== null);
    const publishedAt = isScholars ? null : new Date();
    await db
      .insert(standardEditions)
      .values({ standard: standard.id, edition: standard.edition, data: standard, publishedAt })
      .onConflictDoNothing();
    if (!isScholars) adopted.push(standard);
  }
  return adopted;
}

/** Every edition, of each standard the newest first. */
export async function listEditions(db: Queryable): Promise<EditionEntry[]> {
  const nameOf = (id: typeof standardEditions.createdBy | typeof standardEditions.publishedBy) =>
    sql<
      string | null
    >`(select trim(${users.firstName} || ' ' || ${users.lastName}) from ${users} where ${users.id} = ${id})`;
  const rows = await db
    .select({
      standard: standardEditions.standard,
      edition: standardEditions.edition,
      data: standardEditions.data,
      createdAt: standardEditions.createdAt,
      createdBy: nameOf(standardEditions.createdBy),
      publishedAt: standardEditions.publishedAt,
      publishedBy: nameOf(standardEditions.publishedBy),
      publishedFor: standardEditions.publishedFor,
    })
    .from(standardEditions)
    .orderBy(
      standardEditions.standard,
      desc(sql`coalesce(${standardEditions.publishedAt}, ${standardEditions.createdAt})`),
    );
  const seen = new Set<StandardId>();
  return rows.map(({ createdAt, publishedAt, data, ...row }) => {
    const current = publishedAt !== null && !seen.has(row.standard);
    if (current) seen.add(row.standard);
    return {
      ...row,
      title: data.title,
      reviewer: data.reviewer,
      sources: citedBy(data),
      createdAt: createdAt.toISOString(),
      publishedAt: publishedAt?.toISOString() ?? null,
      current,
    };
  });
}

function citedBy({ business, ratios }: StandardData): Citation[] {
  const cited = [business, ...ratios].flatMap(({ sources }) => sources);
  return [...new Map(cited.map((source) => [source.address, source])).values()];
}

/** Deletes a draft. False if there is none of that name; published editions are never deleted. */
export async function removeDraft(db: Queryable, standard: StandardId, edition: string): Promise<boolean> {
  const removed = await db
    .delete(standardEditions)
    .where(and(isEdition(standard, edition), sql`${standardEditions.publishedAt} is null`))
    .returning({ edition: standardEditions.edition });
  return removed.length > 0;
}

/** Stores a draft, replacing an earlier draft of that name. False when the edition was published already. */
export async function putDraft(db: Queryable, data: StandardData, createdBy: string): Promise<boolean> {
  const { id: standard, edition } = data;
  const written = await db
    .insert(standardEditions)
    .values({ standard, edition, data, createdBy })
    .onConflictDoUpdate({
      target: [standardEditions.standard, standardEditions.edition],
      set: { data, createdBy, createdAt: sql`now()` },
      setWhere: sql`${standardEditions.publishedAt} is null`,
    })
    .returning({ edition: standardEditions.edition });
  return written.length > 0;
}

/** Who wrote a draft last; null where its author is erased, or for a shipped edition. */
export async function authorOf(db: Queryable, standard: StandardId, edition: string): Promise<string | null> {
  const [row] = await db
    .select({ createdBy: standardEditions.createdBy })
    .from(standardEditions)
    .where(isEdition(standard, edition));
  return row?.createdBy ?? null;
}

/** Makes a draft the edition companies are judged by. False when there is no such draft. */
export async function publishDraft(
  db: Queryable,
  standard: StandardId,
  edition: string,
  { publishedBy, publishedFor }: { publishedBy: string; publishedFor: string },
): Promise<boolean> {
  const written = await db
    .update(standardEditions)
    .set({ publishedAt: new Date(), publishedBy, publishedFor })
    .where(and(isEdition(standard, edition), sql`${standardEditions.publishedAt} is null`))
    .returning({ edition: standardEditions.edition });
  return written.length > 0;
}

const isEdition = (standard: StandardId, edition: string) =>
  and(eq(standardEditions.standard, standard), eq(standardEditions.edition, edition));
