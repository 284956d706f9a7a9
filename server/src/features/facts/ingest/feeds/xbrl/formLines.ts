import type { AmountKey, FilingFormat } from '@tayyib/shared/shariah';

type Lines = Readonly<Partial<Record<AmountKey, string>>>;

/** The elements of a form by the figure they are: of the balance sheet, and of the year. */
export interface FormLines {
  atPeriodEnd: Lines;
  inTheYear: Lines;
}

/** Assets that are never liquid. They only limit what can be liquid, and nil limits nothing, so a blank line filled with 0 is not read. */
export const neverLiquid: Lines = {
  propertyPlantAndEquipment: 'PropertyPlantAndEquipment',
  capitalWorkInProgress: 'CapitalWorkInProgress',
  investmentProperty: 'InvestmentProperty',
  goodwill: 'Goodwill',
  otherIntangibleAssets: 'OtherIntangibleAssets',
  intangibleAssetsUnderDevelopment: 'IntangibleAssetsUnderDevelopment',
};

const atPeriodEnd: Lines = {
  totalAssets: 'Assets',
  equity: 'Equity',
  borrowingsNoncurrent: 'BorrowingsNoncurrent',
  borrowingsCurrent: 'BorrowingsCurrent',
  borrowingsUndivided: 'Borrowings',
  debtSecurities: 'DebtSecurities',
  subordinatedLiabilities: 'SubordinatedLiabilities',
  deposits: 'Deposits',
  cashAndCashEquivalents: 'CashAndCashEquivalents',
  otherBankBalances: 'BankBalanceOtherThanCashAndCashEquivalents',
  cashWithCentralBank: 'CashAndBalancesWithReserveBankOfIndia',
  balancesWithBanks: 'BalancesWithBanksAndMoneyAtCallAndShortNotice',
  tradeReceivablesCurrent: 'TradeReceivablesCurrent',
  tradeReceivablesNoncurrent: 'TradeReceivablesNoncurrent',
  currentInvestments: 'CurrentInvestments',
  noncurrentInvestments: 'NoncurrentInvestments',
  loansCurrent: 'LoansCurrent',
  loansNoncurrent: 'LoansNoncurrent',
  inventories: 'Inventories',
};

const inTheYear: Lines = {
  revenueFromOperations: 'RevenueFromOperations',
  otherIncome: 'OtherIncome',
  totalIncome: 'Income',
  interestEarned: 'InterestEarned',
  interestIncome: 'AdjustmentsForInterestIncome',
  dividendIncome: 'AdjustmentsForDividendIncome',
  financeCosts: 'FinanceCosts',
  profitBeforeTax: 'ProfitBeforeTax',
  profitAfterTax: 'ProfitLossForPeriod',
  paidUpCapital: 'PaidUpValueOfEquityShareCapital',
};

/** Accounts that do not follow Ind AS have its lines under older names. */
const nonIndAs: FormLines = {
  atPeriodEnd: {
    ...atPeriodEnd,
    equity: 'ShareholdersFunds',
    borrowingsNoncurrent: 'LongTermBorrowings',
    borrowingsCurrent: 'ShortTermBorrowings',
    tradeReceivablesCurrent: 'TradeReceivables',
    loansNoncurrent: 'LongTermLoansAndAdvances',
    loansCurrent: 'ShortTermLoansAndAdvances',
  },
  inTheYear: { ...inTheYear, profitAfterTax: 'ProfitLossForThePeriod' },
};

const insurer = (paidUpCapital: string): FormLines => ({
  atPeriodEnd: {
    totalAssets: 'Assets',
    borrowingsUndivided: 'Borrowings',
    investmentsUndivided: 'Investments',
    loansUndivided: 'Loans',
    paidUpCapital,
  },
  inTheYear: {
    otherIncome: 'OtherIncome',
    totalIncome: 'Income',
    profitBeforeTax: 'ProfitOrLossBeforeTax',
    profitAfterTax: 'ProfitLossAfterTax',
  },
});

const integrated: Readonly<Record<FilingFormat, FormLines>> = {
  ind_as: { atPeriodEnd, inTheYear },
  non_ind_as: nonIndAs,
  nbfc: {
    atPeriodEnd: {
      ...atPeriodEnd,
      tradeReceivablesUndivided: 'TradeReceivables',
      investmentsUndivided: 'Investments',
      loansUndivided: 'Loans',
    },
    inTheYear,
  },
  bank: {
    atPeriodEnd: { ...atPeriodEnd, investmentsUndivided: 'Investments', loansUndivided: 'Advances' },
    inTheYear: {
      ...inTheYear,
      profitBeforeTax: 'ProfitLossFromOrdinaryActivitiesBeforeTax',
      profitAfterTax: 'ProfitLossForThePeriod',
    },
  },
  life_insurer: insurer('PaidUpEquityShareCapital'),
  general_insurer: insurer('PaidUpEquityCapital'),
};

/** The lines of a form; before 2025, companies by Ind AS, finance companies and banks had theirs in one list. */
export function linesOf(format: FilingFormat, isIntegrated: boolean): FormLines {
  if (isIntegrated) return integrated[format];
  return format === 'non_ind_as' ? nonIndAs : { atPeriodEnd, inTheYear };
}
