import { Fraction } from './Fraction';

/** Denominators of announced ratios are small: a bonus of 1 : 3 is stored as the decimal 0.75, one of 1 : 2 as 0.666… */
const largestDenominator = 1000;
/** Within what two decimals of the same ratio differ. */
const tolerance = 1e-9;

/**
 * By what a number of shares is multiplied on an ex-date. Files store the factor of the price as a decimal, so the announced ratio is
 * restored first: 30 shares must not turn into 29.99999.
 */
export function sharesFactor(priceFactor: number): Fraction {
  for (let denominator = 1; denominator <= largestDenominator; denominator++) {
    const numerator = Math.round(priceFactor * denominator);
    if (numerator > 0 && Math.abs(priceFactor - numerator / denominator) < tolerance)
      return Fraction.of(denominator).over(Fraction.of(numerator));
  }
  return Fraction.one.over(Fraction.of(priceFactor));
}

/** What changes a number of shares: the ex-date of a split or bonus, and the factor of the price. */
interface ShareStep {
  exDate: string;
  factor: number;
}

/**
 * The shares into which those bought had turned by a day, by splits and bonuses on file. A buyer on the ex-date gets shares that are
 * divided already.
 */
export function sharesOn(
  { shares, boughtOn }: { shares: number; boughtOn: string },
  day: string,
  steps: readonly ShareStep[],
): Fraction {
  return steps
    .filter(({ exDate }) => exDate > boughtOn && exDate <= day)
    .reduce((count, { factor }) => count.times(sharesFactor(factor)), Fraction.of(shares));
}
