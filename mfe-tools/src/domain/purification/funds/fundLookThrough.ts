import type {
  FundPortfoliosReply,
  PurificationYear,
  PurifiedHolding,
  PurifiedPortfolio,
} from '@tayyib/shared/contracts';
import { Fraction, least, most, sumOf } from '@tayyib/shared/values/amounts';
import { anyPart, mapBounds, type Bounds } from '../Bounds';
import type { FinancialYear } from '../financialYears';
import { fundUnit, whyNoUnit, type FundUnit } from './fundUnit';
import { impureShareOf } from '../methods';

/** A company of a fund with the impure share of its income. */
export interface FundPart {
  name: string;
  /** Of the fund. */
  share: Fraction;
  impure: Bounds;
  year: PurificationYear;
}

/** A fund looked through to the companies of the portfolio that is used for a financial year. */
export interface FundLookThrough {
  /** The last day of the financial year. */
  yearTo: string;
  asOf: string;
  /** Who published the portfolio, and where. */
  document: string;
  /** Whether the plan includes the accounts of its companies. */
  isDetailed: boolean;
  /** The largest first; empty for plans without the accounts of companies. */
  parts: readonly FundPart[];
  /** Of the fund, the part in companies whose impure share is bounded. */
  covered: Fraction;
  /** The impure part of those, of the fund. */
  ofCovered: Bounds;
  /** Everything else, such as cash: nothing is known of it. */
  rest: Fraction;
  /** What of the fund is impure: the covered part, and from none to all of the rest. */
  share: Bounds;
  /** The value of a unit; null if not on file. */
  nav: PurifiedPortfolio['nav'];
  /** The impure income for a unit; null if facts of every company are missing. */
  unit: FundUnit | null;
  /** Companies with accounts that have no figure for a unit, and why. */
  withoutUnit: readonly { name: string; why: string }[];
}

/** The published portfolios of a fund. */
export interface PurifiedFund {
  /** The first day of the financial years whose portfolios are read. */
  from: string;
  /** Newest first, at most one for each financial year. */
  portfolios: readonly FundLookThrough[];
}

/** Null where the fund has published no portfolio that is on file. */
export const purifiedFund = ({ from, portfolios, isDetailed }: FundPortfoliosReply): PurifiedFund | null =>
  portfolios.length === 0
    ? null
    : { from, portfolios: portfolios.map((portfolio) => fundLookThrough(portfolio, isDetailed)) };

/** The portfolio used for a financial year. What a fund held in a year without one is not known. */
export const portfolioOf = (
  { portfolios }: PurifiedFund,
  { to }: FinancialYear<PurificationYear>,
): FundLookThrough | null => portfolios.find(({ yearTo }) => yearTo === to) ?? null;

function fundLookThrough(portfolio: PurifiedPortfolio, isDetailed: boolean): FundLookThrough {
  const { holdings, source, yearTo, nav, impureIncome, impureKnown } = portfolio;
  const parts = holdings.flatMap(partOf).sort((a, b) => b.share.compareTo(a.share));
  const [covered, ofCovered] =
    parts.length > 0
      ? [sumOf(parts.map(({ share }) => share)), sumOfParts(parts)]
      : [Fraction.of(impureKnown), boundsOf(impureIncome)];
  const rest = most(Fraction.zero, Fraction.one.minus(covered));
  return {
    yearTo,
    asOf: source.asOf,
    document: `${source.publisher}, ${source.document}`,
    isDetailed,
    parts,
    covered,
    ofCovered,
    rest,
    nav,
    share: mapBounds({ least: ofCovered.least, most: ofCovered.most?.plus(rest) ?? Fraction.one }, (part) =>
      least(Fraction.one, part),
    ),
    unit: fundUnit(portfolio),
    withoutUnit: holdings
      .filter(({ share }) => share > 0)
      .flatMap((holding) => {
        const why = whyNoUnit(holding, yearTo);
        return why === null ? [] : [{ name: holding.name, why }];
      }),
  };
}

function partOf({ name, share, impure }: PurifiedHolding): FundPart[] {
  const total = impure?.year.impure.totalIncomeRupees ?? null;
  if (impure === null || total === null || share <= 0) return [];
  const { leastRupees, mostRupees } = impure.year.impure;
  const bounds: Bounds = {
    least: Fraction.of(leastRupees),
    most: mostRupees === null ? Fraction.of(total) : Fraction.of(mostRupees),
  };
  const part = mapBounds(bounds, (rupees) => least(Fraction.one, impureShareOf(rupees, Fraction.of(total))));
  return [{ name, share: Fraction.of(share), impure: part, year: impure.year }];
}

const sumOfParts = (parts: readonly FundPart[]): Bounds => ({
  least: sumOf(parts.map(({ share, impure }) => share.times(impure.least))),
  most: sumOf(parts.map(({ share, impure }) => share.times(impure.most ?? anyPart.least))),
});

const boundsOf = (range: { least: number; most: number } | null): Bounds =>
  range === null
    ? { least: Fraction.zero, most: Fraction.zero }
    : { least: Fraction.of(range.least), most: Fraction.of(range.most) };
