/** An exact number: a numerator over a denominator above 0. Whole numbers alone, so that nothing is rounded before the end. */
export type Ratio = readonly [bigint, bigint];

export const whole = (number: bigint | number): Ratio => [BigInt(number), 1n];
const plus = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d];
export const minus = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d - c * b, b * d];
export const times = (...all: readonly Ratio[]): Ratio =>
  all.reduce(([a, b], [c, d]): Ratio => [a * c, b * d], [1n, 1n]);
export const over = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d, b * c];
export const isBelow = ([a, b]: Ratio, [c, d]: Ratio): boolean => a * d < c * b;
export const smaller = (a: Ratio, b: Ratio): Ratio => (isBelow(a, b) ? a : b);
export const sum = (all: readonly Ratio[]): Ratio => all.reduce(plus, [0n, 1n]);

/** Of an amount that is not negative, half up. */
export const rounded = ([a, b]: Ratio): number => Number((2n * a + b) / (2n * b));

/** A decimal as PostgreSQL prints it. */
export function decimal(text: string): Ratio {
  const [units = '0', decimals = ''] = text.split('.');
  return [BigInt(units + decimals), 10n ** BigInt(decimals.length)];
}
