import type { Amount, FactSource } from '@tayyib/shared/contracts';
import { averageOver, windowInWords } from './averageOver';
import { insurersAreNotComputed, termsOf } from '../filings/formOfAccounts';
import { isAbsent, readFact } from '../filings/readFact';
import type { ToleratedLines } from '../business/tolerance';
import type { AverageMarketCap, ProvedBound, ReceiptInputs, Recipe, Term } from '../types';

/** The data a recipe is computed from. */
export interface Ingredients {
  filing: ReceiptInputs['filing'];
  marketCaps: readonly AverageMarketCap[];
  /** Lines that are not permitted but tolerated. */
  tolerated: readonly ToleratedLines[];
  /** What is known of figures that the filing does not state; absent by an edition without rules for it. */
  bounds?: readonly ProvedBound[];
}

interface Addend {
  label: string;
  valueRupees: number | null;
  isNeeded: boolean;
  doubt: string | null;
  source: FactSource | null;
  /** What limits it, if it is not stated; shared by all addends it is of. */
  bound?: ProvedBound;
  /** A stated figure is in doubt. */
  isInDoubt?: boolean;
  /** Its components, if it was not stated as one figure. */
  madeOf?: Amount['parts'];
}

/** A sum with its parts, and descriptions of the missing parts that make it unknown. */
export interface Sum {
  amount: Amount;
  missing: string[];
  /** What it is at least; null if that is unknown. */
  leastRupees: number | null;
  /** What it is at most; null if that is unknown. */
  mostRupees: number | null;
  /** The bounds it was computed with; none if every figure is stated. */
  bounds: ProvedBound[];
  /** The addends that are not stated, and that a bound limits. */
  notStated: string[];
  /** Whether a figure is unknown because what is stated is in doubt. */
  isInDoubt: boolean;
}

/** Adds up a recipe. One unknown required part makes the whole sum unknown, never smaller. */
export function sumUp(recipe: Recipe, ingredients: Ingredients): Sum {
  const terms = termsOf(recipe, ingredients.filing?.format ?? 'ind_as');
  if (terms === null) {
    const amount = { label: recipe.label, valueRupees: null, parts: [], source: null };
    return {
      amount,
      missing: [insurersAreNotComputed],
      leastRupees: null,
      mostRupees: null,
      bounds: [],
      notStated: [],
      isInDoubt: false,
    };
  }
  const addends = terms.map((term) => addendOf(term, ingredients));
  const unknown = addends.filter(
    ({ isNeeded, valueRupees, bound }) => isNeeded && valueRupees === null && bound === undefined,
  );
  const limited = addends.filter(({ bound }) => bound !== undefined);
  const bounds = [...new Set(limited.flatMap(({ bound }) => (bound === undefined ? [] : [bound])))];
  const total = addends.reduce((sum, addend) => sum + (addend.valueRupees ?? 0), 0);
  return {
    ...limitsOf(total, unknown.length === 0, bounds, addends),
    bounds,
    notStated: limited.map(({ label }) => label),
    isInDoubt: addends.some((addend) => addend.isInDoubt === true),
    amount: {
      label: recipe.label,
      valueRupees: unknown.length > 0 || bounds.length > 0 ? null : total,
      parts: addends.flatMap(({ label, valueRupees, madeOf }) => madeOf ?? [{ label, valueRupees }]),
      source: addends.find((addend) => addend.source !== null)?.source ?? null,
    },
    missing: unknown.map(({ label, doubt }) => (doubt === null ? label : `${label}: ${doubt}`)),
  };
}

/** A bound counts once, however many addends it limits; its least counts only if none of its figures is outside the sum. */
function limitsOf(
  stated: number,
  isKnown: boolean,
  bounds: readonly ProvedBound[],
  addends: readonly Addend[],
): Pick<Sum, 'leastRupees' | 'mostRupees'> {
  if (!isKnown) return { leastRupees: null, mostRupees: null };
  if (bounds.length === 0) return { leastRupees: stated, mostRupees: stated };
  const countOf = (bound: ProvedBound) => addends.filter((addend) => addend.bound === bound).length;
  const least = bounds.filter((bound) => countOf(bound) >= bound.facts.length);
  const isLimited = bounds.every(({ mostRupees }) => mostRupees !== null);
  return {
    leastRupees: least.reduce((sum, { leastRupees }) => sum + leastRupees, stated),
    mostRupees: isLimited ? bounds.reduce((sum, { mostRupees }) => sum + (mostRupees ?? 0), stated) : null,
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
  if (filing === null) {
    return { label, valueRupees: null, isNeeded: term.optional !== true, doubt: null, source: null };
  }
  return filedAddend(term, filing, ingredients.bounds ?? []);
}

function filedAddend(
  term: Extract<Term, { fact: unknown }>,
  filing: NonNullable<Ingredients['filing']>,
  bounds: readonly ProvedBound[],
): Addend {
  const { valueRupees, doubt, label = term.label } = readFact(filing, term.fact);
  // an optional line may be absent, unless nobody read it, but not invalid
  const isNeeded = term.optional !== true || filing.isSummary === true || doubt !== null;
  const stated = { label, valueRupees, doubt, isNeeded, source: filing.source };
  if (valueRupees !== null) return stated;
  if (!isAbsent(filing, term.fact)) return { ...stated, isInDoubt: true };
  const bound = isNeeded ? bounds.find(({ facts }) => facts.includes(term.fact)) : undefined;
  return bound === undefined ? stated : { ...stated, bound };
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
