import type {
  AverageMarketCap,
  Filing,
  IndustryClass,
  Ratio,
  RecordedActivity,
  StatusCode,
} from '@tayyib/shared/contracts';

export type {
  AmountKey,
  AverageMarketCap,
  Filing,
  FilingAmounts,
  FilingFormat,
  IndustryClass,
  RatioStanding,
  ReceiptInputs,
  RecordedActivity,
  SegmentRevenue,
} from '@tayyib/shared/contracts';
export { amountKeys } from '../contracts/facts/amountKeys';

/** Everything known of a company that affects a verdict. */
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

/** The parts of an earlier verdict that rules with hysteresis read. A `Verdict` with its day is one. */
export interface EarlierVerdict {
  /** The day of the verdict, `YYYY-MM-DD`. */
  day: string;
  status: StatusCode;
  ratios: readonly Pick<Ratio, 'id' | 'numerator' | 'denominator'>[];
}
