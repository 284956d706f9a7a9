/** One figure for each of another; null where either is unknown or the second is not above nil, as the ratio then says nothing. */
export function per(numerator: number | null, denominator: number | null): number | null {
  if (numerator === null || denominator === null || !(denominator > 0)) return null;
  const ratio = numerator / denominator;
  return Number.isFinite(ratio) ? ratio : null;
}

/** How far one figure stands above another (0.05: 5 %), below it when negative; null where that says nothing. */
export function changeFrom(before: number | null, now: number | null): number | null {
  const ratio = per(now, before);
  return ratio === null ? null : ratio - 1;
}

/** The sum of figures, all of which must be known. */
export function sum(...figures: (number | null)[]): number | null {
  let total = 0;
  for (const figure of figures) {
    if (figure === null) return null;
    total += figure;
  }
  return total;
}

/** The number; null for NaN, which stands for unknown in typed arrays. */
export const numberOrNull = (value: number): number | null => (Number.isNaN(value) ? null : value);
