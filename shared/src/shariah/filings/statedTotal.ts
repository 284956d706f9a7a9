import { readFact } from './readFact';
import type { FactReading } from './readFact';
import type { Recipe } from '../standard';
import type { Filing } from '../types';

/**
 * What `sumUp` makes of a recipe of filed lines, without its parts and words: for thousands of filings at once. Null where
 * a needed line is not known, and where none is stated: a sum of optional lines none of which is stated is not nil.
 */
export function statedTotal({ terms }: Recipe, filing: Filing): number | null {
  let total = 0;
  let isStated = false;
  for (const term of terms[filing.format]) {
    const { valueRupees, doubt } = 'fact' in term ? readFact(filing, term.fact) : unknown;
    if (valueRupees !== null) {
      total += valueRupees;
      isStated = true;
    } else if (!('fact' in term) || term.optional !== true || doubt !== null) return null;
  }
  return isStated ? total : null;
}

const unknown: FactReading = { valueRupees: null, doubt: null };
