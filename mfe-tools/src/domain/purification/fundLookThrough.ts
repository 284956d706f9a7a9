import { addMonths } from '@tayyib/shared/calendar';
import type { FundReply, PurificationYear } from '@tayyib/shared/contracts';
import { Fraction, least, most, sumOf } from '../exact/Fraction';
import { anyPart, mapBounds, type Bounds } from './Bounds';
import type { FinancialYear } from './financialYears';
import { impureShareOf } from './methods';

/** A company of a fund with the impure share of its income. */
export interface FundPart {
  name: string;
  /** Of the fund. */
  share: Fraction;
  impure: Bounds;
  year: PurificationYear;
}

/** A fund looked through to the companies of its newest published portfolio. */
export interface FundLookThrough {
  asOf: string;
  /** Who published the portfolio, and where. */
  document: string;
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
}

/** Null where the fund has published no portfolio that is on file. */
export function fundLookThrough({ fund, holdings, holdingsSource }: FundReply): FundLookThrough | null {
  const { lookThrough } = fund;
  if (holdingsSource === null || lookThrough === null) return null;
  const parts = holdings.flatMap(partOf).sort((a, b) => b.share.compareTo(a.share));
  const [covered, ofCovered] =
    parts.length > 0
      ? [sumOf(parts.map(({ share }) => share)), sumOfParts(parts)]
      : [Fraction.of(lookThrough.impureKnown), boundsOf(lookThrough.impureIncome)];
  const rest = most(Fraction.zero, Fraction.one.minus(covered));
  return {
    asOf: holdingsSource.asOf,
    document: `${holdingsSource.publisher}, ${holdingsSource.document}`,
    ...{ parts, covered, ofCovered, rest },
    share: mapBounds({ least: ofCovered.least, most: ofCovered.most?.plus(rest) ?? Fraction.one }, (part) =>
      least(Fraction.one, part),
    ),
  };
}

/** A portfolio also applies to a financial year that begins this long after its date. */
const maxMonths = 12;

/**
 * Whether a portfolio speaks for a financial year: of that year, or of the one before while no newer one is on file. What a fund held in
 * other years is not known.
 */
export const coversYear = (
  { asOf }: FundLookThrough,
  { from, to }: FinancialYear<PurificationYear>,
): boolean => asOf <= to && from <= addMonths(asOf, maxMonths);

function partOf({ name, share, verdict, impure }: FundReply['holdings'][number]): FundPart[] {
  const total = impure?.year.impure.totalIncomeRupees ?? null;
  if (impure === null || total === null || share <= 0) return [];
  const { leastRupees, mostRupees } = impure.year.impure;
  const bounds: Bounds = {
    least: Fraction.of(leastRupees),
    most: mostRupees === null ? Fraction.of(total) : Fraction.of(mostRupees),
  };
  const part = mapBounds(bounds, (rupees) => least(Fraction.one, impureShareOf(rupees, Fraction.of(total))));
  return [{ name: verdict?.stock ?? name, share: Fraction.of(share), impure: part, year: impure.year }];
}

const sumOfParts = (parts: readonly FundPart[]): Bounds => ({
  least: sumOf(parts.map(({ share, impure }) => share.times(impure.least))),
  most: sumOf(parts.map(({ share, impure }) => share.times(impure.most ?? anyPart.least))),
});

const boundsOf = (range: { least: number; most: number } | null): Bounds =>
  range === null
    ? { least: Fraction.zero, most: Fraction.zero }
    : { least: Fraction.of(range.least), most: Fraction.of(range.most) };
