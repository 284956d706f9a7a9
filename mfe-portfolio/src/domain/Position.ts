import type { ActionNotice, PortfolioCompany, PortfolioEntry } from '@tayyib/shared/contracts';
import type { Fraction, Paise } from '@tayyib/shared/values/amounts';

/** Shares of one purchase that are still held. */
export interface Lot {
  entry: PortfolioEntry;
  /** As counted at the end; a fraction after a bonus. */
  shares: Fraction;
  /** What they cost, with their part of the charges; null where not known. */
  cost: Fraction | null;
}

/** Money that went out (negative) or came in on a day. */
export interface Flow {
  day: string;
  paise: Paise;
}

/** A dividend for the shares held before its ex-date. */
export interface ReceivedDividend {
  exDate: string;
  shares: number;
  rupeesPerShare: number;
  paise: Paise;
}

/** A split, a consolidation or a bonus of shares that were held. */
export interface Division {
  exDate: string;
  kind: PortfolioCompany['steps'][number]['kind'];
  before: number;
  after: number;
}

/** Shares that were sold, with what they had cost; null where not known. */
export interface Sale {
  day: string;
  shares: number;
  proceedsPaise: Paise | null;
  costPaise: Paise | null;
}

/** What one company's purchases, sales and corporate actions amount to. */
export interface Position {
  isin: string;
  /** Oldest first. */
  lots: readonly Lot[];
  shares: number;
  /** The cost of the lots; null where that of one is not known. */
  costPaise: Paise | null;
  /** Of sales: proceeds less cost; null where one of them is not known. */
  realisedPaise: Paise | null;
  sales: readonly Sale[];
  divisions: readonly Division[];
  dividends: readonly ReceivedDividend[];
  dividendPaise: Paise;
  /** Shares sold that no purchase on record covers: the file of purchases begins later. */
  uncoveredShares: number;
  /** Rights, demergers, mergers and schemes while shares were held: no figure counts them, as their terms are not on file as numbers. */
  uncounted: readonly ActionNotice[];
  /** For XIRR; null where a day or an amount is not known. */
  flows: readonly Flow[] | null;
}
