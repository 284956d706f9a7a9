import type { HistogramReply } from '@tayyib/shared/contracts';
import type { CellColumn } from './readColumns';

/** The fraction left out at either end, so that one outlier does not flatten all others. */
const outermost = 0.01;

/** The distribution of a figure over all companies, in equally wide buckets. */
export function histogramOf(column: CellColumn, rows: number, day: string, buckets: number): HistogramReply {
  const known: number[] = [];
  for (let row = 0; row < rows; row++) {
    const value = column.cell(row);
    if (typeof value === 'number') known.push(value);
  }
  const sorted = Float64Array.from(known).sort();
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? null;
  const from = at(outermost) ?? 0;
  const to = at(1 - outermost) ?? 0;
  const counts = Array.from({ length: buckets }, () => 0);
  let below = 0;
  let above = 0;
  for (const value of sorted) {
    if (value < from) below += 1;
    else if (value > to) above += 1;
    else {
      const bucket =
        to === from ? 0 : Math.min(buckets - 1, Math.floor(((value - from) / (to - from)) * buckets));
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
  }
  return {
    column: column.text,
    unit: column.unit,
    day,
    known: sorted.length,
    unknown: rows - sorted.length,
    least: at(0),
    median: at(0.5),
    greatest: at(1),
    from,
    to,
    buckets: counts,
    below,
    above,
  };
}
