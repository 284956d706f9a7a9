import type { ImportFormat } from '../ImportFormat';
import { notAShare, tradeOf } from '../values';

/** Reports > Trades. Companies are named, without an ISIN. */
export const upstoxTradebook: ImportFormat = {
  source: 'upstox-tradebook',
  title: 'Upstox trades',
  columns: ['date', 'company', 'segment', 'side', 'quantity', 'price', 'trade num'],
  read: (cells, style) => {
    if (cells('segment').toUpperCase() !== 'EQ') return { reason: notAShare };
    return tradeOf(
      {
        isin: cells('isin'),
        scripCode: cells('scrip code'),
        name: cells('company'),
        day: cells('date'),
        side: cells('side'),
        shares: cells('quantity'),
        price: cells('price'),
        exchange: cells('exchange'),
        id: cells('trade num'),
      },
      style,
    );
  },
};
