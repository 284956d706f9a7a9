import type { StandardId } from '@tayyib/shared/contracts';
import type { StatusHistory } from '@tayyib/shared/screens';
import type { Dossier } from '../dossier/Dossier';
import { statusCodeOf, statusWords } from './shariahMetrics';

/** All verdicts of a standard on all companies, in columns. */
export function statusHistory(dossiers: readonly Dossier[], standard: StandardId): StatusHistory {
  const offsets = new Uint32Array(dossiers.length + 1);
  let length = 0;
  dossiers.forEach(({ verdicts }, row) => {
    length += verdicts[standard]?.length ?? 0;
    offsets[row + 1] = length;
  });
  const days = new Int32Array(length);
  const codes = new Uint16Array(length);
  let next = 0;
  for (const { verdicts } of dossiers) {
    for (const { day, status } of verdicts[standard] ?? []) {
      days[next] = day;
      codes[next] = statusCodeOf(status);
      next += 1;
    }
  }
  return { offsets, days, codes, words: statusWords };
}
