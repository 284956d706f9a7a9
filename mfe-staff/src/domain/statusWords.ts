import type { EditionDiff, StatusCode } from '@tayyib/shared/contracts';

/** What a status code says, for those who work with codes. */
export const statusWords: Readonly<Record<StatusCode, string>> = {
  1: 'Compliant',
  2: 'Fails on business',
  3: 'Under review',
  4: 'Fails on a ratio',
  6: 'Fails on impure income',
  7: 'Fails on liquidity',
};

export const fromWords = (status: StatusCode | null) =>
  status === null ? 'Not judged yet' : statusWords[status];

type Change = EditionDiff['changes'][number];

/** How many companies go from which status to which, the most first. */
export function countChanges(
  changes: readonly Change[],
): { from: StatusCode | null; to: StatusCode; count: number }[] {
  const counts = new Map<string, { from: StatusCode | null; to: StatusCode; count: number }>();
  for (const { from, to } of changes) {
    const key = `${from} ${to}`;
    counts.set(key, { from, to, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

/** The changes for a spreadsheet. A cell that one would take for a formula is marked as text. */
export function changesCsv(changes: readonly Change[]): string {
  const rows = changes.map(({ isin, symbol, from, to, why }) => [
    isin,
    symbol,
    fromWords(from),
    statusWords[to],
    why,
  ]);
  const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return [['ISIN', 'Symbol', 'Now', 'By the draft', 'Why'], ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
}
