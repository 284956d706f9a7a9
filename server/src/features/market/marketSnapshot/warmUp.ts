import { tasis } from '@tayyib/shared/shariah';
import { usualNeeds } from './columns/usualColumns';
import type { MarketPicture } from './MarketSnapshot';
import { Pace } from '../../../lib/Pace';

/** Makes what is asked for, all but unusual lengths, months and standards, while others have their turn, so that no one who asks has to wait for it. */
export async function warmUp(picture: MarketPicture, pace = new Pace()): Promise<void> {
  await picture.prepareSearch(pace);
  await picture.prepareScreen(tasis.id, pace);
  await picture.prepareColumns(tasis.id, null, usualNeeds, pace);
}
