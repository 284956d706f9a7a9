import { indexKey } from '../../../facts/indexRepository';

/** `ind_niftynext50list.csv` and `nifty750list.csv` name their index, without spaces. */
export function indexInFileName(fileName: string): { key: string; name: string } | undefined {
  const [, index] = /^(?:ind_)?([a-z0-9&-]+?)_?(?:list|_membership_history)\.\w+$/i.exec(fileName) ?? [];
  if (index === undefined) return undefined;
  const words = index.toLowerCase().replace(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g, ' ');
  return { key: indexKey(index), name: words.replace(/^./, (first) => first.toUpperCase()) };
}
