import { stringify } from 'csv-stringify/sync';
import { csvOptions } from '../../../../lib/escaping';
import type { RefusedLine } from '../feedRunsRepository';

/** The lines of a file that were not stored, for a spreadsheet. */
export function refusedCsv(lines: readonly RefusedLine[]): string {
  const rows = lines.map(({ line, reason, isOutOfScope }) => [
    line,
    isOutOfScope ? 'not stored' : 'refused',
    reason,
  ]);
  return stringify([['line', 'kind', 'reason'], ...rows], { ...csvOptions, quoted: true });
}
