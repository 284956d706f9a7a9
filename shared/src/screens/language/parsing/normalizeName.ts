/** Normalizes a name: case, `_`, inner hyphens and repeated spaces do not matter. */
export const normalizeName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s_]+|(?<=\w)-(?=\w)/g, ' ')
    .trim();

/** Normalizes a word of a category, where "and" may also be spelt `&`. */
export const normalizeWord = (word: string): string => normalizeName(word.replace(/&/g, ' and '));
