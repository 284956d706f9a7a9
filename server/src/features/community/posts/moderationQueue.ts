import type { CommunityQueueReply, ReportPostBody } from '@tayyib/shared/contracts';
import { aliasedTable, and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../database/client';
import { users } from '../../../database/schema/accounts/identityTables';
import { communitySanctions, postReports, posts } from '../../../database/schema/community/communityTables';
import { titleOf } from './parsePost';
import { authorColumns, isShown, isStanding, selectPosts, toAuthor, toWire } from './readPosts';
import { sanctionsOf, toSanction } from './sanctions';

const maxQueued = 50;

/** Stores a report, once for each member and post: a second one replaces the reason of the first. */
export async function addReport(
  db: Database,
  id: string,
  report: ReportPostBody & { reporter: string; at: Date },
): Promise<'added' | 'gone' | 'own'> {
  const [post] = await db.select({ id: posts.id, author: posts.author }).from(posts).where(isStanding(id));
  if (!post) return 'gone';
  if (post.author === report.reporter) return 'own';
  const { reason, note = null } = report;
  await db
    .insert(postReports)
    .values({ ...report, note, postId: post.id })
    .onConflictDoUpdate({
      target: [postReports.postId, postReports.reporter],
      set: { reason, note },
    });
  return 'added';
}

/** Closes the reports of a post that stays. Returns its author; null where the post is gone. */
export async function closeReports(db: Queryable, id: string, at: Date): Promise<string | null> {
  const [post] = await db.select({ author: posts.author }).from(posts).where(isStanding(id));
  if (!post) return null;
  await db
    .update(postReports)
    .set({ closedAt: at })
    .where(and(eq(postReports.postId, BigInt(id)), isNull(postReports.closedAt)));
  return post.author;
}

/** What waits for staff: reported posts, those with the most reports first, and appeals, the oldest first. */
export async function readQueue(db: Database): Promise<CommunityQueueReply> {
  const waiting = await db
    .select({ id: postReports.postId })
    .from(postReports)
    .innerJoin(posts, eq(posts.id, postReports.postId))
    .innerJoin(users, eq(users.id, posts.author))
    .where(and(isNull(postReports.closedAt), isShown))
    .groupBy(postReports.postId)
    .orderBy(desc(sql`count(${postReports.reporter})`), asc(postReports.postId));
  const ids = waiting.slice(0, maxQueued).map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await selectPosts(db).where(inArray(posts.id, ids));
  const [reports, sanctions, threads] = await Promise.all([
    readReports(db, ids),
    sanctionsOf(
      db,
      rows.map(({ userId }) => userId),
    ),
    readTitles(db, ids),
  ]);
  return {
    total: waiting.length,
    appeals: await readAppeals(db),
    posts: ids.flatMap((id) => {
      const row = rows.find((each) => each.id === id);
      if (!row) return [];
      return [
        {
          post: toWire(row),
          title: threads.get(id) ?? titleOf(row.text),
          reports: reports.filter(({ postId }) => postId === id).map(toReport),
          sanctions: sanctions.filter(({ userId }) => userId === row.userId).map(toSanction),
        },
      ];
    }),
  };
}

const readReports = (db: Database, ids: readonly bigint[]) =>
  db
    .select({
      postId: postReports.postId,
      reason: postReports.reason,
      note: postReports.note,
      at: postReports.at,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(postReports)
    .leftJoin(users, eq(users.id, postReports.reporter))
    .where(and(inArray(postReports.postId, [...ids]), isNull(postReports.closedAt)))
    .orderBy(asc(postReports.at));

const toReport = ({
  reason,
  note,
  at,
  firstName,
  lastName,
}: Awaited<ReturnType<typeof readReports>>[number]) => ({
  reason,
  note,
  at: at.toISOString(),
  reporter: firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim(),
});

const heads = aliasedTable(posts, 'heads');

/** The titles of the threads that these posts belong to. */
async function readTitles(db: Database, ids: readonly bigint[]): Promise<Map<bigint, string>> {
  const rows = await db
    .select({ id: posts.id, title: heads.title })
    .from(posts)
    .innerJoin(heads, eq(heads.id, sql`coalesce(${posts.thread}, ${posts.id})`))
    .where(inArray(posts.id, [...ids]));
  return new Map(rows.flatMap(({ id, title }) => (title === null ? [] : [[id, title] as const])));
}

async function readAppeals(db: Database): Promise<CommunityQueueReply['appeals']> {
  const rows = await db
    .select({ sanction: communitySanctions, ...authorColumns })
    .from(communitySanctions)
    .innerJoin(users, eq(users.id, communitySanctions.userId))
    .where(and(isNotNull(communitySanctions.appealedAt), isNull(communitySanctions.answeredAt)))
    .orderBy(asc(communitySanctions.appealedAt))
    .limit(maxQueued);
  return rows.map(({ sanction, ...member }) => ({
    sanction: toSanction(sanction),
    member: toAuthor(member),
  }));
}
