import type { RefusedLine } from './feedRunsRepository';

/** The lines of a file that were not stored, for a spreadsheet. */
export function refusedCsv(lines: readonly RefusedLine[]): string {
  const rows = lines.map(({ line, reason, isOutOfScope }) => [
    String(line),
    isOutOfScope ? 'not kept' : 'refused',
    reason,
  ]);
  return [['line', 'kind', 'reason'], ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Quoted always; a cell that a spreadsheet would take for a formula is marked as text. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
