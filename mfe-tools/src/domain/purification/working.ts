import type { PurificationYear } from '@tayyib/shared/contracts';
import { formatDay, formatNumber, formatPaise, formatRupees } from '@tayyib/shared/values/format';
import { Fraction, most } from '@tayyib/shared/values/amounts';
import { isKnown, mapBounds, type Bounds } from './Bounds';
import type { FundLookThrough, FundPart } from './funds/fundLookThrough';
import type { FundUnit, UnitPart } from './funds/fundUnit';
import type { YearFacts } from './yearFacts';

/** One line of "how did you get this": what it is, and its value. */
export interface WorkingLine {
  label: string;
  value: string;
}

const rupees = (amount: Fraction): string => formatPaise(amount.toNumber());
const count = (amount: Fraction): string => formatNumber(amount.toNumber(), 4);
/** Income per share is often a fraction of a paisa. */
const fineRupees = (amount: Fraction): string => `₹${formatNumber(amount.toNumber(), 6)}`;
const finePercent = (part: Fraction): string => `${formatNumber(part.toNumber() * 100, 4)}%`;
/** With enough decimals to compute an amount again. */
const exactPercent = (part: Fraction): string => `${part.times(Fraction.of(100)).toShortText(6)}%`;

/** One figure, or `between … and …`. */
function inWords(bounds: Bounds, format: (amount: Fraction) => string): string {
  const { least, most } = bounds;
  if (most === null) return `at least ${format(least)}`;
  return isKnown(bounds) ? format(least) : `between ${format(least)} and ${format(most)}`;
}

export function ofDividends({ dividends, dividendRupees, isDividendTyped }: YearFacts): WorkingLine[] {
  if (dividendRupees === null) return [];
  if (isDividendTyped) return [{ label: 'Dividends received, as you typed', value: rupees(dividendRupees) }];
  return dividends.map((each) => ({
    label: `Dividend of ${formatDay(each.exDate)}: ${fineRupees(each.rupeesPerShare)} × ${count(each.shares)} shares`,
    value: rupees(each.rupees),
  }));
}

export function ofShare({ share, isShareTyped, fund, year }: YearFacts): WorkingLine[] {
  const { accounts } = year;
  const value = inWords(share, exactPercent);
  if (isShareTyped) return [{ label: 'Impure share of income, as you typed', value }];
  if (fund) return ofFund(fund);
  if (accounts === null) return [{ label: 'Impure share of income, not on file: any part of it', value }];
  const { impure } = accounts;
  const total = impure.totalIncomeRupees === null ? 'unknown' : formatRupees(impure.totalIncomeRupees);
  return [{ label: `Impure share: ${impureInWords(accounts)} ÷ total income ${total}`, value }];
}

/** The impure share of a fund: what its companies add up to, and what nothing is known of. */
function ofFund({ asOf, document, parts, covered, ofCovered, rest, share }: FundLookThrough): WorkingLine[] {
  const companies = parts.length === 1 ? '1 company' : `${parts.length} companies`;
  const of = parts.length === 0 ? 'companies' : companies;
  return [
    {
      label: `Portfolio of ${formatDay(asOf)} (${document}): ${of} covered, ${finePercent(covered)} of the fund, each with its impure share`,
      value: inWords(ofCovered, finePercent),
    },
    ...(rest.equals(Fraction.zero)
      ? []
      : [
          {
            label: `Not covered, ${finePercent(rest)} of the fund: from none to all of it`,
            value: inWords({ least: Fraction.zero, most: rest }, finePercent),
          },
        ]),
    { label: 'Impure share of the fund', value: inWords(share, exactPercent) },
  ];
}

/** How much of a fund one of its companies makes impure. */
export const ofPart = ({ share, impure }: FundPart): WorkingLine => ({
  label: `${finePercent(share)} of the fund × ${rangeOf(impure)}`,
  value: rangeOf(mapBounds(impure, (part) => part.times(share))),
});

/** Short enough for a column of a phone. */
const rangeOf = ({ least, most }: Bounds): string =>
  most === null || least.equals(most) ? finePercent(least) : `${finePercent(least)} to ${finePercent(most)}`;

