import type { PortfolioEntry, PortfolioSource } from '@tayyib/shared/contracts';

/** What a line of a file says, before its company is identified. */
export interface ImportedLine extends Pick<PortfolioEntry, 'kind' | 'quantity' | 'amountPaise'> {
  /** Null where the file names companies by code or name only. */
  isin: string | null;
  /** The code or name in the file. */
  name: string;
  /** Null in statements of holdings: the day of the statement counts. */
  day: string | null;
  /** The number of the trade or order; null where the file has none. */
  id: string | null;
}

/** A line that is not imported, and why. */
export interface Refused {
  reason: string;
}

/** The cell of a column, empty where the file lacks the column. */
type Cells = (column: string) => string;

/** One kind of file of one broker. */
export interface ImportFormat {
  source: PortfolioSource;
  title: string;
  /** Columns that only this kind of file has together; the header row is the first row with all of them. */
  columns: readonly string[];
  /** Null for a line that says nothing of a company, such as a total. */
  read: (cells: Cells) => ImportedLine | Refused | null;
}
