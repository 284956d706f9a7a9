import type { PurificationCompany, PurificationYear } from '@tayyib/shared/contracts';
import { formatDay, formatPercent } from '@tayyib/shared/format';
import { Fraction, least, most, sumOf } from '../exact/Fraction';
import { impurePerShare, impureShareOf } from './methods';
import { anyPart, exactly, isKnown, mapBounds, type Bounds } from './Bounds';
import type { FinancialYear } from './financialYears';
import { coversYear, type FundLookThrough } from './fundLookThrough';
import { isEntitled, sharesOn, type HeldShares } from './heldShares';
import type { YearCorrection } from './purificationForm';

/** A dividend on file that was theirs. */
interface ReceivedDividend {
  exDate: string;
  rupeesPerShare: Fraction;
  shares: Fraction;
  rupees: Fraction;
  subject: string;
}

/** Everything known of one holding in one financial year: what was typed, else what is on file. */
export interface YearFacts {
  year: FinancialYear<PurificationYear>;
  dividends: readonly ReceivedDividend[];
  /** What was received in the year; null if neither typed nor on file. */
  dividendRupees: Fraction | null;
  isDividendTyped: boolean;
  /** The impure share of the company's income, a fraction. */
  share: Bounds;
  isShareTyped: boolean;
  /** The portfolio of a fund, if the share is from it. */
  fund: FundLookThrough | null;
  /** The company's impure income per share: as typed, in shares of that year; else in today's shares; null if not known. */
  perShare: Bounds | null;
  isPerShareTyped: boolean;
  /** The same with the interest that TASIS imputes on investments; null without accounts. */
  perShareWithImputed: Bounds | null;
  /** Why figures of the company are not known, as sentences. */
  missing: readonly string[];
}

/** The facts of a holding other than what was typed. */
export interface OnFile extends Pick<PurificationCompany, 'steps' | 'dividends'> {
  /** Whether it is a fund, and its published portfolio if one is on file. */
  fund?: { lookThrough: FundLookThrough | null };
}

/** @param day today: what is only announced has not been received */
export function yearFacts(
  year: FinancialYear<PurificationYear>,
  held: HeldShares,
  { steps, dividends: recorded, fund: ofFund }: OnFile,
  correction: YearCorrection,
  day: string,
): YearFacts {
  const dividends = recorded
    .filter(({ exDate }) => exDate >= year.from && exDate <= year.to && exDate <= day)
    .filter(({ exDate }) => isEntitled(held, exDate))
    .map(({ exDate, rupees, subject }) => {
      const [rupeesPerShare, shares] = [Fraction.of(rupees), sharesOn(held, exDate, steps)];
      return { exDate, rupeesPerShare, shares, rupees: rupeesPerShare.times(shares), subject };
    });
  const { dividendRupees, impurePercent, impureRupeesPerShare } = correction;
  const onFile = dividends.length === 0 ? null : sumOf(dividends.map(({ rupees }) => rupees));
  const { accounts } = year;
  const published = ofFund?.lookThrough ?? null;
  const fund = published !== null && coversYear(published, year) ? published : null;
  return {
    year,
    dividends,
    dividendRupees: dividendRupees === null ? onFile : Fraction.of(dividendRupees),
    isDividendTyped: dividendRupees !== null,
    share:
      impurePercent === null
        ? (fund?.share ?? shareOf(accounts))
        : exactly(Fraction.of(impurePercent).over(Fraction.of(100))),
    isShareTyped: impurePercent !== null,
    fund,
    perShare:
      impureRupeesPerShare === null ? perShareOf(accounts) : exactly(Fraction.of(impureRupeesPerShare)),
    isPerShareTyped: impureRupeesPerShare !== null,
    perShareWithImputed: perShareOf(accounts, accounts?.impure.imputed?.rupees),
    missing: ofFund ? missingOfFund(published, fund) : missingOfCompany(accounts),
  };
}

const missingOfCompany = (accounts: PurificationYear | null): readonly string[] =>
  accounts === null ? ['The company’s accounts of this year are not on file.'] : accounts.impure.missing;

/** @param used the published portfolio if it speaks for the year */
function missingOfFund(published: FundLookThrough | null, used: FundLookThrough | null): string[] {
  if (published === null) return ['The fund has published no portfolio that is on file.'];
  if (used === null)
    return [`The portfolio of this year is not on file; the one on file is of ${formatDay(published.asOf)}.`];
  const open = used.parts.filter(({ impure }) => !isKnown(impure)).map(({ name }) => name);
  return [
    ...(used.rest.equals(Fraction.zero)
      ? []
      : [
          `${formatPercent(used.rest.toNumber())} of the fund, such as cash, bonds and companies without accounts, is not covered: any part of it may be impure.`,
        ]),
    ...(open.length === 0 ? [] : [`Accounts leave the share open of ${open.join(', ')}.`]),
  ];
}

const rupeesOf = ({ impure }: PurificationYear): Bounds => ({
  least: Fraction.of(impure.leastRupees),
  most: impure.mostRupees === null ? null : Fraction.of(impure.mostRupees),
});

function shareOf(accounts: PurificationYear | null): Bounds {
  const total = accounts?.impure.totalIncomeRupees ?? null;
  if (accounts === null || total === null) return anyPart;
  const share = mapBounds(rupeesOf(accounts), (rupees) =>
    least(Fraction.one, impureShareOf(rupees, Fraction.of(total))),
  );
  return { ...share, most: share.most ?? Fraction.one };
}

function perShareOf(accounts: PurificationYear | null, imputedRupees = 0): Bounds | null {
  if (accounts === null || accounts.shares === null) return null;
  const outstanding = Fraction.of(accounts.shares);
  const bounds = rupeesOf(accounts);
  const upper = bounds.most?.plus(Fraction.of(imputedRupees)) ?? null;
  const total = accounts.impure.totalIncomeRupees;
  const limited =
    upper === null || total === null ? upper : least(upper, most(bounds.least, Fraction.of(total)));
  return mapBounds({ ...bounds, most: limited }, (rupees) => impurePerShare(rupees, outstanding));
}
