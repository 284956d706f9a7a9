/** A total of the Ind AS form and the lines the official taxonomy adds up to it (calculation linkbase, 2020-03-31 and 2025-01-31). */
export interface StatedSum {
  total: string;
  plus: readonly string[];
  minus?: readonly string[];
}

export const lines = (names: string): string[] => names.split(' ');

/** The balance sheet, from its parts to the whole. */
export const balanceSheetSums: readonly StatedSum[] = [
  {
    total: 'NoncurrentFinancialAssets',
    plus: lines(
      'NoncurrentInvestments TradeReceivablesNoncurrent LoansNoncurrent OtherNoncurrentFinancialAssets',
    ),
  },
  {
    total: 'NoncurrentAssets',
    plus: lines(
      'PropertyPlantAndEquipment CapitalWorkInProgress InvestmentProperty Goodwill OtherIntangibleAssets ' +
        'IntangibleAssetsUnderDevelopment BiologicalAssetsOtherThanBearerPlants ' +
        'InvestmentsAccountedForUsingEquityMethod NoncurrentFinancialAssets DeferredTaxAssetsNet OtherNoncurrentAssets',
    ),
  },
  {
    total: 'CurrentFinancialAssets',
    plus: lines(
      'CurrentInvestments TradeReceivablesCurrent CashAndCashEquivalents ' +
        'BankBalanceOtherThanCashAndCashEquivalents LoansCurrent OtherCurrentFinancialAssets',
    ),
  },
  {
    total: 'CurrentAssets',
    plus: lines('Inventories CurrentFinancialAssets CurrentTaxAssets OtherCurrentAssets'),
  },
  {
    total: 'Assets',
    plus: lines(
      'NoncurrentAssets CurrentAssets NoncurrentAssetsClassifiedAsHeldForSale ' +
        'RegulatoryDeferralAccountDebitBalancesAndRelatedDeferredTaxAssets',
    ),
  },
  {
    total: 'NoncurrentFinancialLiabilities',
    plus: lines('BorrowingsNoncurrent TradePayablesNoncurrent OtherNoncurrentFinancialLiabilities'),
  },
  {
    total: 'NoncurrentLiabilities',
    plus: lines(
      'NoncurrentFinancialLiabilities ProvisionsNoncurrent DeferredTaxLiabilitiesNet ' +
        'DeferredGovernmentGrantsNoncurrent OtherNoncurrentLiabilities',
    ),
  },
  {
    total: 'CurrentFinancialLiabilities',
    plus: lines('BorrowingsCurrent TradePayablesCurrent OtherCurrentFinancialLiabilities'),
  },
  {
    total: 'CurrentLiabilities',
    plus: lines(
      'CurrentFinancialLiabilities OtherCurrentLiabilities ProvisionsCurrent CurrentTaxLiabilities ' +
        'DeferredGovernmentGrantsCurrent',
    ),
  },
  {
    total: 'Liabilities',
    plus: lines(
      'NoncurrentLiabilities CurrentLiabilities ' +
        'LiabilitiesDirectlyAssociatedWithAssetsInDisposalGroupClassifiedAsHeldForSale ' +
        'RegulatoryDeferralAccountCreditBalancesAndRelatedDeferredTaxLiability',
    ),
  },
];

/** Profit, and the cash-flow statement's reconciliation to cash: the only place that states interest income separately. */
export const yearSums: readonly StatedSum[] = [
  { total: 'ProfitBeforeExceptionalItemsAndTax', plus: ['Income'], minus: ['Expenses'] },
  { total: 'ProfitBeforeTax', plus: ['ProfitBeforeExceptionalItemsAndTax', 'ExceptionalItemsBeforeTax'] },
  {
    total: 'AdjustmentsForReconcileProfitLoss',
    plus: lines(
      'AdjustmentsForFinanceCosts AdjustmentsForDecreaseIncreaseInInventories ' +
        'AdjustmentsForDecreaseIncreaseInTradeReceivablesCurrent AdjustmentsForDecreaseIncreaseInTradeReceivablesNoncurrent ' +
        'AdjustmentsForDecreaseIncreaseInOtherCurrentAssets AdjustmentsForDecreaseIncreaseInOtherNoncurrentAssets ' +
        'AdjustmentsForOtherFinancialAssetsNoncurrent AdjustmentsForOtherFinancialAssetsCurrent ' +
        'AdjustmentsForOtherBankBalances AdjustmentsForIncreaseDecreaseInTradePayablesCurrent ' +
        'AdjustmentsForIncreaseDecreaseInTradePayablesNoncurrent AdjustmentsForIncreaseDecreaseInOtherCurrentLiabilities ' +
        'AdjustmentsForIncreaseDecreaseInOtherNoncurrentLiabilities AdjustmentsForDepreciationAndAmortisationExpense ' +
        'AdjustmentsForImpairmentLossReversalOfImpairmentLossRecognisedInProfitOrLoss AdjustmentsForProvisionsCurrent ' +
        'AdjustmentsForProvisionsNoncurrent AdjustmentsForOtherFinancialLiabilitiesCurrent ' +
        'AdjustmentsForOtherFinancialLiabilitiesNoncurrent AdjustmentsForUnrealisedForeignExchangeLossesGains ' +
        'AdjustmentsForSharebasedPayments AdjustmentsForFairValueGainsLosses ' +
        'OtherAdjustmentsForWhichCashEffectsAreInvestingOrFinancingCashFlow OtherAdjustmentsToReconcileProfitLoss ' +
        'OtherAdjustmentsForNoncashItems',
    ),
    minus: lines(
      'AdjustmentsForDividendIncome AdjustmentsForInterestIncome AdjustmentsForUndistributedProfitsOfAssociates',
    ),
  },
];

/** Balance sheets of banks. */
export const bankSums: readonly StatedSum[] = [
  {
    total: 'CapitalAndLiabilities',
    plus: lines(
      'Capital ReservesAndSurplus MinorityInterest Deposits Borrowings OtherLiabilitiesAndProvisions',
    ),
  },
];
