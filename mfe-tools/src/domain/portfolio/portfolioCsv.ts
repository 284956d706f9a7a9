import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { toRupees } from '../paise';

const columns = ['Day', 'Kind', 'ISIN', 'Shares', 'Amount in rupees', 'Charges in rupees', 'Source'];

/** The entries as a CSV file. No cell can begin a formula: each is a day, a code or a number. */
const portfolioCsv = (entries: readonly PortfolioEntry[]): string =>
  [
    columns,
    ...entries.map(({ day, kind, isin, quantity, amountPaise, chargesPaise, source }) => [
      ...[day, kind, isin, quantity],
      ...[amountPaise === null ? '' : toRupees(amountPaise).toFixed(2), toRupees(chargesPaise).toFixed(2)],
      source,
    ]),
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

/** Saves the entries as a file. */
export function savePortfolioCsv(entries: readonly PortfolioEntry[]) {
  const address = URL.createObjectURL(new Blob([portfolioCsv(entries)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'portfolio.csv';
  link.click();
  URL.revokeObjectURL(address);
}
