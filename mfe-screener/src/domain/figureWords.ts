import type { FigureUnit } from '@tayyib/shared/contracts';
import { formatPaise, formatPercent, formatRupees } from '@tayyib/shared/format';

const plain = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A figure in its unit, as people in India read it; what is not known is never written as nil. */
export function figureWords(value: number | null | undefined, unit: FigureUnit): string {
  if (value === null || value === undefined) return 'Not known';
  switch (unit) {
    case 'rupees':
      return formatRupees(value);
    case 'rupees_per_share':
      return formatPaise(value);
    case 'fraction':
      return formatPercent(value);
    case 'days':
      return `${plain.format(value)} days`;
    case 'times':
    case 'points':
      return plain.format(value);
  }
}
