import { Fraction, least, type Paise } from '@tayyib/shared/values/amounts';

// The arithmetic of zakat, exact; rounding is left to who shows or pays an amount. Each rule is one published answer, not a ruling.

/**
 * One fortieth for a lunar year; for a solar year that much for each of its days: 2.5% × (1 + 11/354).
 * Source: https://fiqh.islamonline.net/en/calculating-zakah-on-the-solar-calendar/
 */
export const zakatRates = {
  lunar: Fraction.one.over(Fraction.of(40)),
  solar: Fraction.of(365).over(Fraction.of(40 * 354)),
} as const;

/**
 * Pure gold in a weight of so many carat. Use it with the price of pure gold, never with that of the carat, which is reduced already.
 * Source: https://islamqa.org/hanafi/seekersguidance-hanafi/33007/zakat-on-gold-of-different-carats/
 */
export const pureGoldIn = (weight: Fraction, carat: number): Fraction =>
  weight.times(Fraction.of(carat)).over(Fraction.of(24));

/** Pure gold in a weight of so many parts in a thousand: the same rule as for a carat, which is one part in 24. */
export const pureGoldOf = (weight: Fraction, perMille: number): Fraction =>
  weight.times(Fraction.of(perMille)).over(Fraction.of(1000));

/** Pure silver in a weight of so many parts in a thousand. Source: https://www.ihcproject.com/general-zakah */
export const pureSilverIn = (weight: Fraction, fineness: number): Fraction =>
  weight.times(Fraction.of(fineness)).over(Fraction.of(1000));

/**
 * How much of a long loan is deducted: its next instalment, or those of the next twelve months; never more than is left of it.
 * Sources: https://seekersguidance.org/answers/hanafi-fiqh/zakat-long-term-debts/,
 * https://help.nzf.org.uk/en/article/which-debts-can-be-deducted-from-my-zakat-calculation-1kk365e/
 */
export function deductibleOfLoan(
  instalment: Fraction,
  outstanding: Fraction | null,
  policy: 'next' | 'twelve',
): Fraction {
  const instalments = policy === 'next' ? instalment : instalment.times(Fraction.of(12));
  return outstanding === null ? instalments : least(instalments, outstanding);
}

/** A value of which one share counts, such as 25% of long-term shares by National Zakat Foundation. */
export const partOf = (value: Fraction, percent: number): Fraction =>
  value.times(Fraction.of(percent)).over(Fraction.of(100));

/**
 * A zakat that is paid late, by the gold it was worth when it was due: a method of a minority.
 * Source: https://github.com/IRedDragonICY/zakatrs (tests/fiqh_advanced_scenarios.rs), a missed year by the gold standard.
 * @param rupeesThen per gram when it was due, above 0
 * @param rupeesNow per gram today
 * @returns in paise
 */
export const lateZakatByGold = (duePaise: Paise, rupeesThen: number, rupeesNow: number): Fraction =>
  Fraction.of(duePaise).times(Fraction.of(rupeesNow)).over(Fraction.of(rupeesThen));
