import type { FilingFormat } from '@tayyib/shared/shariah';
import { balanceSheetSums, bankSums, lines, yearSums } from './statedSums';
import type { StatedSum } from './statedSums';

/** The totals of a form and what they are made of, by the calculation linkbase of 2025-01-31. */
interface FormSums {
  atPeriodEnd: readonly StatedSum[];
  ofTheYear: readonly StatedSum[];
}

const bothSides: StatedSum = { total: 'EquityAndLiabilities', plus: ['Equity', 'Liabilities'] };
const income: StatedSum = { total: 'Income', plus: ['RevenueFromOperations', 'OtherIncome'] };

const financeCompany: FormSums = {
  atPeriodEnd: [
    {
      total: 'FinanicalAssets', // the taxonomy spells it so
      plus: lines(
        'CashAndCashEquivalents BankBalanceOtherThanCashAndCashEquivalents DerivativeFinancialInstrumentsFinancialAssets ' +
          'TradeReceivables OtherReceivables Loans Investments OtherFinancialAssets',
      ),
    },
    {
      total: 'NonFinancialAssets',
      plus: lines(
        'Inventories CurrentTaxAssetsNet DeferredTaxAssetsNet InvestmentProperty BiologicalAssetsOtherThanBearerPlants ' +
          'PropertyPlantAndEquipment CapitalWorkInProgress IntangibleAssetsUnderDevelopment Goodwill OtherIntangibleAssets ' +
          'OtherNonFinancialAssets',
      ),
    },
    { total: 'Assets', plus: ['FinanicalAssets', 'NonFinancialAssets'] },
    {
      total: 'FinancialLiabilities',
      plus: lines(
        'DerivativeFinancialInstrumentsFinancialLiabilities TotalOutstandingDuesOfMicroEnterpriseAndSmallEnterprise ' +
          'TotalOutstandingDuesOfCreditorsOtherThanMicroEnterpriseAndSmallEnterprise ' +
          'TotalOutstandingDuesOfMicroEnterpriseAndSmallEnterpriseOtherPayables ' +
          'TotalOutstandingDuesOfCreditorsOtherThanMicroEnterpriseAndSmallEnterpriseOtherPayables DebtSecurities Borrowings ' +
          'Deposits SubordinatedLiabilities OtherFinancialLiabilities',
      ),
    },
    {
      total: 'NonFinancialLiabilities',
      plus: lines('CurrentTaxLiabilities Provisions DeferredTaxLiabilitiesNet OtherNonFinancialLiabilities'),
    },
    { total: 'Liabilities', plus: ['FinancialLiabilities', 'NonFinancialLiabilities'] },
    bothSides,
  ],
  ofTheYear: [
    {
      total: 'RevenueFromOperations',
      plus: lines(
        'InterestEarned DividendIncome RentalIncome FeesAndCommissionIncome NetGainOnFairValueChanges ' +
          'NetGainOnDerecognitionOfFinancialInstrumentsUnderAmortisedCostCategory RevenueFromSaleOfProduct ' +
          'RevenueFromSaleOfServices OtherRevenueFromOperations',
      ),
    },
    income,
    ...yearSums,
  ],
};

const bank: FormSums = {
  atPeriodEnd: [
    ...bankSums,
    {
      total: 'Assets',
      plus: lines(
        'CashAndBalancesWithReserveBankOfIndia BalancesWithBanksAndMoneyAtCallAndShortNotice Investments Advances FixedAssets ' +
          'OtherAssets',
      ),
    },
  ],
  ofTheYear: [
    {
      total: 'InterestEarned',
      plus: lines(
        'InterestOrDiscountOnAdvancesOrBills RevenueOnInvestments ' +
          'InterestOnBalancesWithReserveBankOfIndiaAndOtherInterBankFunds OtherInterest',
      ),
    },
    { total: 'Income', plus: ['InterestEarned', 'OtherIncome'] },
    {
      total: 'ExpenditureExcludingProvisionsAndContingencies',
      plus: ['InterestExpended', 'OperatingExpenses'],
    },
    {
      total: 'OperatingProfitBeforeProvisionAndContingencies',
      plus: ['Income'],
      minus: ['ExpenditureExcludingProvisionsAndContingencies'],
    },
    {
      total: 'ProfitLossFromOrdinaryActivitiesBeforeTax',
      plus: ['OperatingProfitBeforeProvisionAndContingencies', 'ExceptionalItems'],
      minus: ['ProvisionsOtherThanTaxAndContingencies'],
    },
  ],
};

const nonIndAs: FormSums = {
  atPeriodEnd: [
    {
      total: 'NoncurrentAssets',
      plus: lines(
        'PropertyPlantAndEquipmentAndIntangibleAssets NoncurrentInvestments DeferredTaxAssetsNet ' +
          'ForeignCurrencyMonetaryItemTranslationDifferenceAssetAccount LongTermLoansAndAdvances OtherNoncurrentAssets',
      ),
    },
    {
      total: 'CurrentAssets',
      plus: lines(
        'CurrentInvestments Inventories TradeReceivables CashAndCashEquivalents ' +
          'BankBalanceOtherThanCashAndCashEquivalents ShortTermLoansAndAdvances OtherCurrentAssets',
      ),
    },
    { total: 'Assets', plus: ['NoncurrentAssets', 'CurrentAssets'] },
    {
      total: 'NoncurrentLiabilities',
      plus: lines(
        'LongTermBorrowings DeferredTaxLiabilitiesNet ForeignCurrencyMonetaryItemTranslationDifferenceLiabilityAccount ' +
          'OtherLongTermLiabilities LongTermProvisions',
      ),
    },
    {
      total: 'CurrentLiabilities',
      plus: lines('ShortTermBorrowings TradePayables OtherCurrentLiabilities ShortTermProvisions'),
    },
    {
      total: 'EquityAndLiabilities',
      plus: lines(
        'ShareholdersFunds ShareApplicationMoneyPendingAllotment DeferredGovernmentGrants MinorityInterest ' +
          'NoncurrentLiabilities CurrentLiabilities',
      ),
    },
  ],
  ofTheYear: [
    income,
    { total: 'ProfitBeforeExceptionalAndExtraordinaryItemsAndTax', plus: ['Income'], minus: ['Expenses'] },
  ],
};

const none: FormSums = { atPeriodEnd: [], ofTheYear: [] };
const byFormat: Readonly<Record<FilingFormat, FormSums>> = {
  ind_as: { atPeriodEnd: [...balanceSheetSums, bothSides], ofTheYear: [income, ...yearSums] },
  nbfc: financeCompany,
  bank,
  non_ind_as: nonIndAs,
  life_insurer: none,
  general_insurer: none,
};

/**
 * The sums that must hold in an integrated filing; all lines of its form are filled in, so nothing can be left out of
 * one unseen.
 */
export function integratedSums(format: FilingFormat): FormSums {
  return byFormat[format];
}
