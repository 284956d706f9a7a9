import type { ImportFormat } from '../ImportFormat';
import { tradeOf } from '../values';

/** Reports > Trades. Companies are named, without an ISIN. */
export const upstoxTradebook: ImportFormat = {
  source: 'upstox-tradebook',
  title: 'Upstox trades',
  columns: ['date', 'company', 'segment', 'side', 'quantity', 'price', 'trade num'],
  read: (cells) => {
    if (cells('segment').toUpperCase() !== 'EQ')
      return { reason: 'Not a share: only shares of companies are imported.' };
    return tradeOf({
      isin: '',
      name: cells('company'),
      day: cells('date'),
      side: cells('side'),
      shares: cells('quantity'),
      price: cells('price'),
      id: cells('trade num'),
    });
  },
};
