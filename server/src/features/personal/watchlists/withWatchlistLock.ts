import type { Plan } from '@tayyib/shared/plans';
import { plans } from '@tayyib/shared/plans';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import type { Clock } from '../../../plugins/clock';
import { readAccess } from '../../accounts/billing/terms/readAccess';
import { users } from '../../../database/schema/accounts/identityTables';
import { watchlistNotFound } from './watchlistProblems';
import type { WatchlistRow } from './watchlistReader';

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What changes of watchlists need of the server. */
export interface WatchlistContext {
  db: Database;
  clock: Clock;
}

/**
 * Runs one change of this user's watchlists at a time, so that counts still hold when they are acted on.
 * Locks the user's row, in the mode that still allows references to it (a new session makes one).
 */
export function withWatchlistLock<Result>(
  { db, clock }: WatchlistContext,
  userId: string,
  change: (tx: Transaction, plan: Plan) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    const access = user && (await readAccess(tx, clock.now(), eq(users.id, userId))).get(userId);
    if (!access) throw watchlistNotFound();
    return change(tx, plans[access.plan]);
  });
}

/** The wanted one of these watchlists. Throws a 404 problem if there is none. */
export function findWatchlist(
  rows: readonly WatchlistRow[],
  isWanted: (row: WatchlistRow) => boolean,
): WatchlistRow {
  const row = rows.find(isWanted);
  if (!row) throw watchlistNotFound();
  return row;
}
