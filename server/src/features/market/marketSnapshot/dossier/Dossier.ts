import type { SizeClass, StandardId } from '@tayyib/shared/contracts';
import type { AverageMarketCap } from '@tayyib/shared/shariah';
import type { PriceSeries } from './PriceSeries';
import type { VerdictHistory } from './VerdictHistory';

/** Everything in memory about one company. Days are numbers: days since 1 January 1970. Immutable. */
export interface Dossier {
  isin: string;
  symbol: string;
  bseCode: string | null;
  name: string;
  /** Symbols and names that it had before, newest first. */
  formerNames: readonly FormerName[];
  sector: string | null;
  industry: string | null;
  /** The two narrower classes of the exchange. */
  group: string | null;
  subgroup: string | null;
  listedOn: number | null;
  faceValue: number | null;
  /** Annual accounts, newest year first; within a year, consolidated before standalone. */
  accounts: readonly YearAccounts[];
  caps: readonly CapFact[];
  prices: PriceSeries;
  /** Splits and bonuses, oldest first. */
  steps: readonly ShareStep[];
  /** Dividends on record, oldest first, in rupees per share as counted today. */
  dividends: readonly { exDay: number; rupees: number }[];
  /** Who holds its shares, newest quarter first. */
  shareholdings: readonly ShareholdingFact[];
  verdicts: Readonly<Partial<Record<StandardId, VerdictHistory>>>;
}

/** A symbol or name of before, and the first day on which it was no longer the company's; null where that is not known. */
export interface FormerName {
  text: string;
  until: string | null;
}

/** One year's accounts as filed. */
export interface YearAccounts {
  /** The last day of the year. */
  end: number;
  /** The day they were published. */
  known: number;
  nature: 'consolidated' | 'standalone';
  /** How many months the year has. */
  months: number;
  /** The filing's document, as its source names it. */
  document: string;
  /** Shares outstanding at the end of the year, in today's shares; NaN where not known. */
  shares: number;
  /** As `yearlyMetrics` reads them, in rupees and fractions; NaN where not known. */
  figures: Float64Array;
  /** The last day of the year that the figures come from which a summary does not state; null of complete accounts. */
  fullerEnd: number | null;
}

/**
 * Shares count differently from `exDay` on: multiply an earlier price by `factor` to compare it with a later
 * one.
 */
export interface ShareStep {
  exDay: number;
  factor: number;
  kind: 'split' | 'bonus';
}

/** Who held the shares at the end of a quarter, as fractions. */
export interface ShareholdingFact {
  asOf: number;
  /** The day it was published. */
  known: number;
  /** Of all shares. */
  promoters: number;
  /** Of all shares. */
  publicHolders: number;
  /** Of the promoters' shares; NaN where not known. */
  pledged: number;
}

/** A published average market capitalisation, with the size class published beside it. */
export interface CapFact extends AverageMarketCap {
  asOf: number;
  size: SizeClass | null;
}
