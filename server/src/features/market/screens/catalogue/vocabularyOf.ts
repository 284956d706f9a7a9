import type { Vocabulary } from '@tayyib/shared/screens';
import type { Dossier } from '../../marketSnapshot/dossier/Dossier';
import { perPicture } from '../../marketSnapshot/memoizePerSnapshot';

/** The words categories may take today, by metric. */
export const choicesOf = perPicture(({ dossiers }): NonNullable<Vocabulary['choices']> => {
  const wordsOf = (word: (dossier: Dossier) => string | null) =>
    [...new Set(dossiers.flatMap((dossier) => word(dossier) ?? []))].sort((a, b) => a.localeCompare(b, 'en'));
  return { sector: wordsOf(({ sector }) => sector), industry: wordsOf(({ industry }) => industry) };
});
