import type { BoundRule } from '../types';
import { doubtfulFinance, interestAndInsurance } from './financeRules';

/** Every line of finance: a company in one may book interest among its revenue, whatever the rule thinks of it. */
const lendingRules = [
  ...new Set([...interestAndInsurance, ...doubtfulFinance].map(({ rule }) => rule)),
  'stockbroking and fund management',
  'share trading and stockbroking',
];

/** Accounts whose lines are not those of a lender or an insurer. */
const ordinary = ['ind_as', 'non_ind_as'] as const;

/** Interest income, where the accounts do not state it. */
const interestBound: BoundRule = {
  id: 'interest',
  facts: ['interestIncome'],
  forms: ordinary,
  atMost: [
    { plus: ['otherIncome'], less: [] },
    { plus: ['totalIncome'], less: ['revenueFromOperations'] },
  ],
  unlessLending: { loansAbove: 0.01, businessRules: lendingRules },
  supposing: 'all other income were interest',
  reading:
    'A company that does not lend has its interest among other income, so interest is at most all of it, and at most all income that is not revenue where that is more. It does not hold where anything says that the company lends, where other income is nil, negative or of the wrong sign, or where it is less than the interest the company was paid or than balances at banks would earn.',
};

/** Cash, receivables and investments, where the accounts do not state some of them. */
const assetsBound: BoundRule = {
  id: 'liquid_assets',
  facts: [
    'cashAndCashEquivalents',
    'otherBankBalances',
    'tradeReceivablesCurrent',
    'tradeReceivablesNoncurrent',
    'currentInvestments',
    'noncurrentInvestments',
  ],
  forms: ordinary,
  atMost: [
    {
      plus: ['totalAssets'],
      less: [
        'cashAndCashEquivalents',
        'otherBankBalances',
        'tradeReceivablesCurrent',
        'tradeReceivablesNoncurrent',
        'currentInvestments',
        'noncurrentInvestments',
        'loansCurrent',
        'loansNoncurrent',
        'inventories',
        'propertyPlantAndEquipment',
        'capitalWorkInProgress',
        'investmentProperty',
        'goodwill',
        'otherIntangibleAssets',
        'intangibleAssetsUnderDevelopment',
      ],
    },
  ],
  supposing: 'all it owns beside the lines stated were cash, receivables or investments',
  reading:
    'Lines of the balance sheet are beside each other, so those that are not stated are at most what the stated ones leave of total assets, all of them together. Other financial assets, such as deposits of over a year, are in what is left. It does not hold where the stated lines are more than total assets, or where one of them is stated as negative.',
};

/** Total income, where the accounts state revenue and other income alone. */
const incomeBound: BoundRule = {
  id: 'total_income',
  facts: ['totalIncome'],
  forms: ['ind_as'],
  ofSummaries: true,
  atLeast: { plus: ['revenueFromOperations', 'otherIncome'], less: [] },
  supposing: null,
  reading:
    'Total income is revenue from operations and other income, and what a company may call by a third name. By Ind AS revenue is stated with excise duty in both; by other forms it may be stated without in the total alone, so it holds by Ind AS only. Complete accounts always state it.',
};

/** What is known of figures that accounts do not state. Debt has no bound: it counts as stated. */
export const boundRules: readonly BoundRule[] = [interestBound, assetsBound, incomeBound];
