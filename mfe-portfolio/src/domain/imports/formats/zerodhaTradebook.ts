import type { ImportFormat } from '../ImportFormat';
import { notAShare, tradeOf } from '../values';

/** Console > Reports > Tradebook. One order may have several trades. */
export const zerodhaTradebook: ImportFormat = {
  source: 'zerodha-tradebook',
  title: 'Zerodha tradebook',
  columns: ['symbol', 'isin', 'trade date', 'trade type', 'quantity', 'price', 'trade id'],
  read: (cells, style) => {
    if (cells('segment') !== '' && cells('segment') !== 'EQ') return { reason: notAShare };
    return tradeOf(
      {
        isin: cells('isin'),
        name: cells('symbol'),
        day: cells('trade date'),
        side: cells('trade type'),
        shares: cells('quantity'),
        price: cells('price'),
        exchange: cells('exchange'),
        id: cells('trade id'),
      },
      style,
    );
  },
};
