import { refusalOf } from '@tayyib/shared/access';
import type { Database } from '../../../../database/client';
import type { Market } from '../../marketSnapshot/createMarket';
import { Pace } from '../../../../lib/Pace';
import { readOwnRatios } from '../customRatios/loadCustomRatios';
import { UnreadableScreen } from '../UnreadableScreen';
import { findsOf } from './findMatches';
import { keepFinds, readFollowed } from './followRepository';

/**
 * Asks every followed screen of the market as it stands, and tells owners what came and went. Whose plan has no screens any
 * more hears nothing, and begins where they were when it has them again. A screen that cannot be read waits to be mended.
 */
export async function lookAtFollowed(db: Database, market: Market, ending?: AbortSignal): Promise<void> {
  const followed = (await readFollowed(db)).filter((owner) => refusalOf('premium', owner) === null);
  if (followed.length === 0) return;
  const picture = await market.refresh();
  const pace = new Pace(ending);
  for (const { screen } of followed) {
    const own = await readOwnRatios(db, screen.userId);
    try {
      await keepFinds(db, screen, await findsOf(picture, screen, own, pace), picture.day);
    } catch (error) {
      if (!(error instanceof UnreadableScreen)) throw error;
    }
    if (pace.isDue) await pace.giveWay();
  }
}
