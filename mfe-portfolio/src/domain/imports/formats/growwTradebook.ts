import { Fraction } from '@tayyib/shared/values/amounts';
import type { ImportFormat } from '../ImportFormat';
import { decimalOf, isRefused, paiseOf, tradeOf } from '../values';

/** Reports > Stock order history, saved as CSV. It lists unexecuted orders too, and the value of the order in place of a price. */
export const growwTradebook: ImportFormat = {
  source: 'groww-tradebook',
  title: 'Groww order history',
  columns: ['stock name', 'isin', 'type', 'quantity', 'value', 'execution date and time', 'order status'],
  read: (cells, style) => {
    const status = cells('order status');
    if (status.toLowerCase() !== 'executed') return { reason: `The order was not executed: ${status}.` };
    const trade = tradeOf(
      {
        isin: cells('isin'),
        name: cells('symbol') || cells('stock name'),
        day: cells('execution date and time'),
        side: cells('type'),
        shares: cells('quantity'),
        price: '0',
        exchange: cells('exchange'),
        id: cells('exchange order id'),
      },
      style,
    );
    if (isRefused(trade)) return trade;
    const value = decimalOf(cells('value'), style);
    if (isRefused(value) || value.equals(Fraction.zero))
      return { reason: `“${cells('value')}” is not the value of an order.` };
    const amountPaise = paiseOf(value);
    return isRefused(amountPaise) ? amountPaise : { ...trade, amountPaise };
  },
};
