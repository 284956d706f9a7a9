/** Marks, and scripts whose spelling needs the joiners U+200C and U+200D. */
const joining =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Sinhala}\p{M}]/u;
const joiner = /[\u200C\u200D]/;
/** Letters that are drawn as nothing. */
const blanks = /[\u115F\u1160\u17B4\u17B5\u3164\uFFA0\u2800]/gu;
const likeLatin = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
const roles = /(?<!\p{L})(admin|administrator|moderator|official|staff|support)(?!\p{L})/iu;

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

/** What is wrong with a name, as a sentence; null for a good one. */
export function problemOfName(name: string): string | null {
  if (name !== '' && !/\p{L}/u.test(name)) return 'Enter a name with letters.';
  const mixesAlphabets = name
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => /\p{Script=Latin}/u.test(word) && likeLatin.test(word));
  if (mixesAlphabets) return 'Write a name in letters of one alphabet.';
  return roles.test(name) ? 'This looks like a name of our staff. Enter your own name.' : null;
}
