/** PostgreSQL takes 65,535 values in one statement; this many rows of our widest table stay well below. */
const rowsPerStatement = 500;

/** Calls `write` with at most 500 rows at a time, in order. */
export async function inBatches<Row>(
  rows: readonly Row[],
  write: (batch: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await write(rows.slice(start, start + rowsPerStatement));
  }
}
