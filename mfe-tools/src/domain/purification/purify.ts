import type { PurificationCompany, PurificationYear } from '@tayyib/shared/contracts';
import { toWholePaise, type Paise, Fraction } from '@tayyib/shared/values/amounts';
import { isKnown, type Bounds } from './Bounds';
import { financialYears } from './financialYears';
import type { PurifiedFund } from './funds/fundLookThrough';
import type { HeldShares } from './heldShares';
import { emptyCorrection, firstDay, type Holding } from './purificationForm';
import { YearMethods, type MethodResult } from './purifyYear';
import type { MethodId } from './sources';
import { yearFacts, type YearFacts } from './yearFacts';

export interface YearResult {
  facts: YearFacts;
  methods: Readonly<Record<MethodId, MethodResult>>;
}

export interface HoldingResult {
  holding: Holding;
  company: PurificationCompany | null;
  /** The published portfolios of a fund; null if none is on file, and for companies. */
  fund: PurifiedFund | null;
  /** What has to be typed before anything can be computed; null if nothing. */
  incomplete: string | null;
  /** Newest first. */
  years: readonly YearResult[];
}

/**
 * Every financial year of a holding, by all methods.
 * @param fund the published portfolios, if the holding is a fund
 */
export function purifyHolding(
  entered: Holding,
  company: PurificationCompany | null,
  day: string,
  fund: PurifiedFund | null = null,
): HoldingResult {
  const holding = named(entered, company);
  const incomplete = whatIsMissing(holding, day);
  const { shares, boughtOn, soldOn } = holding;
  if (incomplete !== null || shares === null || boughtOn === null)
    return { holding, company, fund, incomplete, years: [] };
  const held: HeldShares = { shares, boughtOn, soldOn };
  const onFile = company ?? { steps: [], dividends: [], years: [], stated: null };
  const known = holding.fundId === null ? onFile : { ...onFile, fund: { published: fund } };
  const years = financialYears<PurificationYear>(boughtOn, soldOn ?? day, onFile.years).map(
    (year): YearResult => {
      const facts = yearFacts(year, held, known, holding.years[year.to] ?? emptyCorrection, day);
      return { facts, methods: new YearMethods(facts, { holding, held, steps: onFile.steps, day }) };
    },
  );
  return { holding, company, fund, incomplete: null, years: years.reverse() };
}

/** What is to do where a field has a text that is no number. */
export const correctNumber = 'Correct the number that could not be read.';

/** A holding with such a field: nothing is computed of it, since what is on file may not be what was typed. */
export const withUnreadNumber = (result: HoldingResult): HoldingResult => ({
  ...result,
  incomplete: correctNumber,
  years: [],
});

/** A portfolio that was opened in the calculator before its companies were read has ISINs for names. */
const named = (holding: Holding, company: PurificationCompany | null): Holding =>
  company !== null && holding.name === holding.isin ? { ...holding, name: company.stock } : holding;

function whatIsMissing({ shares, boughtOn, soldOn, fundId }: Holding, day: string): string | null {
  if (shares === null || shares === 0)
    return `Type how many ${fundId === null ? 'shares' : 'units'} you bought.`;
  if (boughtOn === null) return 'Type the day you bought them.';
  if (boughtOn < firstDay || boughtOn > day) return 'The day of buying is not between 1990 and today.';
  if (soldOn !== null && soldOn < boughtOn) return 'The day of selling is before that of buying.';
  if (soldOn !== null && soldOn > day) return 'The day of selling is after today.';
  return null;
}

/** An amount as it is paid, in paise. Known amounts only are added to a total. */
export interface DueAmount {
  leastPaise: Paise;
  /** Null: nothing limits it. */
  mostPaise: Paise | null;
}

const hundred = Fraction.of(100);
/** Exact rupees as they are paid. */
export const paiseOf = (rupees: Fraction) => toWholePaise(rupees.times(hundred));

export const dueOf = ({ least, most }: Bounds): DueAmount => ({
  leastPaise: paiseOf(least),
  mostPaise: most === null ? null : paiseOf(most),
});

/** A holding and year whose amount is open. `due` is null if nothing even bounds it. */
interface OpenAmount {
  holding: Holding;
  to: string;
  due: DueAmount | null;
  /** What it probably is, and the last day of the accounts that this is taken from; null without such accounts. */
  estimate: { paise: Paise; accountsTo: string | null; isInterestSupposed: boolean } | null;
  missing: readonly string[];
}

/** What one method asks for altogether. Open amounts are apart: they are in no total. */
export interface MethodTotal {
  knownPaise: Paise;
  /** The known amounts and the estimates of open ones; null where there is neither. */
  estimatePaise: Paise | null;
  /** By the last day of the year, newest first. `paise` has the known amounts and the estimates of open ones. */
  byYear: readonly { to: string; paise: Paise; openCount: number }[];
  open: readonly OpenAmount[];
  /** The open amounts that facts bound, together; null if there are none. */
  openDue: DueAmount | null;
  /** Holdings of which something has to be typed before anything can be computed. */
  incomplete: number;
}

/** Each holding and year is rounded half up to a whole paisa, as it would be paid; totals are sums of those. */
export const totalsOf = (results: readonly HoldingResult[]): Record<MethodId, MethodTotal> => ({
  dividend: totalOf(results, 'dividend'),
  shareHeld: totalOf(results, 'shareHeld'),
  gain: totalOf(results, 'gain'),
  unitDay: totalOf(results, 'unitDay'),
});

/** The same of one method. */
export function totalOf(results: Iterable<HoldingResult>, method: MethodId): MethodTotal {
  const byYear = new Map<string, { paise: Paise; openCount: number }>();
  const open: OpenAmount[] = [];
  let knownPaise = 0;
  let hasKnown = false;
  let incomplete = 0;
  for (const { holding, years, incomplete: task } of results) {
    if (task !== null) incomplete += 1;
    for (const { facts, methods } of years) {
      const { to } = facts.year;
      const { amount, missing, none, estimate } = methods[method];
      if (none !== null) continue;
      const year = byYear.get(to) ?? { paise: 0, openCount: 0 };
      byYear.set(to, year);
      if (amount !== null && isKnown(amount)) {
        const paise = paiseOf(amount.least);
        hasKnown = true;
        knownPaise += paise;
        year.paise += paise;
        continue;
      }
      const estimated = estimate && {
        paise: paiseOf(estimate.amount),
        accountsTo: estimate.accountsTo,
        isInterestSupposed: estimate.isInterestSupposed,
      };
      year.openCount += 1;
      year.paise += estimated?.paise ?? 0;
      open.push({ holding, to, due: amount && dueOf(amount), estimate: estimated, missing });
    }
  }
  const years = [...byYear].map(([to, year]) => ({ to, ...year })).sort((a, b) => b.to.localeCompare(a.to));
  const hasEstimate = hasKnown || open.length === 0 || open.some(({ estimate }) => estimate !== null);
  return {
    knownPaise,
    estimatePaise: hasEstimate ? years.reduce((sum, { paise }) => sum + paise, 0) : null,
    byYear: years,
    open,
    openDue: sumOfDue(open),
    incomplete,
  };
}

function sumOfDue(open: readonly OpenAmount[]): DueAmount | null {
  const bounded = open.flatMap(({ due }) => due ?? []);
  if (bounded.length === 0) return null;
  return bounded.reduce((sum, due) => ({
    leastPaise: sum.leastPaise + due.leastPaise,
    mostPaise: sum.mostPaise === null || due.mostPaise === null ? null : sum.mostPaise + due.mostPaise,
  }));
}
