import { Fraction } from '@tayyib/shared/values/amounts';

// The four published methods of purification, exact; rounding is left to who shows or pays an amount. Each is one published answer, not
// a ruling. `sources.ts` says who publishes which.

/**
 * The impure share of a company's income: income that is not permitted, interest included, divided by total income.
 * Source: https://community.zoya.finance/t/spus-and-hlal-purification/487
 */
export function impureShareOf(impureIncome: Fraction, totalIncome: Fraction): Fraction {
  return impureIncome.over(totalIncome);
}

/**
 * By dividend: the impure share of a dividend, before tax.
 * Source: https://docs.musaffa.us/apis/stocks/dividendpurificationv2.md
 */
export function byDividend(dividend: Fraction, impureShare: Fraction): Fraction {
  return dividend.times(impureShare);
}

/** The impure income behind one share. */
export function impurePerShare(impureIncome: Fraction, sharesOutstanding: Fraction): Fraction {
  return impureIncome.over(sharesOutstanding);
}

/**
 * By share held (AAOIFI): the impure income of a financial year per share outstanding, times the shares held on the last day of that
 * year, whether or not there was a dividend or a gain.
 * Source: https://help.zoya.finance/en/articles/4189829-how-do-i-purify-my-investments
 */
export function byShareHeld(perShare: Fraction, sharesHeldAtYearEnd: Fraction): Fraction {
  return perShare.times(sharesHeldAtYearEnd);
}

/**
 * By gain: the impure share of a realised profit; nothing of a loss, and nothing of the principal.
 * Source: https://community.zoya.finance/t/using-zoya-app-to-purify-stocks/2742
 */
export function byGain(paid: Fraction, received: Fraction, impureShare: Fraction): Fraction {
  const gain = received.minus(paid);
  return gain.compareTo(Fraction.zero) > 0 ? gain.times(impureShare) : Fraction.zero;
}

/**
 * By unit-day (TASIS): the impure income per share of a financial year, spread evenly over its days, for each day each share was held.
 * TASIS publishes rates per unit and day of funds; that they are made like this is our reading.
 * Source: https://www.scribd.com/document/609004387/shariah-letter-november-2018-pdf
 */
export function byUnitDay(
  perShare: Fraction,
  daysInYear: number,
  { shares, days }: { shares: Fraction; days: number },
): Fraction {
  return perShare.over(Fraction.of(daysInYear)).times(shares).times(Fraction.of(days));
}
