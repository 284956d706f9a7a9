import type { Plan } from '@tayyib/shared/plans';
import { plans } from '@tayyib/shared/plans';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { users } from '../../../database/schema/platform/identityTables';
import { watchlistNotFound } from './watchlistProblems';
import type { WatchlistRow } from './watchlistReader';

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Runs one change of this user's watchlists at a time, so that counts still hold when they are acted on.
 * Locks the user's row, in the mode that still allows references to it (a new session makes one).
 */
export function alone<Result>(
  db: Database,
  userId: string,
  change: (tx: Transaction, plan: Plan) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ plan: users.plan })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    if (!user) throw watchlistNotFound();
    return change(tx, plans[user.plan]);
  });
}

/** The wanted one of these watchlists. Throws a 404 problem if there is none. */
export function only(rows: readonly WatchlistRow[], isWanted: (row: WatchlistRow) => boolean): WatchlistRow {
  const row = rows.find(isWanted);
  if (!row) throw watchlistNotFound();
  return row;
}
