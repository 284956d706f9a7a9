/** Facts and a standard in, a verdict out. Pure: runs the same in a browser and on the server. */
export { applyOverride, overrideOn } from './applyOverride';
export { accountsAge } from './age/accountsAge';
export { chooseInterim } from './age/chooseInterim';
export { freshnessInWords, freshnessSentences } from './age/freshnessOf';
export { impureIncomeOf, impureShareOf } from './purification/impureIncomeOf';
export { statedImpureIncome } from './purification/statedImpureIncome';
export { averageOver } from './ratios/averageOver';
export { derivedAverages, isDerivedAverage } from './ratios/averageOver';
export { levelsOf, silentLevels } from './business/classAnswer';
export { answerInWords } from './wording/answerInWords';
export { badgeOf } from './wording/badge';
export { badgeNames } from './wording/badgeNames';
export { withoutFigures, withoutFiguresInWords } from './wording/withoutFigures';
export { classAnswerInWords } from './wording/classAnswerInWords';
export { accountsOn } from './filings/accountsOn';
export type { AccountsOnFile } from './filings/accountsOn';
export { boundsOfInputs } from './bounds/boundsOfInputs';
export { gradeSentences, testsInWords } from './wording/gradeInWords';
export { gradeNames } from './wording/gradeNames';
export { verdictInWords } from './wording/verdictInWords';
export { chooseFiling, isAnnual, isYearLong, knownOn } from './filings/chooseFiling';
export { filingAmounts } from './filings/readFact';
export { isOfInsurer, isOfLender } from './filings/formOfAccounts';
export { impossibleFigures, impossibleTotals } from './filings/impossibleFigures';
export { judge, judgeInputs } from './judge';
export { editionStanding } from './receipts/publishedEditions';
export { canonicalJson, hashReceipt, receiptOf, rulesHash } from './receipts/receipt';
export { agedFuller, areTooOld, receiptInputs, standingsOf, windowsOf } from './receipts/receiptInputs';
export { starsFormula, starsOf } from './ratios/stars';
export { standardIds, standardNamed, standardNames } from '../contracts/verdicts/standards';
export { aaoifi, standardById, standards, tasis } from './standards';
export { averageMarketCap, totalAssets } from './standards/recipes';
export { amountKeys } from './types';
export type {
  AccountsAge,
  AmountKey,
  AverageMarketCap,
  BusinessRule,
  BusinessRules,
  Citation,
  ClassAnswer,
  CompanyEvent,
  CompanyFacts,
  EarlierVerdict,
  Filing,
  FilingAmounts,
  FilingFormat,
  IndustryClass,
  RatioRule,
  ReceiptInputs,
  Recipe,
  RecordedActivity,
  SegmentRevenue,
  Standard,
  Term,
} from './types';
export * as recipes from './standards/recipes';
export { statedTotal } from './filings/statedTotal';
export { sumUp } from './ratios/sumUp';
export { withSharePrices } from './ratios/withSharePrices';
export type { SharePrice } from './ratios/withSharePrices';
