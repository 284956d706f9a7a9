import type {
  AccountingYear,
  FactSource,
  Growth,
  Medians,
  TechnicalFigures,
  Verdict,
} from '@tayyib/shared/contracts';

/** All inputs of the rules. Null: not known. */
export interface SwotFacts {
  /** The newest annual accounts and those of the year before. */
  year: AccountingYear | null;
  yearBefore: AccountingYear | null;
  growth: readonly Growth[];
  technicals: TechnicalFigures | null;
  pricesSource: FactSource | null;
  /** By the default standard. */
  verdict: Verdict | null;
  /** Of its industry, and the price multiple of the stock itself. */
  medians: Medians | null;
  className: string | null;
  priceToEarnings: number | null;
  marketCapAsOf: string | null;
}
