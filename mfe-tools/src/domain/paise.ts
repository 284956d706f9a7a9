/** An amount of money in whole paise, 1/100 of a rupee; exact in a double up to 90 lakh crore rupees. */
export type Paise = number;

/** Rupees as typed, at most two decimals, as whole paise. */
export const toPaise = (rupees: number): Paise => Math.round(rupees * 100);

export const toRupees = (paise: Paise): number => paise / 100;

/**
 * `amount x times / by` rounded half up to a whole number. Exact: the product of a weight and a price exceeds the precision of a double.
 * All three are non-negative integers; `by` is above 0.
 */
export function share(amount: number, times: number, by: number): number {
  const product = BigInt(amount) * BigInt(times);
  const divisor = BigInt(by);
  return Number((2n * product + divisor) / (2n * divisor));
}
