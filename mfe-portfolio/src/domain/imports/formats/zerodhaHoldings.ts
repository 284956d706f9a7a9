import { sumOf } from '@tayyib/shared/values/amounts';
import type { ImportFormat } from '../ImportFormat';
import { decimalOf, holdingOf, isRefused, sharesOf } from '../values';

/** Console > Portfolio > Holdings. Pledged shares are still held, and not among the available ones. */
export const zerodhaHoldings: ImportFormat = {
  source: 'zerodha-holdings',
  title: 'Zerodha holdings',
  columns: ['symbol', 'isin', 'quantity available', 'average price'],
  read: (cells, style) => {
    const parts = ['quantity available', 'quantity pledged (margin)', 'quantity pledged (loan)']
      .map(cells)
      .filter((text) => text !== '');
    const known = parts.map((text) => decimalOf(text, style));
    const wrong = known.find(isRefused);
    const total = sumOf(known.flatMap((part) => (isRefused(part) ? [] : [part])));
    return holdingOf(
      { isin: cells('isin'), name: cells('symbol'), price: cells('average price') },
      wrong ?? sharesOf(total.toShortText(6)),
      style,
    );
  },
};
