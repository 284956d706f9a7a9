import { daysBetween } from '@tayyib/shared/values/calendar';
import type { PurificationCompany } from '@tayyib/shared/contracts';
import { Fraction, least as lowest, most, sharesOn } from '@tayyib/shared/values/amounts';
import { exactly, isKnown, mapBounds, type Bounds } from './Bounds';
import { daysHeld, isHeldOn, sharesOfToday, type HeldShares } from './heldShares';
import { byDividend, byGain, byShareHeld, byUnitDay, impurePerShare } from './methods';
import type { Holding } from './purificationForm';
import type { MethodId } from './sources';
import type { WorkingLine } from './working';
import * as working from './working';
import type { YearFacts } from './yearFacts';

interface Estimate {
  amount: Fraction;
  /** Null for a fund, whose portfolio has accounts of many companies. */
  accountsTo: string | null;
  /** Whether those accounts do not state their interest, and all other income is counted as it. */
  isInterestSupposed: boolean;
}

/** What one method asks for one holding and financial year. */
export interface MethodResult {
  /** Exact rupees; null if facts are missing that would even bound it. */
  amount: Bounds | null;
  /** What an open amount probably is, exact rupees, by the accounts to a day; null where it is known, and where no accounts tell. */
  estimate: Estimate | null;
  /** How it was computed, line by line. */
  working: readonly WorkingLine[];
  /** Why there is nothing to purify; null if there may be. */
  none: string | null;
  /** What is missing for a known amount, as sentences. */
  missing: readonly string[];
}

interface Context {
  holding: Holding;
  held: HeldShares;
  steps: PurificationCompany['steps'];
  /** Today: a year that has not ended has no accounts yet. */
  day: string;
}

const nothing = (none: string): MethodResult => ({
  amount: exactly(Fraction.zero),
  estimate: null,
  working: [],
  none,
  missing: [],
});
const unknown = (missing: readonly string[], estimate: Estimate | null = null): MethodResult => ({
  amount: null,
  estimate,
  working: [],
  none: null,
  missing,
});

/**
 * All four methods for one holding and financial year. Each is independent; they are never added to each other. Each is computed when it
 * is read: of the thousands of purchases of a portfolio, its page reads one.
 */
export class YearMethods implements Readonly<Record<MethodId, MethodResult>> {
  constructor(
    private readonly facts: YearFacts,
    private readonly context: Context,
  ) {}

  get dividend() {
    return dividendOf(this.facts);
  }

  get shareHeld() {
    return shareHeldOf(this.facts, this.context);
  }

  get gain() {
    return gainOf(this.facts, this.context);
  }

  get unitDay() {
    return unitDayOf(this.facts, this.context);
  }
}

function dividendOf(facts: YearFacts): MethodResult {
  const { dividendRupees, share } = facts;
  if (dividendRupees === null)
    return unknown(['No dividend is on file for your days in this year. Type what you received, or 0.']);
  if (dividendRupees.equals(Fraction.zero)) return nothing('No dividend in this year.');
  const amount = mapBounds(share, (part) => byDividend(dividendRupees, part));
  const base = facts.isShareTyped || facts.isFund ? null : dividendRupees;
  return answered(
    { amount, estimate: estimateByShare(facts, base) },
    () => [...working.ofDividends(facts), ...working.ofShare(facts)],
    facts.isShareTyped ? [] : facts.missing,
  );
}

function shareHeldOf(facts: YearFacts, { held, steps, day }: Context): MethodResult {
  const { to } = facts.year;
  if (!isHeldOn(held, to)) return nothing('You held none on the last day of the year.');
  if (to >= day) return nothing('The year has not ended yet; it counts what is held on its last day.');
  const { perShare, isPerShareTyped } = facts;
  const shares = isPerShareTyped ? sharesOn(held, to, steps) : sharesOfToday(held, steps);
  if (perShare === null) return unknown(facts.missingPerShare, estimatePerShare(facts, shares));
  const amount = mapBounds(perShare, (rupees) => byShareHeld(rupees, shares));
  const lines = () => [...working.ofPerShare(facts, perShare), working.sharesHeld(shares, facts)];
  const base = isPerShareTyped || facts.isFund ? null : shares;
  const estimate = estimatePerShare(facts, base);
  return answered({ amount, estimate }, lines, isPerShareTyped ? [] : facts.missingPerShare);
}

