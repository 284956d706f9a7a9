import type { HelpVotesReply, StaffHelpVotesReply } from '@tayyib/shared/contracts';
import { helpArticleIds, type HelpArticleId } from '@tayyib/shared/help-center';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { helpVotes } from '../../../database/schema/community/supportTables';

/** Stores whether a reader found an article helpful. A second vote replaces the first. */
export async function vote(
  db: Database,
  { isHelpful, at, ...key }: { article: HelpArticleId; userId: string; isHelpful: boolean; at: Date },
): Promise<void> {
  await db
    .insert(helpVotes)
    .values({ ...key, isHelpful, at })
    .onConflictDoUpdate({ target: [helpVotes.article, helpVotes.userId], set: { isHelpful, at } });
}

/** What a reader said; about articles that were removed, nothing. */
export function votesOf(db: Database, userId: string): Promise<HelpVotesReply['votes']> {
  return db
    .select({ article: helpVotes.article, isHelpful: helpVotes.isHelpful })
    .from(helpVotes)
    .where(and(eq(helpVotes.userId, userId), inArray(helpVotes.article, [...helpArticleIds])));
}

/** What all readers said, by article. */
export function countVotes(db: Database): Promise<StaffHelpVotesReply['articles']> {
  const countOf = (isHelpful: boolean) =>
    sql<number>`(count(*) filter (where ${helpVotes.isHelpful} = ${isHelpful}))::int`;
  const unhelpful = countOf(false);
  return db
    .select({ article: helpVotes.article, helpful: countOf(true), unhelpful })
    .from(helpVotes)
    .where(inArray(helpVotes.article, [...helpArticleIds]))
    .groupBy(helpVotes.article)
    .orderBy(desc(unhelpful), helpVotes.article);
}
