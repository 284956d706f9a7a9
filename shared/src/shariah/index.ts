/** Facts and a standard in, a verdict out. Pure: runs the same in a browser and on the server. */
export { badgeOf } from './badge';
export { addMonths, isOlderThan, monthsBetween, spokenDay } from './calendar';
export { canonicalJson } from './canonicalJson';
export { chooseFiling, isAnnual, knownOn } from './chooseFiling';
export { filingAmounts } from './filingAmounts';
export { percent } from './percent';
export { judge } from './judge';
export { receiptOf } from './receipt';
export type { BusinessRule, BusinessRules, Citation, RatioRule, Recipe, Standard, Term } from './standard';
export { aaoifi, standardById, standards, tasis } from './standards';
export { amountKeys } from './types';
export type {
  AmountKey,
  AverageMarketCap,
  CompanyFacts,
  Filing,
  FilingAmounts,
  FilingFormat,
  IndustryClass,
  RecordedActivity,
  SegmentRevenue,
} from './types';
