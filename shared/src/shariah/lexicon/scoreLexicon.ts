import type { BusinessRule } from '../types';
import { matchClass, matchWords } from '../business/matchRule';
import { isUndescribed } from '../business/undescribed';
import type { Label } from './labels.fixture';
import { strictCategories } from './categories';
import type { Category } from './categories';

/** The classes and words of one category. */
export interface Wordlist extends Pick<BusinessRule, 'classes' | 'words' | 'exceptPhrases'> {
  category: Category;
}

/** How a word list does on the labels of one category. */
export interface Score {
  category: Category;
  /** Labels of the category. */
  labels: number;
  found: number;
  /** Names the list puts into the category by mistake. */
  wrong: string[];
  missed: string[];
  precision: number;
  recall: number;
}

/**
 * The categories a word list finds in a name. A doubtful one counts only where no other is found, as the stricter rule
 * decides.
 */
function categoriesIn(label: Pick<Label, 'text' | 'kind'>, lists: readonly Wordlist[]): Category[] {
  const found = new Set(lists.filter((list) => matches(label, list)).map(({ category }) => category));
  const strict = [...found].filter((category) => strictCategories.has(category));
  if (strict.length > 0) return strict;
  if (found.size > 0) return [...found];
  return label.kind !== 'exchange_class' && isUndescribed(label.text) ? ['undescribed'] : [];
}

function matches({ text, kind }: Pick<Label, 'text' | 'kind'>, list: Wordlist): boolean {
  const rule: BusinessRule = { rule: list.category, outcome: 'doubtful', ...list };
  return kind === 'exchange_class'
    ? matchClass(text.split(' > '), [rule]) !== undefined
    : matchWords(text, [rule]) !== undefined;
}

/** Precision and recall of a word list on these labels, by category. */
export function scoreLexicon(
  labels: readonly Label[],
  lists: readonly Wordlist[],
  categories: readonly Category[],
): Score[] {
  const judged = labels.map((label) => ({ label, found: categoriesIn(label, lists) }));
  return categories.map((category) => {
    const wanted = judged.filter(({ label }) => label.categories.includes(category));
    const missed = wanted.filter(
      ({ label, found }) =>
        !found.includes(category) &&
        !found.some((one) => label.accepted.includes(one) && strictCategories.has(one)),
    );
    const wrong = judged.filter(
      ({ label, found }) =>
        found.includes(category) && ![...label.categories, ...label.accepted].includes(category),
    );
    const found = wanted.length - missed.length;
    return {
      category,
      labels: wanted.length,
      found,
      wrong: wrong.map(({ label }) => label.text),
      missed: missed.map(({ label }) => label.text),
      precision: found + wrong.length === 0 ? 1 : found / (found + wrong.length),
      recall: wanted.length === 0 ? 1 : found / wanted.length,
    };
  });
}
