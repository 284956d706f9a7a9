/** The candidate that was most likely meant, or null when none is close enough. */
export function closest(typed: string, candidates: Iterable<string>): string | null {
  const wanted = typed.toLowerCase();
  // up to a third of the letters may be wrong: "det to asets" has two errors in twelve
  let allowed = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | null = null;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) > allowed) continue;
    const edits = editDistance(wanted, candidate.toLowerCase());
    if (edits > allowed || (best !== null && edits === allowed)) continue;
    best = candidate;
    allowed = edits;
  }
  return best;
}

/** Damerau-Levenshtein distance: insertions, deletions, substitutions and swaps of neighbouring letters. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      let edits = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        edits = Math.min(edits, at(beforeLast, column - 2) + 1);
      current.push(edits);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

const at = (row: number[], column: number): number => row[column] ?? 0;
