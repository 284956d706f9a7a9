import type { ImportFormat } from '../ImportFormat';
import { notAShare, sideOf, tradeOf } from '../values';

/**
 * Reports > Trades history. Purchases and sales have a column of prices each; the brokerage of an order is a row of no shares.
 */
export const angelTradebook: ImportFormat = {
  source: 'angel-tradebook',
  title: 'Angel One trade book',
  columns: ['scrip/contract', 'buy/sell', 'quantity', 'buy price', 'sell price', 'date'],
  read: (cells, style) => {
    if (/^0+(?:\.0+)?$/.test(cells('quantity'))) return null;
    if (!['', 'CAPITAL', 'EQ'].includes(cells('segment').toUpperCase())) return { reason: notAShare };
    return tradeOf(
      {
        isin: cells('isin'),
        name: cells('scrip/contract'),
        day: cells('date'),
        side: cells('buy/sell'),
        shares: cells('quantity'),
        price: cells(sideOf(cells('buy/sell')) === 'sell' ? 'sell price' : 'buy price'),
        exchange: cells('exchange'),
        id: cells('order id'),
      },
      style,
    );
  },
};
