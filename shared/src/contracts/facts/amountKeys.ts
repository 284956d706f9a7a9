/** Figures every filing is read for; null where it has no such line. */
export const commonAmountKeys = [
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

/**
 * Figures only some filings state, and absent from the others: undivided lines of finance companies, banks and insurers, lease
 * liabilities, which only the integrated filing names, assets that are never liquid, which limit what can be, and equity without that of
 * minorities, where a summary states it alone.
 */
export const furtherAmountKeys = [
  'tradeReceivablesUndivided',
  'investmentsUndivided',
  'loansUndivided',
  'leaseLiabilities',
  'propertyPlantAndEquipment',
  'capitalWorkInProgress',
  'investmentProperty',
  'goodwill',
  'otherIntangibleAssets',
  'intangibleAssetsUnderDevelopment',
  'equityOfOwners',
] as const;

/** Every figure of a filing that a standard can use, by its name in the standards. */
export const amountKeys = [...commonAmountKeys, ...furtherAmountKeys] as const;
