import { termsOf } from './formOfAccounts';
import { readFact } from './readFact';
import type { FactReading, Filing, Recipe } from '../types';

/**
 * The total that `sumUp` computes for a recipe of filed lines, without its parts and texts: for thousands of filings at once. Null where
 * a required line is unknown, and where no line is stated: a sum of optional lines of which none is stated is not nil.
 */
export function statedTotal(recipe: Recipe, filing: Filing): number | null {
  const terms = termsOf(recipe, filing.format);
  if (terms === null) return null;
  let total = 0;
  let isStated = false;
  for (const term of terms) {
    const { valueRupees, doubt } = 'fact' in term ? readFact(filing, term.fact) : unknown;
    if (valueRupees !== null) {
      total += valueRupees;
      isStated = true;
    } else if (!('fact' in term) || term.optional !== true || doubt !== null) return null;
  }
  return isStated ? total : null;
}

const unknown: FactReading = { valueRupees: null, doubt: null };
