import type { Amount, FactSource } from '@tayyib/shared/contracts';
import { readFact } from './readFact';
import type { Recipe, Term } from './standard';
import type { AverageMarketCap, Filing } from './types';

/** What a recipe may draw on. */
export interface Ingredients {
  filing: Filing | null;
  marketCaps: readonly AverageMarketCap[];
  /** Revenue of lines borne with but not permitted; null when a share is not disclosed. */
  notPermittedRevenueRupees: number | null;
}

interface Addend {
  label: string;
  valueRupees: number | null;
  isNeeded: boolean;
  doubt: string | null;
  source: FactSource | null;
}

/** A sum with its parts, and in words whatever kept it from being known. */
export interface Sum {
  amount: Amount;
  missing: string[];
}

/** Adds up a recipe. One needed part unknown makes the whole sum unknown, never smaller. */
export function sumUp(recipe: Recipe, ingredients: Ingredients): Sum {
  const terms = recipe.terms[ingredients.filing?.format ?? 'ind_as'];
  const addends = terms.map((term) => addendOf(term, ingredients));
  const unknown = addends.filter((addend) => addend.isNeeded && addend.valueRupees === null);
  const total = addends.reduce((sum, addend) => sum + (addend.valueRupees ?? 0), 0);
  return {
    amount: {
      label: recipe.label,
      valueRupees: unknown.length > 0 ? null : total,
      parts: addends.map(({ label, valueRupees }) => ({ label, valueRupees })),
      source: addends.find((addend) => addend.source !== null)?.source ?? null,
    },
    missing: unknown.map(({ label, doubt }) => (doubt === null ? label : `${label}: ${doubt}`)),
  };
}

function addendOf(term: Term, { filing, marketCaps, notPermittedRevenueRupees }: Ingredients): Addend {
  const { label } = term;
  if ('averageMarketCapMonths' in term) {
    const newest = newestCap(marketCaps, term.averageMarketCapMonths);
    return {
      label,
      valueRupees: newest?.valueRupees ?? null,
      isNeeded: true,
      doubt: null,
      source: newest?.source ?? null,
    };
  }
  if ('notPermittedRevenue' in term) {
    return { label, valueRupees: notPermittedRevenueRupees, isNeeded: true, doubt: null, source: null };
  }
  const reading = filing === null ? { valueRupees: null, doubt: null } : readFact(filing, term.fact);
  return { label, ...reading, isNeeded: term.optional !== true, source: filing?.source ?? null };
}

/** The newest average over exactly that window. */
function newestCap(
  marketCaps: readonly AverageMarketCap[],
  windowMonths: number,
): AverageMarketCap | undefined {
  return marketCaps
    .filter((cap) => cap.windowMonths === windowMonths)
    .reduce<AverageMarketCap | undefined>(
      (newest, cap) => (newest === undefined || cap.source.asOf > newest.source.asOf ? cap : newest),
      undefined,
    );
}
