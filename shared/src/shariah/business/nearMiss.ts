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
  const typed = [...new Set(text.split(' '))]
    .filter((word) => word.length >= minSqueezedLength && !ordinaryWords.has(word))
    .map(asSpelt);
  for (const rule of rules) {
    if (rule.outcome !== 'not_permissible' || rule.evenOfCustomers !== true) continue;
    const near = spellingsOf(rule).flatMap((word) => {
      const by = typed.filter((other) => isMisspelt(other, word));
      return by.length === 0 ? [] : [{ word, by }];
    });
    if (near.length === 0) continue;
    const left = new Set(withoutPhrases(text, rule).split(' '));
    const matched = near.find(({ by }) => by.some(({ word }) => left.has(word)))?.word.word;
    if (matched !== undefined) return { rule, matched };
  }
  return undefined;
}

/** A name without the phrases of a rule that mean something else. */
function withoutPhrases(text: string, { exceptPhrases = [] }: BusinessRule): string {
  return exceptPhrases.reduce((left, phrase) => left.replaceAll(` ${phrase} `, ' '), ` ${text} `);
}

interface Spelling {
  word: string;
  squeezed: string;
}

/** Cached, since one edition reads thousands of names: the single words of a rule that are long enough to be misspelt. */
const spellings = new WeakMap<BusinessRule, readonly Spelling[]>();

function spellingsOf(rule: BusinessRule): readonly Spelling[] {
  const known =
    spellings.get(rule) ??
    rule.words.filter((word) => !word.includes(' ') && word.length >= minSqueezedLength).map(asSpelt);
  spellings.set(rule, known);
  return known;
}

/** A word, and the same without doubled letters. */
const asSpelt = (word: string): Spelling => ({ word, squeezed: word.replace(/(.)\1+/g, '$1') });

/**
 * Whether two words with the same first letter are the same but for doubled letters and a slip or two: a letter more, less, other, or
 * swapped with the next.
 */
function isMisspelt({ word: typed, squeezed: a }: Spelling, { word, squeezed: b }: Spelling): boolean {
  if (typed[0] !== word[0]) return false;
  if (a === b) return true;
  if (word.length < minLength || typed.length < minLength) return false;
  const most = word.length >= longLength ? 2 : 1;
  return Math.abs(a.length - b.length) <= most && slipsBetween(a, b) <= most;
}

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
