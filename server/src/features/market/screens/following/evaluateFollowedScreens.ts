import type { Database } from '../../../../database/client';
import type { Market } from '../../marketSnapshot/createMarket';
import { CooperativePace } from '../../../../lib/CooperativePace';
import type { Clock } from '../../../../plugins/clock';
import { loadCustomRatios } from '../customRatios/loadCustomRatios';
import { UnreadableScreen } from '../UnreadableScreen';
import { findMatches } from './findMatches';
import { recordMatches, readFollowed } from './followRepository';

/**
 * Evaluates every followed screen against the current market and alerts owners to the differences. Owners
 * whose plan no longer includes screens receive nothing, and continue from the same matches when it does
 * again. A screen that cannot be parsed is skipped until it is fixed.
 */
export async function evaluateFollowedScreens(
  { db, clock }: { db: Database; clock: Clock },
  market: Market,
  ending?: AbortSignal,
): Promise<void> {
  const followed = await readFollowed(db, clock.now());
  if (followed.length === 0) return;
  const snapshot = await market.refresh();
  const pace = new CooperativePace(ending);
  for (const screen of followed) {
    const customRatios = await loadCustomRatios(db, screen.userId);
    try {
      await recordMatches(db, screen, await findMatches(snapshot, screen, customRatios, pace), snapshot.day);
    } catch (error) {
      if (!(error instanceof UnreadableScreen)) throw error;
    }
    if (pace.isDue) await pace.yieldToEventLoop();
  }
}
