import { addMonths } from '@tayyib/shared/values/calendar';
import type { PurifiedHolding, PurifiedPortfolio } from '@tayyib/shared/contracts';
import { Fraction, sumOf } from '@tayyib/shared/values/amounts';
import type { Bounds } from '../Bounds';
import { sharesOfToday } from '../heldShares';
import { perShareOf } from '../perShareOf';

/** What of one company is behind a unit of a fund. */
export interface UnitPart {
  name: string;
  /** Of the fund. */
  share: Fraction;
  /** What one share was worth in the portfolio. */
  price: Fraction;
  /** How many shares are behind a unit, as counted on the day of the portfolio. */
  shares: Fraction;
  /** The same as counted today, like the impure income per share. */
  sharesToday: Fraction;
  /** Its impure income of the year for a unit. */
  impure: Bounds;
  /** The same with the interest that TASIS imputes on investments. */
  impureWithImputed: Bounds;
}

/** A fund's impure income of a financial year for a unit. */
export interface FundUnit {
  nav: { rupees: Fraction; day: string };
  /** The largest share first. */
  parts: readonly UnitPart[];
  /** Of the fund, the part in those companies. */
  covered: Fraction;
  /** Whether they are all that the fund holds. What is not covered is limited by nothing. */
  isWhole: boolean;
  perUnit: Bounds;
  perUnitWithImputed: Bounds;
  /** Whether TASIS imputes interest to one of the companies. */
  isImputed: boolean;
}

/**
 * The impure income for a unit: value of a unit × share of the fund ÷ value of a share gives the shares of a company behind a unit, and
 * each has the company's impure income per share. Null without a value of the unit, or if it covers no company.
 */
export function fundUnit({ nav, holdings, yearTo, source }: PurifiedPortfolio): FundUnit | null {
  if (nav === null) return null;
  const rupees = Fraction.of(nav.rupees);
  const held = holdings.filter(({ share }) => share > 0);
  const parts = held
    .flatMap((holding) => unitPartOf(holding, { rupees, yearTo, asOf: source.asOf }) ?? [])
    .sort((a, b) => b.share.compareTo(a.share));
  if (parts.length === 0) return null;
  const covered = sumOf(parts.map(({ share }) => share));
  const isWhole = parts.length === held.length && covered.compareTo(Fraction.one) >= 0;
  return {
    nav: { rupees, day: nav.day },
    parts,
    covered,
    isWhole,
    perUnit: sumOfBounds(
      parts.map(({ impure }) => impure),
      isWhole,
    ),
    perUnitWithImputed: sumOfBounds(
      parts.map(({ impureWithImputed }) => impureWithImputed),
      isWhole,
    ),
    isImputed: parts.some(
      ({ impure, impureWithImputed }) =>
        impure.most !== null && impureWithImputed.most?.equals(impure.most) === false,
    ),
  };
}

/** Why a holding with accounts has no figure for a unit; null if it has one. */
export function whyNoUnit(
  { impure, quantity, marketValueRupees }: PurifiedHolding,
  yearTo: string,
): string | null {
  if (impure === null) return null;
  const { to, shares } = impure.year;
  if (to > yearTo || to <= addMonths(yearTo, -12)) return 'no accounts of the year';
  if (shares === null) return 'its number of shares is not on file';
  if (!isPositive(quantity) || !isPositive(marketValueRupees))
    return 'the portfolio does not say how many shares';
  return null;
}

interface OfPortfolio {
  /** Of a unit. */
  rupees: Fraction;
  yearTo: string;
  asOf: string;
}

function unitPartOf(holding: PurifiedHolding, { rupees, yearTo, asOf }: OfPortfolio): UnitPart | null {
  const { name, share, quantity, marketValueRupees, impure, steps } = holding;
  if (impure === null || whyNoUnit(holding, yearTo) !== null) return null;
  const perShare = perShareOf(impure.year);
  const perShareWithImputed = perShareOf(impure.year, impure.year.impure.imputed?.rupees);
  if (perShare === null || perShareWithImputed === null) return null;
  if (!isPositive(quantity) || !isPositive(marketValueRupees)) return null;
  const price = Fraction.of(marketValueRupees).over(Fraction.of(quantity));
  const shares = rupees.times(Fraction.of(share)).over(price);
  const sharesToday = shares.times(sharesOfToday({ shares: 1, boughtOn: asOf, soldOn: null }, steps));
  const forUnit = ({ least, most }: Bounds): Bounds => ({
    least: least.times(sharesToday),
    most: most?.times(sharesToday) ?? null,
  });
  return {
    name,
    share: Fraction.of(share),
    price,
    shares,
    sharesToday,
    impure: forUnit(perShare),
    impureWithImputed: forUnit(perShareWithImputed),
  };
}

const isPositive = (figure: number | null): figure is number => figure !== null && figure > 0;

/** @param isLimited whether they are all there is */
function sumOfBounds(all: readonly Bounds[], isLimited: boolean): Bounds {
  const upper = all.flatMap(({ most }) => most ?? []);
  return {
    least: sumOf(all.map(({ least }) => least)),
    most: isLimited && upper.length === all.length ? sumOf(upper) : null,
  };
}
