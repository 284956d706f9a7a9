import type { ImportFormat } from '../ImportFormat';
import { sideOf, tradeOf } from '../values';

/** Reports > Trade book. Purchases and sales have a column of prices each. */
export const angelTradebook: ImportFormat = {
  source: 'angel-tradebook',
  title: 'Angel One trade book',
  columns: ['scrip/contract', 'buy/sell', 'quantity', 'buy price', 'sell price', 'date'],
  read: (cells) => {
    if (!['', 'CAPITAL', 'EQ'].includes(cells('segment').toUpperCase()))
      return { reason: 'Not a share: only shares of companies are imported.' };
    return tradeOf({
      isin: cells('isin'),
      name: cells('scrip/contract'),
      day: cells('date'),
      side: cells('buy/sell'),
      shares: cells('quantity'),
      price: cells(sideOf(cells('buy/sell')) === 'sell' ? 'sell price' : 'buy price'),
      id: cells('order id'),
    });
  },
};
