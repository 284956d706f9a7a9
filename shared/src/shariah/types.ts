import type { FactSource } from '@tayyib/shared/contracts';

/** Every figure of a filing that any standard may ask for, under the name the standards use. */
export const amountKeys = [
  'totalAssets',
  'equity',
  'borrowingsNoncurrent',
  'borrowingsCurrent',
  'borrowingsUndivided',
  'debtSecurities',
  'subordinatedLiabilities',
  'deposits',
  'cashAndCashEquivalents',
  'otherBankBalances',
  'cashWithCentralBank',
  'balancesWithBanks',
  'tradeReceivablesCurrent',
  'tradeReceivablesNoncurrent',
  'currentInvestments',
  'noncurrentInvestments',
  'loansCurrent',
  'loansNoncurrent',
  'inventories',
  'revenueFromOperations',
  'otherIncome',
  'totalIncome',
  'interestEarned',
  'interestIncome',
  'interestReceived',
  'dividendIncome',
  'financeCosts',
  'profitBeforeTax',
  'profitAfterTax',
  'paidUpCapital',
] as const;
export type AmountKey = (typeof amountKeys)[number];

/**
 * Figures of one filing in whole rupees; income and cost are for the whole period, the rest stand on its last day.
 * Null: the filing has no such line. Lease liabilities are not borrowings.
 */
export type FilingAmounts = Record<AmountKey, number | null>;

/** One reportable segment and its gross revenue over the period, before what segments sell to each other. */
export interface SegmentRevenue {
  name: string;
  revenueRupees: number;
}

/** Which form of accounts a company files; banks and finance companies have lines of their own. */
export type FilingFormat = 'ind_as' | 'bank' | 'nbfc';

export interface Filing {
  periodStart: string;
  periodEnd: string;
  nature: 'consolidated' | 'standalone';
  format: FilingFormat;
  /** Null where the filing's source does not say. */
  audited: boolean | null;
  amounts: FilingAmounts;
  segments: SegmentRevenue[];
  source: FactSource;
}

/** The exchange's four-level class. A level is null where the exchange leaves it blank. */
export interface IndustryClass {
  sector: string | null;
  industry: string | null;
  group: string | null;
  subgroup: string | null;
  source: FactSource;
}

/** Market capitalisation averaged over a window that ended on `source.asOf`. */
export interface AverageMarketCap {
  windowMonths: number;
  valueRupees: number;
  source: FactSource;
}

/** A line of business recorded from a published source. `shareOfRevenue` is a fraction, null when not disclosed. */
export interface RecordedActivity {
  activity: string;
  shareOfRevenue: number | null;
  source: FactSource;
}

/** All that is known of a company and bears on a verdict. */
export interface CompanyFacts {
  isin: string;
  symbol: string;
  name: string;
  industry: IndustryClass | null;
  /** The accounts to judge by (`chooseFiling`), or null when there are none. */
  filing: Filing | null;
  marketCaps: AverageMarketCap[];
  activities: RecordedActivity[];
}
