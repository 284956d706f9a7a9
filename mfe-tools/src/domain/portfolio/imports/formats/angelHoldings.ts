import type { ImportFormat } from '../ImportFormat';
import { holdingOf, sharesOf } from '../values';

/** Portfolio > Holdings > Download. */
export const angelHoldings: ImportFormat = {
  source: 'angel-holdings',
  title: 'Angel One holdings',
  columns: ['scrip name', 'isin', 'qty', 'avg price'],
  read: (cells, style) =>
    holdingOf(
      { isin: cells('isin'), name: cells('scrip name'), price: cells('avg price') },
      sharesOf(cells('qty'), style),
      style,
    ),
};
