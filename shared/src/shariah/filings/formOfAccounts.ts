import type { FilingFormat, Recipe, Term } from '../types';

/** Insurers have no assets, debt or income in the sense of a ratio: their balance sheet is net of what policies owe. */
export function isOfInsurer(format: FilingFormat): boolean {
  return format === 'life_insurer' || format === 'general_insurer';
}

/** Banks and finance companies, whose business is interest. */
export function isOfLender(format: FilingFormat): boolean {
  return format === 'bank' || format === 'nbfc';
}

/** What no ratio of an insurer is computed from; the same words for every ratio, so that they are shown once. */
export const insurersAreNotComputed =
  'Ratios: its accounts are on the form of insurers, for which no ratio is defined';

/**
 * The lines a recipe adds up on a form of accounts. Companies that do not report by Ind AS state the lines of Ind AS under other names.
 * Null where the form has no such lines.
 */
export function termsOf({ terms }: Recipe, format: FilingFormat): readonly Term[] | null {
  if (format === 'non_ind_as') return terms.ind_as;
  if (format === 'life_insurer' || format === 'general_insurer') {
    // a market value is not of the accounts
    return terms.ind_as.every((term) => 'averageMarketCapMonths' in term) ? terms.ind_as : null;
  }
  return terms[format];
}
