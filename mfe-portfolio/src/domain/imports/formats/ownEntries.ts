import type { ImportFormat } from '../ImportFormat';
import { isSource } from '../sources';
import { dayOf, decimalOf, isRefused, isShare, paiseOf, sharesOf } from '../values';

/** Portfolio > Export CSV: the entries as they were. */
export const ownEntries: ImportFormat = {
  source: 'typed',
  title: 'Portfolio of Tayyib',
  columns: ['day', 'kind', 'isin', 'shares', 'amount in rupees', 'charges in rupees', 'source'],
  read: (cells, style) => {
    const isin = cells('isin').toUpperCase();
    const kind = cells('kind').toLowerCase();
    const source = cells('source');
    const day = dayOf(cells('day'), style);
    const quantity = sharesOf(cells('shares'), style);
    const [amount, charges] = ['amount in rupees', 'charges in rupees'].map((column) => {
      if (cells(column) === '') return null;
      const rupees = decimalOf(cells(column), style);
      return isRefused(rupees) ? rupees : paiseOf(rupees);
    });
    if (!isShare(isin)) return { reason: `“${isin}” is no ISIN of a share.` };
    if (kind !== 'buy' && kind !== 'sell' && kind !== 'opening')
      return { reason: `“${kind}” is no kind of entry.` };
    if (!isSource(source)) return { reason: `“${source}” is no source of entries.` };
    if (isRefused(day)) return day;
    if (isRefused(quantity)) return quantity;
    if (isRefused(amount)) return amount;
    if (isRefused(charges)) return charges;
    const key = /^[\w:.|/-]{1,120}$/.test(cells('key')) ? cells('key') : null;
    return {
      isin,
      name: isin,
      day,
      kind,
      quantity,
      amountPaise: amount ?? null,
      id: null,
      own: { key, source, chargesPaise: charges ?? 0 },
    };
  },
};
