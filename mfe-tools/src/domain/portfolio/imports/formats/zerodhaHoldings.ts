import type { ImportFormat } from '../ImportFormat';
import { decimalOf, holdingOf, sharesOf } from '../values';

/** Console > Portfolio > Holdings. Pledged shares are still held, and not among the available ones. */
export const zerodhaHoldings: ImportFormat = {
  source: 'zerodha-holdings',
  title: 'Zerodha holdings',
  columns: ['symbol', 'isin', 'quantity available', 'average price'],
  read: (cells) => {
    const parts = ['quantity available', 'quantity pledged (margin)', 'quantity pledged (loan)']
      .map(cells)
      .filter((text) => text !== '');
    const known = parts.flatMap((text) => decimalOf(text) ?? []);
    const total = known.reduce((sum, part) => sum + part.toNumber(), 0);
    return holdingOf(
      { isin: cells('isin'), name: cells('symbol'), price: cells('average price') },
      known.length < parts.length ? { reason: 'A quantity is not a number.' } : sharesOf(String(total)),
    );
  },
};
