import type { Amount, FactSource } from '@tayyib/shared/contracts';
import { averageOver, windowInWords } from './averageOver';
import { insurersAreNotComputed, termsOf } from '../filings/formOfAccounts';
import { readFact } from '../filings/readFact';
import type { ToleratedLines } from '../business/tolerance';
import type { AverageMarketCap, ReceiptInputs, Recipe, Term } from '../types';

/** The data a recipe is computed from. */
export interface Ingredients {
  filing: ReceiptInputs['filing'];
  marketCaps: readonly AverageMarketCap[];
  /** Lines that are not permitted but tolerated. */
  tolerated: readonly ToleratedLines[];
}

interface Addend {
  label: string;
  valueRupees: number | null;
  isNeeded: boolean;
  doubt: string | null;
  source: FactSource | null;
  /** Its components, if it was not stated as one figure. */
  madeOf?: Amount['parts'];
}

/** A sum with its parts, and descriptions of the missing parts that make it unknown. */
export interface Sum {
  amount: Amount;
  missing: string[];
}

/** Adds up a recipe. One unknown required part makes the whole sum unknown, never smaller. */
export function sumUp(recipe: Recipe, ingredients: Ingredients): Sum {
  const terms = termsOf(recipe, ingredients.filing?.format ?? 'ind_as');
  if (terms === null) {
    const amount = { label: recipe.label, valueRupees: null, parts: [], source: null };
    return { amount, missing: [insurersAreNotComputed] };
  }
  const addends = terms.map((term) => addendOf(term, ingredients));
  const unknown = addends.filter((addend) => addend.isNeeded && addend.valueRupees === null);
  const total = addends.reduce((sum, addend) => sum + (addend.valueRupees ?? 0), 0);
  return {
    amount: {
      label: recipe.label,
      valueRupees: unknown.length > 0 ? null : total,
      parts: addends.flatMap(({ label, valueRupees, madeOf }) => madeOf ?? [{ label, valueRupees }]),
      source: addends.find((addend) => addend.source !== null)?.source ?? null,
    },
    missing: unknown.map(({ label, doubt }) => (doubt === null ? label : `${label}: ${doubt}`)),
  };
}

function addendOf(term: Term, ingredients: Ingredients): Addend {
  const { label } = term;
  if ('averageMarketCapMonths' in term) return averageAddend(term, ingredients);
  if ('notPermittedRevenue' in term) {
    const { upToTolerance = 1 } = term;
    const counted = ingredients.tolerated.filter(({ tolerance }) => tolerance <= upToTolerance);
    const isKnown = counted.every(({ revenueRupees }) => revenueRupees !== null);
    const revenue = counted.reduce((sum, { revenueRupees }) => sum + (revenueRupees ?? 0), 0);
    return { label, valueRupees: isKnown ? revenue : null, isNeeded: true, doubt: null, source: null };
  }
  if ('notPermittedProfit' in term) {
    const valueRupees = ingredients.tolerated.length === 0 ? 0 : null;
    return { label, valueRupees, isNeeded: true, doubt: null, source: null };
  }
  const { filing } = ingredients;
  const reading = filing === null ? { valueRupees: null, doubt: null } : readFact(filing, term.fact);
  // an optional line may be absent, but not invalid
  const isNeeded = term.optional !== true || reading.doubt !== null;
  return { ...reading, label: reading.label ?? label, isNeeded, source: filing?.source ?? null };
}

function averageAddend(
  { averageMarketCapMonths: months, label }: Extract<Term, { averageMarketCapMonths: number }>,
  { marketCaps }: Ingredients,
): Addend {
  const average = averageOver(months, marketCaps);
  const parts = average?.parts ?? [];
  return {
    label,
    valueRupees: average?.valueRupees ?? null,
    isNeeded: true,
    doubt: null,
    source: parts[0]?.source ?? null,
    ...(parts.length > 1 && {
      madeOf: parts.map((part) => ({ label: windowInWords(part), valueRupees: part.valueRupees })),
    }),
  };
}
