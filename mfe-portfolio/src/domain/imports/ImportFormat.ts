import type { DecimalMark } from '@tayyib/shared/values/amounts';
import type { PortfolioEntry, PortfolioSource } from '@tayyib/shared/contracts';
import type { DayOrder } from '@tayyib/shared/values/text-files';

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
  /** Where it was traded; trades of two exchanges may have one number. */
  exchange?: 'NSE' | 'BSE';
  /** What BSE calls the company, which is certain where a name is not. */
  scripCode?: string;
  /** What our own files say of an entry beyond that. */
  own?: Pick<PortfolioEntry, 'source' | 'chargesPaise'> & { key: string | null };
}

/** A line that is not imported, and why. */
export interface Refused {
  reason: string;
}

/** How a file writes numbers and days, shown by all of its rows. */
export interface FileStyle {
  decimalMark: DecimalMark;
  dayOrder: DayOrder;
}

/** The cell of a column, empty where the file lacks the column. */
type Cells = (column: string) => string;

/** One kind of file of one broker. */
export interface ImportFormat {
  source: PortfolioSource;
  title: string;
  /**
   * Columns that only this kind of file has together, in small letters without dots and underscores; the header row is the first row with all
   * of them.
   */
  columns: readonly string[];
  /** Null for a line that says nothing of a company, such as a total. */
  read: (cells: Cells, style: FileStyle) => ImportedLine | Refused | null;
}
