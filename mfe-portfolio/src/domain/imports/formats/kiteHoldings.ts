import type { ImportFormat } from '../ImportFormat';
import { holdingOf, sharesOf } from '../values';

/** Kite > Holdings > Download. Companies have codes, without an ISIN; the account is that of Console. */
export const kiteHoldings: ImportFormat = {
  source: 'zerodha-holdings',
  title: 'Kite holdings',
  columns: ['instrument', 'qty', 'avg cost', 'ltp'],
  read: (cells, style) =>
    holdingOf(
      { isin: cells('isin'), name: cells('instrument'), price: cells('avg cost') },
      sharesOf(cells('qty'), style),
      style,
    ),
};
