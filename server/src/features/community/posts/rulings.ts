import type { Post } from '@tayyib/shared/contracts';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { posts } from '../../../database/schema/community/communityTables';
import { findPost, isShown, isStanding, selectPosts, toWire } from './readPosts';

const newestShown = 3;

/** Makes a post of this author a ruling on the stocks that it names, of that time, or takes that back. One that is a ruling keeps its time. */
export async function giveRuling(
  db: Database,
  userId: string,
  id: string,
  { isRuling, at }: { isRuling: boolean; at: Date },
): Promise<Post | 'gone' | 'names-no-stock'> {
  const outcome = await db.transaction(async (transaction) => {
    const [post] = await transaction
      .select({ isins: posts.isins, ruledAt: posts.ruledAt })
      .from(posts)
      .where(and(isStanding(id), eq(posts.author, userId)))
      .for('update');
    if (!post) return 'gone';
    if (isRuling && post.isins.length === 0) return 'names-no-stock';
    const ruledAt = isRuling ? (post.ruledAt ?? at) : null;
    await transaction.update(posts).set({ ruledAt }).where(isStanding(id));
    return 'stored';
  });
  if (outcome !== 'stored') return outcome;
  return (await findPost(db, id)) ?? 'gone';
}

/** The rulings on a stock, newest first. */
export async function rulingsOn(db: Database, isin: string): Promise<Post[]> {
  const rows = await selectPosts(db)
    .where(and(isShown, isNotNull(posts.ruledAt), sql`${posts.isins} @> array[${isin}]::text[]`))
    .orderBy(desc(posts.ruledAt))
    .limit(newestShown);
  return rows.map(toWire);
}
