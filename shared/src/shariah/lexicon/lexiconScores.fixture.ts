import earlier from './earlierLexicons.json';
import { categories } from './categories';
import type { Category } from './categories';
import { readLabels } from './labels.fixture';
import type { Label } from './labels.fixture';
import { lists } from './lexiconNow.fixture';
import { scoreLexicon } from './scoreLexicon';
import type { Score, Wordlist } from './scoreLexicon';

const isCategory = (name: string): name is Category => categories.some((category) => category === name);

/** The word lists of earlier editions, as they stand in the receipts of their verdicts. */
function listsOf(edition: keyof typeof earlier): Wordlist[] {
  return earlier[edition].flatMap(({ category, ...rest }) =>
    isCategory(category) ? [{ category, ...rest }] : [],
  );
}

/** Earlier editions had one rule for finance and insurance. */
const asOneRule = (all: Category[]) => [
  ...new Set(all.map((category) => (category === 'insurance' ? 'finance' : category))),
];

export type Lexicon = keyof typeof earlier | 'now';

/** The scores of a lexicon on all labels, or on one part of them. */
export function scoresOf(lexicon: Lexicon, part?: Label['part']): Score[] {
  const labels = readLabels().filter((label) => part === undefined || label.part === part);
  if (lexicon === 'now') return scoreLexicon(labels, lists, categories);
  const joined = labels.map((label) => ({
    ...label,
    categories: asOneRule(label.categories),
    accepted: asOneRule(label.accepted),
  }));
  return scoreLexicon(
    joined,
    listsOf(lexicon),
    categories.filter((category) => category !== 'insurance' && category !== 'undescribed'),
  );
}

/** Precision and recall over all categories together. */
export function overall(scores: readonly Score[]): Pick<Score, 'precision' | 'recall'> {
  const sum = (count: (score: Score) => number) => scores.reduce((total, score) => total + count(score), 0);
  const found = sum((score) => score.found);
  return {
    precision: found / (found + sum(({ wrong }) => wrong.length)),
    recall: found / sum(({ labels }) => labels),
  };
}

/** The rows of the table in docs/lexicon.md, cells separated by bars. */
export function tableRows(): string[] {
  const first = scoresOf('2026-11');
  const second = scoresOf('2026-11.2');
  const now = scoresOf('now');
  const heldOut = scoresOf('now', 'held_out');
  const cells = (scores: readonly Score[], category: Category) => {
    const score = scores.find((one) => one.category === category);
    return score === undefined || score.labels === 0
      ? ['-', '-']
      : [score.precision.toFixed(3), score.recall.toFixed(3)];
  };
  const rows = now.map(({ category, labels }) => [
    category,
    String(labels),
    ...cells(first, category),
    ...cells(second, category),
    ...cells(now, category),
    ...cells(heldOut, category),
  ]);
  const all = [first, second, now, heldOut]
    .map(overall)
    .flatMap(({ precision, recall }) => [precision, recall]);
  const total = now.reduce((sum, { labels }) => sum + labels, 0);
  return [...rows, ['all', String(total), ...all.map((one) => one.toFixed(3))]].map((row) => row.join(' | '));
}
