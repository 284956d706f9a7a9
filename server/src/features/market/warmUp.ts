import { metrics } from '@tayyib/shared/screens';
import { tasis } from '@tayyib/shared/shariah';
import type { MarketPicture } from './MarketPicture';
import { Pace } from './Pace';

/** Years of accounts that screens ask for most. */
const usualYears = 4;

/** Makes what is asked for most, while others have their turn, so that no one who asks has to wait for it. */
export async function warmUp(picture: MarketPicture): Promise<void> {
  await picture.prepareSearch();
  await picture.prepareScreen(tasis.id);
  const source = picture.source(tasis.id, null);
  const pace = new Pace();
  for (const { id, kind } of metrics) {
    if (kind === 'category') source.words({ id, standard: null });
    const years = kind === 'yearly series' ? usualYears : 1;
    for (let ago = 0; ago < years; ago++) await picture.prepareColumn(id, ago);
    if (pace.isDue) await pace.giveWay();
  }
  source.statusHistory(null);
}
