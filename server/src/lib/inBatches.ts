/** PostgreSQL allows 65,535 parameters per statement; this many rows of our widest table stay well below. */
const rowsPerStatement = 500;

/** Calls `write` with consecutive batches of rows, 500 by default. */
export async function inBatches<Row>(
  rows: readonly Row[],
  write: (batch: Row[]) => Promise<unknown>,
  size = rowsPerStatement,
): Promise<void> {
  for (let start = 0; start < rows.length; start += size) {
    await write(rows.slice(start, start + size));
  }
}
