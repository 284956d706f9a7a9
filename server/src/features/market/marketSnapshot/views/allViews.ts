import type { RowOrders } from '@tayyib/shared/screens';
import { createRowOrders } from '@tayyib/shared/screens';
import type { SnapshotView } from './snapshotView';
import { defineView } from './snapshotView';
import { marketColumns } from '../columns/createColumns';
import { marketFigures } from '../companies/MarketFigures';
import { marketNames } from '../search/marketNames';

/** The rows in recently used orders. After a change, sorting starts from the order before it. */
export const rowOrders = defineView<RowOrders>({
  build: ({ dossiers }) => createRowOrders(dossiers.length),
  patch: (before, { dossiers }) => createRowOrders(dossiers.length, before.known),
});

/** Every view that the next snapshot patches. One that is missing here is rebuilt for each. */
export const allViews: readonly Pick<SnapshotView<unknown>, 'carryOver'>[] = [
  marketColumns,
  marketNames,
  rowOrders,
  marketFigures,
];