function gainOf(facts: YearFacts, { holding, held }: Context): MethodResult {
  const { from, to } = facts.year;
  const { soldOn } = held;
  if (soldOn === null || soldOn < from || soldOn > to) return nothing('You sold none in this year.');
  const { paidRupees, receivedRupees } = holding;
  if (paidRupees === null || receivedRupees === null)
    return unknown(['Type what you paid and what you received for the shares.']);
  const paid = Fraction.of(paidRupees);
  const received = Fraction.of(receivedRupees);
  if (received.compareTo(paid) <= 0) return nothing('You sold without a profit.');
  const amount = mapBounds(facts.share, (part) => byGain(paid, received, part));
  const lines = () => [...working.ofGain(paid, received), ...working.ofShare(facts)];
  const base = facts.isShareTyped || facts.isFund ? null : received.minus(paid);
  const estimate = estimateByShare(facts, base);
  return answered({ amount, estimate }, lines, facts.isShareTyped ? [] : facts.missing);
}

function unitDayOf(facts: YearFacts, { held, steps, day }: Context): MethodResult {
  const { from, to, accounts } = facts.year;
  const days = daysHeld(held, from, to);
  if (days === 0) return nothing('You held none in this year.');
  const { isPerShareTyped } = facts;
  const perShare = isPerShareTyped ? facts.perShare : (facts.perShareWithImputed ?? facts.perShare);
  const daysInYear = daysBetween(from, to) + 1;
  const shares = isPerShareTyped ? sharesOn(held, to, steps) : sharesOfToday(held, steps);
  const shareYears = shares.times(Fraction.of(days)).over(Fraction.of(daysInYear));
  if (to >= day) return unknown(['The year has not ended yet, so its accounts are not known.']);
  if (perShare === null) return unknown(facts.missingPerShare, estimatePerShare(facts, shareYears));
  const amount = mapBounds(perShare, (rupees) => byUnitDay(rupees, daysInYear, { shares, days }));
  const lines = () => [
    ...(isPerShareTyped ? [] : working.ofImputed(accounts)),
    ...working.ofPerShare(facts, perShare, true),
    working.sharesHeld(shares, facts),
    working.daysOfYear(days, daysInYear),
  ];
  const isImputed = facts.fund?.unit?.isImputed ?? Boolean(accounts?.impure.imputed);
  const imputed = isPerShareTyped || !isImputed ? [] : [working.whyImputed];
  const base = isPerShareTyped || facts.isFund ? null : shareYears;
  const estimate = estimatePerShare(facts, base);
  return answered({ amount, estimate }, lines, isPerShareTyped ? [] : [...facts.missingPerShare, ...imputed]);
}

/** The share of income that accounts state, of what they are a share of. */
function estimateByShare({ stated }: YearFacts, base: Fraction | null): Estimate | null {
  if (stated === null || base === null || stated.totalIncomeRupees <= 0) return null;
  const share = Fraction.of(stated.impureRupees).over(Fraction.of(stated.totalIncomeRupees));
  return { amount: base.times(share), accountsTo: stated.to, isInterestSupposed: stated.isInterestSupposed };
}

/** The same by the impure income per share. */
function estimatePerShare({ stated }: YearFacts, base: Fraction | null): Estimate | null {
  if (stated === null || base === null || stated.shares === null) return null;
  const perShare = impurePerShare(Fraction.of(stated.impureRupees), Fraction.of(stated.shares));
  return {
    amount: base.times(perShare),
    accountsTo: stated.to,
    isInterestSupposed: stated.isInterestSupposed,
  };
}

/** An estimate within the bounds of its amount; of a fund the part that is known. */
function within({ least, most: upper }: Bounds, estimate: Estimate | null): Estimate | null {
  if (estimate === null)
    return least.equals(Fraction.zero)
      ? null
      : { amount: least, accountsTo: null, isInterestSupposed: false };
  const { amount } = estimate;
  return { ...estimate, amount: most(least, upper === null ? amount : lowest(amount, upper)) };
}

function answered(
  { amount, estimate }: { amount: Bounds; estimate: Estimate | null },
  linesOf: () => readonly WorkingLine[],
  missing: readonly string[],
): MethodResult {
  return {
    amount,
    estimate: isKnown(amount) ? null : within(amount, estimate),
    get working() {
      return [...linesOf(), working.result(amount)];
    },
    none: null,
    missing,
  };
}
