import type { SnapshotView } from './snapshotView';
import { marketColumns } from '../columns/createColumns';
import { marketFigures } from '../companies/MarketFigures';
import { marketNames } from '../search/marketNames';
import { rowOrders } from './rowOrders';

/** Every view that the next snapshot patches. One that is missing here is rebuilt for each. */
export const allViews: readonly Pick<SnapshotView<unknown>, 'carryOver'>[] = [
  marketColumns,
  marketNames,
  rowOrders,
  marketFigures,
];
