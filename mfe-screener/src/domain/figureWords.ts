import type { FigureUnit } from '@tayyib/shared/contracts';
import { formatNumber, formatPaise, formatPercent, formatRupees } from '@tayyib/shared/values/format';

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
      return `${formatNumber(value)} days`;
    case 'times':
    case 'points':
      return formatNumber(value);
  }
}
