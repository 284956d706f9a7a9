/** Three-valued logic, one byte per row. In this order AND is the minimum, OR the maximum, and NOT is `match - value`. */
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

/** Rows that match a clause alone, rows with missing data, and rows that match it and all clauses before it. */
export interface Counts {
  matches: number;
  unknowns: number;
  remaining: number;
}

/** A one in each byte of a word. */
const ones = 0x01010101;
/** This many bytes of ones and zeros can be added without overflowing into the sign bit. */
const maxAdded = 127;

/**
 * ANDs a clause into the truths and counts in the same pass, four rows at a time, as a truth uses only two bits of its
 * byte. Both arrays must be word-aligned.
 */
export function narrow(into: Truths, clause: Truths, rows: number): Counts {
  const words = rows >> 2;
  const before = new Uint32Array(into.buffer, into.byteOffset, words);
  const alone = new Uint32Array(clause.buffer, clause.byteOffset, words);
  const counts = { matches: 0, unknowns: 0, remaining: 0 };
  for (let from = 0; from < words; from += maxAdded) {
    const to = Math.min(words, from + maxAdded);
    let [matches, unknowns, remaining] = [0, 0, 0];
    for (let at = from; at < to; at++) {
      const [one, other] = [alone[at] ?? 0, before[at] ?? 0];
      const isMatch = (one >> 1) & ones;
      const areMatches = isMatch & (other >> 1);
      // the minimum of the two: 0 unless both are nonzero, plus 1 where both match
      before[at] = ((one | (one >> 1)) & (other | (other >> 1)) & ones) + areMatches;
      matches += isMatch;
      unknowns += one & ones;
      remaining += areMatches;
    }
    counts.matches += sumOfBytes(matches);
    counts.unknowns += sumOfBytes(unknowns);
    counts.remaining += sumOfBytes(remaining);
  }
  for (let row = words << 2; row < rows; row++) {
    const one = clause[row] ?? unknown;
    const both = Math.min(into[row] ?? unknown, one);
    into[row] = both;
    counts.matches += one >> 1;
    counts.unknowns += one & 1;
    counts.remaining += both >> 1;
  }
  return counts;
}

const sumOfBytes = (word: number): number =>
  (word & 255) + ((word >> 8) & 255) + ((word >> 16) & 255) + ((word >> 24) & 255);
