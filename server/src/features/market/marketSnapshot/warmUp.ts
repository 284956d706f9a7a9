import { tasis } from '@tayyib/shared/shariah';
import { usualNeeds } from './columns/columnCache';
import type { MarketSnapshot } from './MarketSnapshot';
import { CooperativePace } from '../../../lib/CooperativePace';

/**
 * Builds in advance whatever requests commonly need, all but unusual periods, months and standards. Yields to
 * the event loop.
 */
export async function warmUp(snapshot: MarketSnapshot, pace = new CooperativePace()): Promise<void> {
  await snapshot.prepareColumns(tasis.id, null, usualNeeds, pace);
}
