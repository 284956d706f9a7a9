import type { WatchlistColumn } from '@tayyib/shared/contracts';
import type { SortKey } from './sortStocks';

interface Column {
  id: WatchlistColumn;
  label: string;
  /** The sorting that its heading offers. */
  sort?: SortKey;
  isFigure?: true;
  /** What it needs of the plan. */
  isDetailed?: true;
}

/** The columns beside the name, in their order. */
export const columns: readonly Column[] = [
  { id: 'verdict', label: 'Verdict', sort: 'verdict' },
  { id: 'headroom', label: 'Nearest limit', sort: 'headroom', isFigure: true, isDetailed: true },
  { id: 'price', label: 'Last price', sort: 'price', isFigure: true },
  { id: 'change', label: 'Change', sort: 'change', isFigure: true },
  { id: 'year', label: 'Year' },
  { id: 'target', label: 'Target', sort: 'target', isFigure: true },
  { id: 'tags', label: 'Tags' },
  { id: 'note', label: 'Note' },
  { id: 'reason', label: 'Reason' },
  { id: 'sector', label: 'Sector' },
  { id: 'added', label: 'Added', sort: 'added' },
];

const usual: readonly WatchlistColumn[] = [
  'verdict',
  'headroom',
  'price',
  'change',
  'year',
  'target',
  'tags',
  'note',
];

/** The columns of a table: the chosen ones, else ours. */
export const shownColumns = (chosen: readonly WatchlistColumn[] | null): Column[] =>
  columns.filter(({ id }) => (chosen ?? usual).includes(id));
