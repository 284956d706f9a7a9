import { closest } from '@tayyib/shared/values/closest';
import { helpArticles, partsOf, titleOf, type HelpArticle } from './articles';

/** Words that say nothing about what is sought. */
const fillers = new Set(
  'a am an and are at be by can do does for from have how i if in is it me my of on or so that the there this to was we what when where which who why will with you your'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How much a word counts, by where it is. */
const fields: readonly [weight: number, textOf: (article: HelpArticle) => string][] = [
  [4, titleOf],
  [3, ({ words }) => words],
  [
    1,
    ({ text, steps = [] }) =>
      [text, ...steps]
        .flatMap(partsOf)
        .map((part) => part.text)
        .join(' '),
  ],
];

const index = helpArticles.map((article) => ({
  article,
  fields: fields.map(([weight, textOf]) => ({ weight, words: wordsOf(textOf(article)) })),
}));
const vocabulary = [...new Set(index.flatMap((entry) => entry.fields.flatMap(({ words }) => words)))];

const weightIn = (entry: (typeof index)[number], sought: string): number =>
  Math.max(
    ...entry.fields.map(({ weight, words }) => (words.some((word) => word.startsWith(sought)) ? weight : 0)),
  );

/** A word that no article has stands for the closest one that some article has. */
const corrected = (sought: string): string =>
  vocabulary.some((word) => word.startsWith(sought)) ? sought : (closest(sought, vocabulary) ?? sought);

/**
 * The articles that a search finds, best first: those with all of its words, or else those with any of them. A word may be unfinished
 * or misspelt.
 */
export function searchHelp(text: string): HelpArticle[] {
  const all = wordsOf(text);
  const telling = all.filter((word) => !fillers.has(word));
  const sought = (telling.length > 0 ? telling : all).map(corrected);
  if (sought.length === 0) return [];
  const found = index
    .map((entry) => ({ entry, weights: sought.map((word) => weightIn(entry, word)) }))
    .filter(({ weights }) => weights.some((weight) => weight > 0));
  const complete = found.filter(({ weights }) => weights.every((weight) => weight > 0));
  const sum = (weights: readonly number[]) => weights.reduce((total, weight) => total + weight, 0);
  return (complete.length > 0 ? complete : found)
    .toSorted((one, other) => sum(other.weights) - sum(one.weights))
    .map(({ entry }) => entry.article);
}
