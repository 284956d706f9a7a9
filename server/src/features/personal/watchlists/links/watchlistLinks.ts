import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { users } from '../../../../database/schema/accounts/identityTables';
import { watchlists } from '../../../../database/schema/personal/watchlistTables';
import { isOpenAccount } from '../../../../database/schema/accounts/isOpenAccount';
import { withWatchlistLock, findWatchlist, type WatchlistContext } from '../withWatchlistLock';
import { linkNotFound } from '../watchlistProblems';
import { readWatchlists } from '../watchlistRepository';

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Links that show one watchlist to anyone who has them. A list has one at most; only its hash is stored. */
export function createWatchlistLinks(context: WatchlistContext) {
  const set = (userId: string, id: string, link: { linkHash: string | null; linkedAt: Date | null }) =>
    withWatchlistLock(context, userId, async (tx) => {
      findWatchlist(await readWatchlists(tx, userId), (row) => row.id === id);
      await tx.update(watchlists).set(link).where(eq(watchlists.id, id));
    });
  return {
    /** Makes a link, which ends the one before. Returns its secret. */
    async make(userId: string, id: string, now: Date): Promise<string> {
      const secret = randomBytes(32).toString('base64url');
      await set(userId, id, { linkHash: hashOf(secret), linkedAt: now });
      return secret;
    },

    /** Ends the link, if there is one. */
    end: (userId: string, id: string): Promise<void> => set(userId, id, { linkHash: null, linkedAt: null }),

    /** The list that a link shows. Throws a 404 problem for any other text. */
    async open(secret: string): Promise<{ id: string; title: string }> {
      const [found] = await context.db
        .select({ id: watchlists.id, title: watchlists.title })
        .from(watchlists)
        .innerJoin(users, eq(users.id, watchlists.userId))
        .where(and(eq(watchlists.linkHash, hashOf(secret)), isOpenAccount));
      if (!found) throw linkNotFound();
      return found;
    },
  };
}
