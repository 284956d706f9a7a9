import type { ImportFormat } from '../ImportFormat';
import { tradeOf } from '../values';

/** Console > Reports > Tradebook. One order may have several trades. */
export const zerodhaTradebook: ImportFormat = {
  source: 'zerodha-tradebook',
  title: 'Zerodha tradebook',
  columns: ['symbol', 'isin', 'trade_date', 'trade_type', 'quantity', 'price', 'trade_id'],
  read: (cells) => {
    if (cells('segment') !== '' && cells('segment') !== 'EQ')
      return { reason: 'Not a share: only shares of companies are imported.' };
    return tradeOf({
      isin: cells('isin'),
      name: cells('symbol'),
      day: cells('trade_date'),
      side: cells('trade_type'),
      shares: cells('quantity'),
      price: cells('price'),
      id: cells('trade_id'),
    });
  },
};
