import type { PurificationCompany, PurificationYear, StatedImpureIncome } from '@tayyib/shared/contracts';
import { statedImpureIncome } from '@tayyib/shared/shariah';
import { Fraction, sumOf, sharesOn } from '@tayyib/shared/values/amounts';
import { exactly, type Bounds } from './Bounds';
import type { FinancialYear } from './financialYears';
import { portfolioOf, type FundLookThrough, type PurifiedFund } from './funds/fundLookThrough';
import { missingOfFund, missingOfUnit } from './funds/fundMissing';
import { isEntitled, type HeldShares } from './heldShares';
import { perShareOf } from './perShareOf';
import type { YearCorrection } from './purificationForm';
import { shareOf } from './shareOf';

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
  isFund: boolean;
  /** The portfolio of a fund that is used for the year. */
  fund: FundLookThrough | null;
  /** The company's impure income per share: as typed, in shares of that year; else in today's shares; null if not known. */
  perShare: Bounds | null;
  isPerShareTyped: boolean;
  /** The same with the interest that TASIS imputes on investments; null if not known. */
  perShareWithImputed: Bounds | null;
  /** What open amounts are estimated by: the accounts of the year if they state their interest, else the newest that do; null without any. */
  stated: StatedImpureIncome | null;
  /** Why the share is not known, as sentences. */
  missing: readonly string[];
  /** Why the impure income per share or unit is not known. */
  missingPerShare: readonly string[];
}

/** The facts of a holding other than what was typed. */
export interface OnFile extends Pick<PurificationCompany, 'steps' | 'dividends' | 'stated'> {
  /** Whether it is a fund, and its published portfolios if some are on file. */
  fund?: { published: PurifiedFund | null };
}

/** @param day today: what is only announced has not been received */
export function yearFacts(
  year: FinancialYear<PurificationYear>,
  held: HeldShares,
  { steps, dividends: recorded, stated, fund: ofFund }: OnFile,
  correction: YearCorrection,
  day: string,
): YearFacts {
  const dividends = recorded
    .filter(({ exDate }) => exDate >= year.from && exDate <= year.to && exDate <= day)
    .filter(({ exDate }) => isEntitled(held, exDate))
    .map(({ exDate, rupees, subject }) => {
      const rupeesPerShare = Fraction.of(rupees);
      const shares = sharesOn(held, exDate, steps);
      return { exDate, rupeesPerShare, shares, rupees: rupeesPerShare.times(shares), subject };
    });
  const { dividendRupees, impurePercent, impureRupeesPerShare } = correction;
  const onFile = dividends.length === 0 ? null : sumOf(dividends.map(({ rupees }) => rupees));
  const { accounts } = year;
  const published = ofFund?.published ?? null;
  const fund = published === null ? null : portfolioOf(published, year);
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
    isFund: ofFund !== undefined,
    fund,
    perShare:
      impureRupeesPerShare === null
        ? (fund?.unit?.perUnit ?? perShareOf(accounts))
        : exactly(Fraction.of(impureRupeesPerShare)),
    isPerShareTyped: impureRupeesPerShare !== null,
    perShareWithImputed:
      fund?.unit?.perUnitWithImputed ?? perShareOf(accounts, accounts?.impure.imputed?.rupees),
    stated: (accounts && statedImpureIncome([accounts], [])) ?? stated,
    missing: ofFund ? missingOfFund(published, fund, year) : missingOfCompany(accounts),
    missingPerShare: ofFund ? missingOfUnit(published, fund, year) : missingPerShareOf(accounts),
  };
}

const missingOfCompany = (accounts: PurificationYear | null): readonly string[] =>
  accounts === null ? ['The company’s accounts of this year are not on file.'] : accounts.impure.missing;

const missingPerShareOf = (accounts: PurificationYear | null): readonly string[] =>
  accounts !== null && accounts.shares === null
    ? ['The number of shares of this year is not on file.']
    : missingOfCompany(accounts);
