import type { Ratio, Verdict } from '@tayyib/shared/contracts';

/** The number of shares of a company and the last price of one. */
export interface SharePrice {
  /** Paid-up capital over face value. */
  shares: number;
  lastPriceRupees: number;
}

/** Beyond this factor, shares times price contradicts the published average: one of the three is out of date. */
const agreesWithin = 4;

/**
 * Adds the share price at which a ratio over market capitalisation flips: the price at which all shares are worth the flipping
 * capitalisation, if it stayed there for the whole window. Omitted if shares, price and average contradict each other.
 */
export function withSharePrices(verdict: Verdict, price: SharePrice | null): Verdict {
  if (price === null || price.shares <= 0) return verdict;
  return { ...verdict, ratios: verdict.ratios.map((ratio) => priced(ratio, price)) };
}

function priced(ratio: Ratio, { shares, lastPriceRupees }: SharePrice): Ratio {
  const average = ratio.denominator.valueRupees;
  if (ratio.flip === null || ratio.dividedBy !== 'market_cap' || average === null) return ratio;
  const agreement = (shares * lastPriceRupees) / average;
  if (agreement > agreesWithin || agreement < 1 / agreesWithin) return ratio;
  const sharePriceRupees = Math.round((ratio.flip.denominatorRupees / shares) * 100) / 100;
  return { ...ratio, flip: { ...ratio.flip, sharePriceRupees } };
}
