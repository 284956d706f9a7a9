import type { Plan } from '@tayyib/shared/plans';
import { plans } from '@tayyib/shared/plans';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { users } from '../../../database/schema/accounts/identityTables';
import { withUserLock } from '../../../database/withUserLock';
import type { Clock } from '../../../plugins/clock';
import { readAccess } from '../../accounts/billing/terms/readAccess';
import { watchlistNotFound } from './watchlistProblems';
import type { WatchlistRow } from './watchlistRepository';

/** What changes of watchlists need of the server. */
export interface WatchlistContext {
  db: Database;
  clock: Clock;
}

/** Runs one change of this user's watchlists at a time, with their plan, so that counts still hold when they are acted on. */
export function withWatchlistLock<Result>(
  { db, clock }: WatchlistContext,
  userId: string,
  change: (tx: Transaction, plan: Plan) => Promise<Result>,
): Promise<Result> {
  return withUserLock(db, userId, async (tx) => {
    const access = (await readAccess(tx, clock.now(), eq(users.id, userId))).get(userId);
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
