import type { FigureUnit } from '@tayyib/shared/contracts';
import { formatPaise, formatPercent, formatRupees } from '@tayyib/shared/format';

const whole = new Intl.NumberFormat('en-IN');
const plain = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A count with its digits grouped as in India: `1,01,090`. */
export const formatCount = (count: number): string => whole.format(count);

/** A figure with its unit in Indian notation; a missing figure is never written as zero. */
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
