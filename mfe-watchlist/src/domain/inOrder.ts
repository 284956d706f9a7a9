/** The rows with one of them right after another; null: on top. Unchanged where the other one is not there. */
export function inOrder<Row extends { isin: string }>(
  rows: readonly Row[],
  isin: string,
  after: string | null,
): Row[] {
  const moved = rows.find((row) => row.isin === isin);
  const others = rows.filter((row) => row !== moved);
  const at = after === null ? -1 : others.findIndex((row) => row.isin === after);
  const isGone = after !== null && at === -1;
  return !moved || isGone ? [...rows] : others.toSpliced(at + 1, 0, moved);
}
