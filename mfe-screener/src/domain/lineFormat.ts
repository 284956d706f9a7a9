import type { FigureUnit } from '@tayyib/shared/contracts';
import {
  croreInColumn,
  numberInColumn,
  percentInColumn,
  type ColumnFigure,
} from '@tayyib/shared/values/format';

interface LineFormat {
  /** Shown once, beside the name of the line. */
  unit: string;
  of: (value: number) => ColumnFigure;
}

const thousandCrore = 1e10;

/** How the figures of one line are written, all with the same unit and decimals. Crores have two below a thousand. */
export function lineFormat(values: readonly (number | null)[], unit: FigureUnit): LineFormat {
  switch (unit) {
    case 'rupees': {
      const isLarge = values.some((value) => Math.abs(value ?? 0) >= thousandCrore);
      return { unit: '₹ cr', of: (value) => croreInColumn(value, isLarge ? 0 : 2) };
    }
    case 'rupees_per_share':
      return { unit: '₹', of: (value) => ({ ...numberInColumn(value), before: '₹' }) };
    case 'fraction':
      return { unit: '%', of: (value) => percentInColumn(value) };
    case 'days':
      return { unit: 'days', of: (value) => ({ ...numberInColumn(value, 0), after: ' days' }) };
    case 'times':
    case 'points':
      return { unit: '', of: (value) => numberInColumn(value) };
  }
}
