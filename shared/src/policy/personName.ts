/** Marks, and scripts whose spelling needs the joiners U+200C and U+200D. */
const joining =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Sinhala}\p{M}]/u;
const joiner = /[\u200C\u200D]/;
/** Letters that are drawn as nothing. */
const blanks = /[\u115F\u1160\u17B4\u17B5\u3164\uFFA0\u2800]/gu;
const likeLatin = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
/** Digits and letters that are read as these. */
const readAs: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '\u0251': 'a', // Latin alpha
  '\u0131': 'i', // without its dot
  // Cyrillic
  '\u0430': 'a',
  '\u0435': 'e',
  '\u043E': 'o',
  '\u0440': 'p',
  '\u0441': 'c',
  '\u0443': 'y',
  '\u0445': 'x',
  '\u0455': 's',
  '\u0456': 'i',
  '\u0501': 'd',
};
const accents = /[\u0300-\u036F]/gu;
const product = 'tayyib';
/** What staff and advisors are called. */
const offices =
  'admin|administrator|moderator|official|staff|support|help ?desk|team|advis[eo]r|customer (?:care|service)';
const namesOffice = new RegExp(String.raw`(?<!\p{L})(?:${offices})(?!\p{L})`, 'u');
const isOffice = new RegExp(`^(?:${product})?(?:${offices})$`, 'u');

/**
 * How a reader takes a name: without capitals, accents and the width of letters, and with digits and odd letters as what they look
 * like. For comparing names, never for showing them.
 */
export function nameAsRead(name: string): string {
  return [...name.normalize('NFKC').toLowerCase().normalize('NFKD').replaceAll(accents, '')]
    .map((letter) => readAs[letter] ?? letter)
    .join('')
    .replaceAll(/[\s._'’-]+/gu, ' ')
    .trim();
}

/** Whether a name would be taken for that of our staff or advisors, however it is spelt. */
export function namesAnOffice(name: string): boolean {
  const read = nameAsRead(name);
  return namesOffice.test(read) || isOffice.test(read.replaceAll(' ', ''));
}

/** The same for a whole name: "Tayyib" is the product, "Tayyib Khan" a person. "Mufti" is a title alone, and a family elsewhere. */
export function isReservedName(name: string): boolean {
  return namesAnOffice(name) || [product, 'mufti'].includes(nameAsRead(name).replaceAll(' ', ''));
}

/** A name as others see it: without control characters, invisible letters and line ends. */
export function cleanName(name: string): string {
  const letters = [...name.normalize('NFC').replaceAll(blanks, '').replaceAll(/\s+/gu, ' ')];
  return letters
    .filter((letter, at) => {
      if (joiner.test(letter)) return joining.test(letters[at - 1] ?? '') && at < letters.length - 1;
      return !/\p{C}/u.test(letter);
    })
    .join('')
    .trim();
}

/** What is wrong with a name that is reserved, as a sentence. */
export const reservedName = 'This looks like a name of our staff. Enter your own name.';

/** What is wrong with a name, as a sentence; null for a good one. */
export function problemOfName(name: string): string | null {
  if (name !== '' && !/\p{L}/u.test(name)) return 'Enter a name with letters.';
  const mixesAlphabets = name
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => /\p{Script=Latin}/u.test(word) && likeLatin.test(word));
  if (mixesAlphabets) return 'Write a name in letters of one alphabet.';
  return namesAnOffice(name) ? reservedName : null;
}
