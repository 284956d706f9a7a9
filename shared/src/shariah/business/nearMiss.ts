import type { BusinessRule } from '../types';

/** Shorter words differ from too many others by one letter. */
const minLength = 6;
/** From this length on a doubled letter too many or too few is enough. */
const minSqueezedLength = 5;
/** From this length on, two slips of the keyboard are likelier than another word. */
const longLength = 9;

/** Words of ordinary businesses that are a letter or two from one that no standard permits. */
const ordinaryWords: ReadonlySet<string> = new Set([
  'belting',
  'bedding',
  'bolting',
  'brand',
  'branded',
  'brands',
  'casing',
  'casings',
  'bearing',
  'breeding',
  'gaskets',
  'liquid',
  'liquids',
  'spirals',
  'spirulina',
  'weaving',
  'wedding',
  'welding',
]);

/**
 * The word of a rule that a name probably misspells: "Liqour", "Cigarretes". Only rules whose lines no standard permits, and whose words
 * hardly occur otherwise, are compared.
 * @param text of `readName`
 */
export function nearMiss(
  text: string,
  rules: readonly BusinessRule[],
): { rule: BusinessRule; matched: string } | undefined {
  const spaced = ` ${text} `;
  for (const rule of rules) {
    if (rule.outcome !== 'not_permissible' || rule.evenOfCustomers !== true) continue;
    const read = (rule.exceptPhrases ?? []).reduce(
      (left, phrase) => left.replaceAll(` ${phrase} `, ' '),
      spaced,
    );
    const typed = read.split(' ').filter((word) => !ordinaryWords.has(word));
    const matched = rule.words.find(
      (word) => !word.includes(' ') && typed.some((other) => isMisspelt(other, word)),
    );
    if (matched !== undefined) return { rule, matched };
  }
  return undefined;
}

/**
 * Whether two words with the same first letter are the same but for doubled letters and a slip or two: a letter more, less, other, or
 * swapped with the next.
 */
function isMisspelt(typed: string, word: string): boolean {
  if (word.length < minSqueezedLength || typed.length < minSqueezedLength || typed[0] !== word[0])
    return false;
  const [a, b] = [squeezed(typed), squeezed(word)];
  if (a === b) return true;
  if (word.length < minLength || typed.length < minLength) return false;
  const most = word.length >= longLength ? 2 : 1;
  return Math.abs(a.length - b.length) <= most && slipsBetween(a, b) <= most;
}

const squeezed = (word: string) => word.replace(/(.)\1+/g, '$1');

/** The optimal string alignment distance. */
function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      now[column] = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = last;
    last = now;
  }
  return last[b.length] ?? 0;
}
