import type { ImportFormat } from '../ImportFormat';
import { holdingOf, sharesOf } from '../values';

/** Reports > Stocks holdings statement, saved as CSV. */
export const growwHoldings: ImportFormat = {
  source: 'groww-holdings',
  title: 'Groww holdings',
  columns: ['stock name', 'isin', 'quantity', 'average buy price'],
  read: (cells, style) =>
    holdingOf(
      { isin: cells('isin'), name: cells('stock name'), price: cells('average buy price') },
      sharesOf(cells('quantity'), style),
      style,
    ),
};
