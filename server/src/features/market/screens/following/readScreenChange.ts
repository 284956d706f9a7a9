import type { ScreenChange, StandardId, StockSummary } from '@tayyib/shared/contracts';
import { and, eq } from 'drizzle-orm';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import type { Queryable } from '../../../../database/client';
import type { MarketSnapshot } from '../../marketSnapshot/MarketSnapshot';
import { stockSummary } from '../../marketSnapshot/search/stockSummary';
import { savedScreens, screenChanges } from '../../../../database/schema/market/screensTables';

/** Companies named per kind; a new edition of a standard may move hundreds. */
const maxListed = 50;

/** One change of a screen of this user. Throws a 404 problem for another user's, or a deleted one. */
export async function readScreenChange(
  db: Queryable,
  snapshot: MarketSnapshot,
  userId: string,
  id: string,
): Promise<ScreenChange> {
  const [row] = await db
    .select({ change: screenChanges, name: savedScreens.name, standard: savedScreens.standard })
    .from(screenChanges)
    .innerJoin(savedScreens, eq(savedScreens.id, screenChanges.screenId))
    .where(and(eq(screenChanges.id, Number(id)), eq(savedScreens.userId, userId)));
  if (!row) {
    throw new ProblemError(404, 'change-not-found', 'This change is no longer available.');
  }
  const { day, joined, left } = row.change;
  return {
    id,
    name: row.name,
    day,
    listed: maxListed,
    joined: named(snapshot, joined, row.standard),
    joinedCount: joined.length,
    left: named(snapshot, left, row.standard),
    leftCount: left.length,
  };
}

function named(snapshot: MarketSnapshot, isins: readonly string[], standard: StandardId): StockSummary[] {
  return isins
    .map((isin) => {
      const dossier = snapshot.dossiers[snapshot.rowOf(isin) ?? -1];
      return dossier ? stockSummary(dossier, standard) : noLongerListed(isin);
    })
    .sort((one, other) => one.stock.localeCompare(other.stock))
    .slice(0, maxListed);
}

const noLongerListed = (isin: string): StockSummary => ({
  type: 'stock',
  isin,
  stock: isin,
  stock_code: isin,
  shariah_status: 3,
  badge: 'under_review',
  accountsTo: null,
  freshness: null,
  grade: null,
});
