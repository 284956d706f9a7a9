import type { ScreenSort } from '@tayyib/shared/contracts';
import type { ScreenChoices } from '../../domain/screens/screenAddress';
import { SortHeading } from '../rows/SortHeading';

interface Props {
  sort: ScreenSort;
  label: string;
  /** Of a column of figures. */
  unit?: string;
  choices: ScreenChoices;
  onSort: (sort: ScreenSort, order: 'asc' | 'desc') => void;
}

/** A heading of the halal stock screener that sorts it. */
export const SortHeader = ({ sort, label, unit, choices, onSort }: Props) => (
  <SortHeading
    label={label}
    isFigure={unit !== undefined}
    unit={unit}
    order={choices.sort === sort ? choices.order : null}
    first={firstOrder(sort)}
    onSort={(order) => onSort(sort, order)}
  />
);

/** The initial order of a column: descending for the market cap, otherwise ascending. */
export function firstOrder(sort: ScreenSort): 'asc' | 'desc' {
  return sort === 'marketCap' ? 'desc' : 'asc';
}
