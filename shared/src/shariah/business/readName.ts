/** Letters of other scripts that look like Latin ones, as they occur in copied or disguised names. */
const lookAlikes = new Map<string, string>(
  Object.entries({
    // Cyrillic
    а: 'a',
    в: 'b',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    һ: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    ӏ: 'l',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    ԛ: 'q',
    ѕ: 's',
    т: 't',
    у: 'y',
    ѵ: 'v',
    ԝ: 'w',
    х: 'x',
    // Greek
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    // Latin letters without a decomposition
    ı: 'i',
    ɑ: 'a',
    ɡ: 'g',
    ø: 'o',
    đ: 'd',
    ł: 'l',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
  }),
);

/** A name of a line of business as words are looked for in it. */
export interface ReadName {
  /** Lower-case Latin letters and digits, in words separated by one space. */
  text: string;
  /** Whether letters were replaced by Latin ones that look like them, so that a match is a guess. */
  isGuessed: boolean;
  /** Whether letters are left that are not Latin: the words of the rules cannot match them. */
  hasOtherScript: boolean;
}

/** Reads a name in any width, case and accent, without invisible characters. */
export function readName(name: string): ReadName {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/(?<=[a-z])\p{M}+/gu, '');
  const latin = Array.from(plain, (letter) => lookAlikes.get(letter) ?? letter).join('');
  return {
    text: latin.replace(/[^a-z0-9]+/g, ' ').trim(),
    isGuessed: latin !== plain,
    hasOtherScript: /[^\P{L}a-z]/u.test(latin),
  };
}
