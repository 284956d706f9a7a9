import type {
  AverageMarketCap,
  ClassAnswer,
  CompanyEvent,
  Filing,
  IndustryClass,
  RecordedActivity,
} from '@tayyib/shared/contracts';

export type {
  AccountsAge,
  AmountKey,
  AverageMarketCap,
  ClassAnswer,
  CompanyEvent,
  EarlierVerdict,
  Filing,
  FilingAmounts,
  FilingFormat,
  FullerAccounts,
  IndustryClass,
  ProvedBound,
  RatioStanding,
  ReceiptInputs,
  RecordedActivity,
  SegmentRevenue,
} from '@tayyib/shared/contracts';
export { amountKeys, commonAmountKeys, furtherAmountKeys } from '../contracts/facts/amountKeys';

/** A screening standard as data; its shape is a contract, so that a scholar's edition can be checked on arrival. */
export type {
  BoundRule,
  BusinessRule,
  BusinessRules,
  Citation,
  Hysteresis,
  RatioRule,
  Recipe,
  StandardData as Standard,
  StatedSum,
  Term,
} from '@tayyib/shared/contracts';

/** Everything known of a company that affects a verdict. */
export interface CompanyFacts {
  isin: string;
  symbol: string;
  name: string;
  industry: IndustryClass | null;
  /** The accounts to judge by (`chooseFiling`), or null when there are none. */
  filing: Filing | null;
  /** The newest accounts that are no summary, where `filing` is one (`accountsOn`). */
  fuller?: Filing | null;
  /** The newest later balance sheet (`chooseInterim`), if there is one. */
  interim?: Filing | null;
  /** What changed the company itself, whenever it did. */
  events?: CompanyEvent[];
  marketCaps: AverageMarketCap[];
  activities: RecordedActivity[];
  /** An advisor's answer on its class, whether it decides anything or not. */
  classAnswer?: ClassAnswer | undefined;
}

/** A figure, or null if it is not trusted; `doubt` then describes why a stated figure is not used. */
export interface FactReading {
  valueRupees: number | null;
  doubt: string | null;
  /** The figure is in doubt only because the form writes nil into a line left blank. */
  isBlank?: true;
  /** The line it was read from, where that is not the requested one. */
  label?: string;
}
