/** PostgreSQL takes 65,535 values in one statement; this many rows of our widest table stay well below. */
const rowsPerStatement = 500;

/** Calls `write` with a few rows at a time (500 unless told), in order. */
export async function inBatches<Row>(
  rows: readonly Row[],
  write: (batch: Row[]) => Promise<unknown>,
  size = rowsPerStatement,
): Promise<void> {
  for (let start = 0; start < rows.length; start += size) {
    await write(rows.slice(start, start + size));
  }
}
