import type { EditionDiff, StatusCode } from '@tayyib/shared/contracts';

/** Labels of the status codes. */
export const statusLabels: Readonly<Record<StatusCode, string>> = {
  1: 'Compliant',
  2: 'Fails on business',
  3: 'Under review',
  4: 'Fails on a ratio',
  6: 'Fails on impure income',
  7: 'Fails on liquidity',
};

export const fromLabel = (status: StatusCode | null) =>
  status === null ? 'Not judged yet' : statusLabels[status];

type Change = EditionDiff['changes'][number];

/** Counts the companies per pair of old and new status, most frequent first. */
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

/** The changes as CSV. Cells that a spreadsheet would read as formulas are prefixed to stay text. */
export function changesCsv(changes: readonly Change[]): string {
  const rows = changes.map(({ isin, symbol, from, to, why }) => [
    isin,
    symbol,
    fromLabel(from),
    statusLabels[to],
    why,
  ]);
  const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return [['ISIN', 'Symbol', 'Now', 'By the draft', 'Why'], ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
}
