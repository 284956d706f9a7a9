import type { ScreenChange, StockSummary } from '@tayyib/shared/contracts';
import { and, eq } from 'drizzle-orm';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import type { Queryable } from '../../../../database/Queryable';
import type { MarketPicture } from '../../marketSnapshot/MarketSnapshot';
import { stockSummary } from '../../marketSnapshot/search/stockSummary';
import { savedScreens, screenChanges } from '../../../../database/schema/screensTables';

/** Companies of each kind that are named; a new edition of a standard may move hundreds. */
const listedMost = 50;

/** One change of a screen of this person's. Throws a 404 problem for somebody else's, or one forgotten since. */
export async function readScreenChange(
  db: Queryable,
  picture: MarketPicture,
  userId: string,
  id: string,
): Promise<ScreenChange> {
  const [row] = await db
    .select({ change: screenChanges, name: savedScreens.name })
    .from(screenChanges)
    .innerJoin(savedScreens, eq(savedScreens.id, screenChanges.screenId))
    .where(and(eq(screenChanges.id, Number(id)), eq(savedScreens.userId, userId)));
  if (!row) {
    throw new ProblemError(404, 'change-not-found', 'This change is not on file any more.');
  }
  const { day, joined, left } = row.change;
  return {
    ...{ id, name: row.name, day, listed: listedMost },
    ...{ joined: named(picture, joined), joinedCount: joined.length },
    ...{ left: named(picture, left), leftCount: left.length },
  };
}

function named(picture: MarketPicture, isins: readonly string[]): StockSummary[] {
  return isins
    .map((isin) => {
      const dossier = picture.dossiers[picture.rowOf(isin) ?? -1];
      return dossier ? stockSummary(dossier) : noLongerListed(isin);
    })
    .sort((one, other) => one.stock.localeCompare(other.stock))
    .slice(0, listedMost);
}

const noLongerListed = (isin: string): StockSummary => ({
  ...{ type: 'stock', isin, stock: isin, stock_code: isin },
  ...{ shariah_status: 3, badge: 'under_review' },
});
