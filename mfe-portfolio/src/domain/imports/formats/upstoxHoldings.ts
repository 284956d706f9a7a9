import type { ImportFormat } from '../ImportFormat';
import { holdingOf, notAShare, sharesOf } from '../values';

/** Portfolio > Holdings > Download. Companies have codes, without an ISIN. */
export const upstoxHoldings: ImportFormat = {
  source: 'upstox-holdings',
  title: 'Upstox holdings',
  columns: ['symbol', 'net qty', 'avg price'],
  read: (cells, style) => {
    const category = cells('category').toLowerCase();
    if (category !== '' && category !== 'stock' && category !== 'equity') return { reason: notAShare };
    return holdingOf(
      { isin: cells('isin'), name: cells('symbol'), price: cells('avg price') },
      sharesOf(cells('net qty'), style),
      style,
    );
  },
};