/** @param isWithImputed whether interest that TASIS imputes is included */
export function ofPerShare(
  { isPerShareTyped, isFund, fund, year: { accounts } }: YearFacts,
  perShare: Bounds,
  isWithImputed = false,
): WorkingLine[] {
  const value = inWords(perShare, fineRupees);
  if (!isPerShareTyped && fund?.unit) return ofUnit(fund, fund.unit, perShare, isWithImputed);
  if (isPerShareTyped || accounts === null)
    return [{ label: `Impure income per ${isFund ? 'unit' : 'share'}, as you typed`, value }];
  const outstanding = formatNumber(accounts.shares ?? NaN, 0);
  const { imputed } = accounts.impure;
  const more = isWithImputed && imputed ? `, with up to ${formatRupees(imputed.rupees)} of that,` : '';
  return [{ label: `Impure income ${impureInWords(accounts)}${more} ÷ ${outstanding} shares`, value }];
}

/** The impure income for a unit of a fund, company by company. */
function ofUnit(
  { asOf, document }: FundLookThrough,
  { nav, parts, covered, isWhole }: FundUnit,
  perUnit: Bounds,
  isWithImputed: boolean,
): WorkingLine[] {
  const rest = most(Fraction.zero, Fraction.one.minus(covered));
  return [
    {
      label: `NAV on ${formatDay(nav.day)}, for the portfolio of ${formatDay(asOf)} (${document})`,
      value: rupees(nav.rupees),
    },
    ...parts.map((part) => ofUnitPart(part, nav.rupees, isWithImputed)),
    ...(isWhole
      ? []
      : [{ label: `Not covered, ${finePercent(rest)} of the fund: nothing limits it`, value: 'Not known' }]),
    { label: 'Impure income per unit', value: inWords(perUnit, fineRupees) },
  ];
}

function ofUnitPart(part: UnitPart, nav: Fraction, isWithImputed: boolean): WorkingLine {
  const { name, share, price, shares, sharesToday } = part;
  const impure = isWithImputed ? part.impureWithImputed : part.impure;
  const perShare = mapBounds(impure, (amount) => amount.over(sharesToday));
  const isSplit = !shares.equals(sharesToday);
  const today = isSplit ? `, ${formatNumber(sharesToday.toNumber(), 6)} as counted today` : '';
  return {
    label: `${name}: ${rupees(nav)} × ${finePercent(share)} ÷ ${rupees(price)} a share = ${formatNumber(shares.toNumber(), 6)} shares${today}, with impure income per share of ${inWords(perShare, fineRupees)}`,
    value: inWords(impure, fineRupees),
  };
}

export function ofImputed(accounts: PurificationYear | null): WorkingLine[] {
  const imputed = accounts?.impure.imputed;
  if (!imputed) return [];
  return [
    {
      label: `Interest that investments of ${formatRupees(imputed.investmentsRupees)} may have earned: ${formatNumber(imputed.share * 100)}%`,
      value: `up to ${formatRupees(imputed.rupees)}`,
    },
  ];
}

export const whyImputed =
  'TASIS counts 7.5% of interest-based investments as interest; accounts do not say which investments bear it.';

export function ofGain(paid: Fraction, received: Fraction): WorkingLine[] {
  const value = rupees(received.minus(paid));
  return [{ label: `Profit: ${rupees(received)} received − ${rupees(paid)} paid`, value }];
}

export const sharesHeld = (shares: Fraction, { isPerShareTyped, isFund }: YearFacts): WorkingLine => ({
  label: isFund
    ? 'Your units'
    : isPerShareTyped
      ? 'Your shares on the last day'
      : 'Your shares, as counted today',
  value: count(shares),
});

export const daysOfYear = (days: number, daysInYear: number): WorkingLine => ({
  label: 'Days you held them',
  value: `${days} of ${daysInYear}`,
});

export const result = (amount: Bounds): WorkingLine => ({
  label: 'To purify',
  value: inWords(amount, rupees),
});

function impureInWords({ impure }: PurificationYear): string {
  const { leastRupees, mostRupees } = impure;
  if (mostRupees === null) return `at least ${formatRupees(leastRupees)}`;
  return leastRupees === mostRupees
    ? formatRupees(leastRupees)
    : `${formatRupees(leastRupees)} to ${formatRupees(mostRupees)}`;
}
