import { setImmediate as breathe } from 'node:timers/promises';
import { metrics } from '@tayyib/shared/screens';
import { tasis } from '@tayyib/shared/shariah';
import type { MarketPicture } from './MarketPicture';

/** Years of accounts that screens ask for most. */
const usualYears = 4;

/** Makes the columns screens ask for most, a few at a time, so that no one who asks has to wait for them. */
export async function warmUp(picture: MarketPicture): Promise<void> {
  const source = picture.source(tasis.id, null);
  for (const { id, kind } of metrics) {
    if (kind === 'category') source.words({ id, standard: null });
    const years = kind === 'yearly series' ? usualYears : 1;
    for (let ago = 0; ago < years; ago++) source.numbers({ id, period: null, standard: null }, ago);
    await breathe();
  }
  source.statusHistory(null);
  picture.search('a', 1);
  picture.searchIpos('a', 1);
}
