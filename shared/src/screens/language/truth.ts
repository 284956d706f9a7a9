/** Three-valued truth, a byte a row. In this order AND is the smaller, OR the larger, and NOT counts from the other end. */
export const noMatch = 0;
export const unknown = 1;
export const match = 2;
export type Truths = Uint8Array;

export function and(into: Truths, other: Truths, rows: number): void {
  for (let row = 0; row < rows; row++) into[row] = Math.min(into[row] ?? unknown, other[row] ?? unknown);
}

export function or(into: Truths, other: Truths, rows: number): void {
  for (let row = 0; row < rows; row++) into[row] = Math.max(into[row] ?? unknown, other[row] ?? unknown);
}

export function not(into: Truths, rows: number): void {
  for (let row = 0; row < rows; row++) into[row] = match - (into[row] ?? unknown);
}
