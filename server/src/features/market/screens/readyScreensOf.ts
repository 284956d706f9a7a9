import type { ReadyScreensReply } from '@tayyib/shared/contracts';
import { readyScreens } from '@tayyib/shared/screens';
import { tasis } from '@tayyib/shared/shariah';
import { perPicture } from '../marketSnapshot/perPicture';
import { countScreen } from './countScreen';
import { noRatios } from './ownRatios';
import { prepareScreen } from './prepareScreen';
import { versionOf } from '../../../lib/contentVersion';

/** The ready-made screens with what each finds today. */
export const readyScreensOf = perPicture((picture) => {
  const screens = readyScreens.map((screen) => {
    const { matches, unknowns } = countScreen(
      picture,
      prepareScreen(picture, screen.text, noRatios),
      tasis.id,
    );
    return { ...screen, columns: [...screen.columns], matches, unknowns };
  });
  const reply: ReadyScreensReply = { day: picture.day, screens };
  return { reply, version: versionOf(reply) };
});
