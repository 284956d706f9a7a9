/** A quotient; null if either number is unknown or the denominator is not positive. */
export function safeRatio(numerator: number | null, denominator: number | null): number | null {
  if (numerator === null || denominator === null || !(denominator > 0)) return null;
  const ratio = numerator / denominator;
  return Number.isFinite(ratio) ? ratio : null;
}

/** The relative change from one number to another (0.05: 5% up); null where `safeRatio` is null. */
export function relativeChange(before: number | null, now: number | null): number | null {
  const ratio = safeRatio(now, before);
  return ratio === null ? null : ratio - 1;
}

/** The sum; null if any number is unknown. */
export function sumIfKnown(...numbers: (number | null)[]): number | null {
  let total = 0;
  for (const number of numbers) {
    if (number === null) return null;
    total += number;
  }
  return total;
}

/** The number; null for NaN, which means unknown in typed arrays. */
export const numberOrNull = (value: number): number | null => (Number.isNaN(value) ? null : value);
