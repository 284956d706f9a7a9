import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { csvFile } from '@tayyib/shared/values/text-files';
import { toRupees } from '@tayyib/shared/values/amounts';

const columns = ['Day', 'Kind', 'ISIN', 'Shares', 'Amount in rupees', 'Charges in rupees', 'Source', 'Key'];

/**
 * The entries as a CSV file, which the import of files reads again. No cell can begin a formula: each is a day, a number, or a code that
 * begins with a letter.
 */
export const portfolioCsv = (entries: readonly PortfolioEntry[]): string =>
  csvFile([
    columns,
    ...entries.map(({ key, day, kind, isin, quantity, amountPaise, chargesPaise, source }) => [
      day,
      kind,
      isin,
      quantity,
      amountPaise === null ? '' : toRupees(amountPaise).toFixed(2),
      toRupees(chargesPaise).toFixed(2),
      source,
      key,
    ]),
  ]);
