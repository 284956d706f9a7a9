import type { ReceiptInputs } from '@tayyib/shared/contracts';
import { termsOf } from '../filings/formOfAccounts';
import { doubtOfInterest, isAbsent, readFact } from '../filings/readFact';
import type { AmountKey, BoundRule, FilingFormat, ProvedBound, Standard, StatedSum } from '../types';
import { saysThatItLends } from './saysThatItLends';
import type { LendingFacts } from './saysThatItLends';

type StatedFiling = NonNullable<ReceiptInputs['filing']>;

/** Filings round every line by itself, so what is left of a total may be below nil by this share of it. */
const rounding = 0.001;

/**
 * What an edition knows of the figures that accounts do not state, from those they do; undefined by an edition without such rules. A
 * figure that is stated and in doubt is not absent: nothing is known of it.
 * @param facts everything known that may say that the company lends, read only where it matters
 */
export function provedBounds(
  filing: StatedFiling,
  facts: () => LendingFacts,
  standard: Standard,
): ProvedBound[] | undefined {
  return standard.bounds?.flatMap((rule) => {
    const used = neededFacts(standard, filing.format, filing.isSummary === true);
    const absent = rule.facts.filter((fact) => used.has(fact) && isAbsent(filing, fact));
    if (absent.length === 0 || !isFor(rule, filing)) return [];
    const limits = limitsOf(rule, filing);
    if (limits === null || !isOfNoLender(rule, filing, facts, limits.mostRupees, standard)) return [];
    const from = statedAmong(rule, filing);
    const { periodEnd: accountsTo, source } = filing;
    return [{ rule: rule.id, facts: absent, ...limits, from, accountsTo, source }];
  });
}

/** Whether a rule is for accounts of this form. */
const isFor = ({ forms, ofSummaries }: BoundRule, { format, isSummary }: StatedFiling): boolean =>
  forms.includes(format) && (ofSummaries !== true || isSummary === true);

/** The least and the most of all absent figures together; null where the stated figures do not say it. */
function limitsOf(
  { atLeast, atMost }: BoundRule,
  filing: StatedFiling,
): Pick<ProvedBound, 'leastRupees' | 'mostRupees'> | null {
  const least = atLeast === undefined ? 0 : sumOf(atLeast, filing);
  if (least === null || least < 0) return null;
  if (atMost === undefined) return { leastRupees: least, mostRupees: null };
  const [first = null, ...others] = atMost.map((sum) => sumOf(sum, filing));
  if (first === null) return null;
  const most = Math.max(first, ...others.filter((sum) => sum !== null));
  const slack = rounding * (filing.amounts.totalAssets ?? 0);
  return most < -slack ? null : { leastRupees: least, mostRupees: Math.max(0, most) };
}

/** Null where a figure it adds is not stated, or one of all its figures is in doubt. */
function sumOf({ plus, less }: StatedSum, filing: StatedFiling): number | null {
  const added = plus.map((fact) => readFact(filing, fact).valueRupees);
  const subtracted = less.map((fact) => (isAbsent(filing, fact) ? 0 : readFact(filing, fact).valueRupees));
  if ([...added, ...subtracted].includes(null)) return null;
  return total(added) - total(subtracted);
}

const total = (figures: readonly (number | null)[]) =>
  figures.reduce<number>((sum, figure) => sum + (figure ?? 0), 0);

/** Whether a bound of interest holds; true of any other. */
function isOfNoLender(
  { unlessLending, atMost = [] }: BoundRule,
  filing: StatedFiling,
  facts: () => LendingFacts,
  most: number | null,
  standard: Standard,
): boolean {
  if (unlessLending === undefined) return true;
  const [first] = atMost;
  const income = first === undefined ? null : sumOf(first, filing);
  if (most === null || income === null || income <= 0) return false;
  return isPlausible(filing, income, most) && !saysThatItLends(facts(), unlessLending, standard.business);
}

/** Whether other income may contain all interest: it is not of the wrong sign, and not less than interest must be. */
function isPlausible(filing: StatedFiling, otherIncome: number, most: number): boolean {
  const { amounts } = filing;
  const { totalIncome, revenueFromOperations: revenue, interestReceived } = amounts;
  if (typeof totalIncome === 'number' && typeof revenue === 'number') {
    const misses = (income: number) => Math.abs(revenue + income - totalIncome);
    if (misses(-otherIncome) < misses(otherIncome)) return false;
  }
  return (interestReceived ?? 0) <= most && doubtOfInterest(filing, most) === null;
}

/** The stated figures a bound follows from. */
function statedAmong({ atLeast, atMost = [] }: BoundRule, filing: StatedFiling): AmountKey[] {
  const named = [...(atLeast === undefined ? [] : [atLeast]), ...atMost].flatMap(({ plus, less }) => [
    ...plus,
    ...less,
  ]);
  return [...new Set(named)].filter((fact) => readFact(filing, fact).valueRupees !== null);
}

/** Cached, since one edition judges thousands of companies. */
const needed = new WeakMap<Standard, Map<string, ReadonlySet<AmountKey>>>();

/** The figures the ratios of an edition need on a form of accounts. A line a complete filing may omit is nil there, not absent. */
function neededFacts(standard: Standard, format: FilingFormat, isSummary: boolean): ReadonlySet<AmountKey> {
  const byForm = needed.get(standard) ?? new Map<string, ReadonlySet<AmountKey>>();
  needed.set(standard, byForm);
  const key = `${format} ${isSummary}`;
  const known = byForm.get(key) ?? readNeededFacts(standard, format, isSummary);
  byForm.set(key, known);
  return known;
}

function readNeededFacts({ ratios }: Standard, format: FilingFormat, isSummary: boolean): Set<AmountKey> {
  const recipes = ratios.flatMap(({ numerator, denominator, certainPart, caution }) => [
    numerator,
    denominator,
    ...(certainPart === undefined ? [] : [certainPart]),
    ...(caution === undefined ? [] : [caution.upTo]),
  ]);
  return new Set(
    recipes
      .flatMap((recipe) => termsOf(recipe, format) ?? [])
      .flatMap((term) => ('fact' in term && (isSummary || term.optional !== true) ? [term.fact] : [])),
  );
}
