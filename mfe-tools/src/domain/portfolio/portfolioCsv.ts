import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { csvFile } from '../csv';
import { toRupees } from '../paise';

const columns = ['Day', 'Kind', 'ISIN', 'Shares', 'Amount in rupees', 'Charges in rupees', 'Source'];

/** The entries as a CSV file. No cell can begin a formula: each is a day, a code or a number. */
export const portfolioCsv = (entries: readonly PortfolioEntry[]): string =>
  csvFile([
    columns,
    ...entries.map(({ day, kind, isin, quantity, amountPaise, chargesPaise, source }) => [
      ...[day, kind, isin, quantity],
      ...[amountPaise === null ? '' : toRupees(amountPaise).toFixed(2), toRupees(chargesPaise).toFixed(2)],
      source,
    ]),
  ]);
