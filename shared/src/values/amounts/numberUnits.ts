/** What a number counts. */
export type NumberUnit = 'number' | 'plain' | 'rupees' | 'crore' | 'percent' | 'grams' | 'shares';

/** What is left of a text without the words of its unit, and the power of ten that they multiply by; else why they do not fit. */
type WithoutWords = { rest: string; power: number } | { reason: string };

interface ExpectedUnit {
  withoutWords: (text: string) => WithoutWords;
}

/**
 * Multipliers of which nothing else is written the same way, in English, Hindi and Urdu. A small `l` looks like a one, and `m` may be
 * thousand or million.
 */
const multipliers: readonly (readonly [words: RegExp, power: number])[] = [
  [/^(?:lakhs?|lacs?|लाख|لاکھ) ?(?:crores?|cr\.?|करोड़|करोड़|کروڑ)$/i, 12],
  [/^(?:crores?|करोड़|करोड़|کروڑ)$/i, 7],
  [/^crs?\.?$/i, 7],
  [/^(?:lakhs?|lacs?|लाख|لاکھ)$/i, 5],
  [/^L$/, 5],
  [/^(?:k|thousand|हज़ार|हज़ार|हजार|ہزار)$/i, 3],
  [/^(?:millions?|mn)$/i, 6],
  [/^(?:billions?|bn)$/i, 9],
];

/** The power of ten that a word such as `lakh`, `L` or `करोड़` multiplies by; null for any other word. */
export const powerOfWord = (word: string): number | null =>
  multipliers.find(([words]) => words.test(word))?.[1] ?? null;

const rupeesBefore =
  /^(?:₹|₨|`|(?:rupees|rs\.?|re\.?|inr|रु\.?|रू\.?|रुपये|रुपए|روپے|روپیے)(?![\p{L}\p{M}]))[ \u00a0]*/iu;
const rupeesAfter =
  /[ \u00a0]*(?:\/[-=]|(?<![\p{L}\p{M}])(?:rupees|rs\.?|inr|only|रु\.?|रू\.?|रुपये|रुपए|روپے|روپیے)|₹|₨)$/iu;
const otherCurrency = /[$€£¥]|\b(?:usd|eur|gbp|aed|sar|pkr|bdt)\b/i;

function withoutRupees(text: string): string {
  let rest = text.replace(rupeesBefore, '');
  for (;;) {
    const shorter = rest.replace(rupeesAfter, '');
    if (shorter === rest) return rest;
    rest = shorter;
  }
}

function withMultiplier(text: string): WithoutWords {
  const [, number = text, word = ''] =
    /^(.*?\d\.?)[ \u00a0]*([\p{L}\p{M}][\p{L}\p{M}. ]*)$/u.exec(text) ?? [];
  if (word === '') return { rest: text, power: 0 };
  if (/^dr\.?$/i.test(word)) return { reason: 'is a debit: write the amount alone.' };
  const power = powerOfWord(word);
  if (power === null) return { reason: 'is not a number.' };
  // `1 crore 20 lakh`
  if (/\p{L}{2}/u.test(number))
    return { reason: 'has two words: write it with one, such as 1.2 crore, or write all of its digits.' };
  // a bank's statement writes a credit of 5,000 rupees so
  if (/^cr\.?$/i.test(word) && looksLikeCredit(number))
    return { reason: 'could be a credit or crores: write all of its digits.' };
  return { rest: number, power };
}

const looksLikeCredit = (number: string) =>
  number.endsWith('.00') || (/\.\d\d$/.test(number) && number.replace(/\D/g, '').length > 5);

/** The word or sign of the unit itself may follow, and changes nothing. */
const followedBy =
  (own: RegExp): ExpectedUnit['withoutWords'] =>
  (text) => {
    const rest = text.replace(own, '');
    return rest === text ? withMultiplier(text) : { rest, power: 0 };
  };

export const expectedUnits: Readonly<Record<NumberUnit, ExpectedUnit>> = {
  number: { withoutWords: withMultiplier },
  /** Of a scale that is written elsewhere: a word that multiplies would count twice. */
  plain: { withoutWords: (text) => ({ rest: text, power: 0 }) },
  rupees: {
    withoutWords: (text) =>
      otherCurrency.test(text) ? { reason: 'is not in rupees.' } : withMultiplier(withoutRupees(text)),
  },
  crore: {
    withoutWords: (text) => {
      const rest = withoutRupees(text);
      const plain = rest.replace(/[ \u00a0]*(?:crores?|cr\.?)$/i, '');
      return /\p{L}\.?$/u.test(plain) && !/\de[+-]?\d/i.test(plain)
        ? { reason: 'is not a number of crores.' }
        : { rest: plain, power: 0 };
    },
  },
  percent: { withoutWords: followedBy(/[ \u00a0]*(?:%|per ?cent|p\.?c\.?)$/i) },
  grams: { withoutWords: followedBy(/[ \u00a0]*(?:g|gms?|grams?)\.?$/i) },
  shares: { withoutWords: followedBy(/[ \u00a0]*(?:shares?|nos?\.?|units?)$/i) },
};
