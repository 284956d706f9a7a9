import type { ScreenRunReply } from '@tayyib/shared/contracts';
import { croreInColumn, numberInColumn, type ColumnFigure } from '@tayyib/shared/values/format';
import { inUnit } from '@tayyib/shared/screens';
import { namesUnit } from '../../../domain/namesUnit';

type Unit = NonNullable<ScreenRunReply['columns'][number]['unit']>;

/** The units as a column's header shows them. */
const unitLabels: Readonly<Partial<Record<Unit, string>>> = {
  'rupees crore': '₹ cr',
  rupees: '₹',
  percent: '%',
  days: 'days',
};

/** The unit that a header shows beside the name of its column; none where the name has it. */
export function unitBeside(text: string, unit: Unit | null): string | undefined {
  const label = unit === null ? undefined : unitLabels[unit];
  return label === undefined || namesUnit(text, label) ? undefined : label;
}

const rupeesPerCrore = 10_000_000;

/** A figure of a column of results, with the decimals of its unit. */
export function figureOf(value: number | null, unit: Unit | null): ColumnFigure | null {
  if (value === null) return null;
  switch (unit) {
    case 'rupees crore':
      return croreInColumn(value * rupeesPerCrore);
    case 'rupees':
      return { ...numberInColumn(value), before: '₹' };
    case 'percent':
      return { ...numberInColumn(value), after: '%' };
    default:
      return { before: '', digits: inUnit(value, unit), after: '' };
  }
}
