import type { ReadyScreensReply } from '@tayyib/shared/contracts';
import { readyScreens } from '@tayyib/shared/screens';
import { tasis } from '@tayyib/shared/shariah';
import { memoizePerSnapshot } from '../../marketSnapshot/memoizePerSnapshot';
import { countScreen, prepareScreen } from '../runScreen';
import { noCustomRatios } from '../customRatios/loadCustomRatios';
import { versionOf } from '../../../../lib/hashes';

/** The ready-made screens with their counts today. */
export const readyScreensOf = memoizePerSnapshot((snapshot) => {
  const screens = readyScreens.map((screen) => {
    const prepared = prepareScreen(snapshot, screen.text, noCustomRatios);
    const { matches, unknowns } = countScreen(prepared, tasis.id);
    return { ...screen, columns: [...screen.columns], matches, unknowns };
  });
  const reply: ReadyScreensReply = { day: snapshot.day, screens };
  return { reply, version: versionOf(reply) };
});
