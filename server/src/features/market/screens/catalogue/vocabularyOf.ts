import type { Vocabulary } from '@tayyib/shared/screens';
import type { Dossier } from '../../marketSnapshot/dossier/Dossier';
import { memoizePerSnapshot } from '../../marketSnapshot/memoizePerSnapshot';

/** The values of categories today, by metric. */
export const choicesOf = memoizePerSnapshot(({ dossiers }): NonNullable<Vocabulary['choices']> => {
  const wordsOf = (word: (dossier: Dossier) => string | null) =>
    [...new Set(dossiers.flatMap((dossier) => word(dossier) ?? []))].sort((a, b) => a.localeCompare(b, 'en'));
  return { sector: wordsOf(({ sector }) => sector), industry: wordsOf(({ industry }) => industry) };
});
