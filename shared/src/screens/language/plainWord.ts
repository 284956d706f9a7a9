/** One spelling for all the ways a name can be typed: case, `_`, inner hyphens and repeated spaces do not matter. */
export const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s_]+|(?<=\w)-(?=\w)/g, ' ')
    .trim();

/** The same for a word of a category, where "and" may also be spelt `&`. */
export const plainWord = (word: string): string => plain(word.replace(/&/g, ' and '));
