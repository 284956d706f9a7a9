/** Facts and a standard in, a verdict out. Pure: runs the same in a browser and on the server. */
export { applyOverride, overrideOn } from './applyOverride';
export { averageOver } from './averageOver';
export { badgeOf } from './badge';
export { canonicalJson } from './canonicalJson';
export { chooseFiling, isAnnual, knownOn } from './chooseFiling';
export { filingAmounts } from './filingAmounts';
export { impossibleFigures } from './impossibleFigures';
export { percent } from './percent';
export { judge, judgeInputs } from './judge';
export { editionStanding } from './publishedEditions';
export { hashReceipt, receiptOf, rulesHash } from './receipt';
export { receiptInputs, windowsOf } from './receiptInputs';
export { starsFormula, starsOf } from './stars';
export type { BusinessRule, BusinessRules, Citation, RatioRule, Recipe, Standard, Term } from './standard';
export { standardIds, standardNamed, standardNames } from '../contracts/verdicts/standards';
export { aaoifi, standardById, standards, tasis } from './standards';
export { averageMarketCap, totalAssets } from './standards/recipes';
export { amountKeys } from './types';
export type {
  AmountKey,
  AverageMarketCap,
  CompanyFacts,
  EarlierVerdict,
  Filing,
  FilingAmounts,
  FilingFormat,
  IndustryClass,
  ReceiptInputs,
  RecordedActivity,
  SegmentRevenue,
} from './types';
export * as recipes from './standards/recipes';
export { statedTotal } from './statedTotal';
export { sumUp } from './sumUp';
export { withSharePrices } from './withSharePrices';
export type { SharePrice } from './withSharePrices';
