import { createHash } from 'node:crypto';
import type { MarketPicture } from '../../marketSnapshot/MarketSnapshot';
import type { Pace } from '../../../../lib/Pace';
import { resultOf } from '../countScreen';
import type { OwnRatios } from '../customRatios/loadCustomRatios';
import { prepareScreen } from '../prepareScreen';
import type { SavedScreenRow } from '../savedScreens/savedScreensRepository';

/** ISINs that a kept screen finds, in order, and a hash of what was asked. */
export interface Finds {
  isins: string[];
  by: string;
}

/** Asks a kept screen of a picture. Throws an UnreadableScreen where a name it uses is gone. */
export async function findsOf(
  picture: MarketPicture,
  { text, standard }: Pick<SavedScreenRow, 'text' | 'standard'>,
  own: OwnRatios,
  pace?: Pace,
): Promise<Finds> {
  const prepared = prepareScreen(picture, text, own);
  await picture.prepareColumns(standard, prepared.screen.asOf, prepared.screen.needs, pace);
  const isins = [...resultOf(picture, prepared, standard).matches].flatMap(
    (row) => picture.dossiers[row]?.isin ?? [],
  );
  const by = createHash('sha256')
    .update(JSON.stringify([standard, text, own.key]))
    .digest('hex');
  return { isins: isins.sort(), by };
}

/** What is in one list and not in the other, each way. */
export function changeOf(before: readonly string[], now: readonly string[]) {
  const [had, has] = [new Set(before), new Set(now)];
  return { joined: now.filter((isin) => !had.has(isin)), left: before.filter((isin) => !has.has(isin)) };
}
