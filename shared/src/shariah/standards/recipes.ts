import type { AmountKey, Recipe, Term } from '../types';

const line = (fact: AmountKey, label: string): Term => ({ fact, label });
const optionalLine = (fact: AmountKey, label: string): Term => ({ fact, label, optional: true });
const sameInEveryForm = (label: string, terms: readonly Term[]): Recipe => ({
  label,
  verb: 'is',
  terms: { ind_as: terms, bank: terms, nbfc: terms },
});

const undividedBorrowings = line('borrowingsUndivided', 'Borrowings');
const interestEarned = line('interestEarned', 'Interest earned');

/** Borrowings as reported. Deposits taken are debt too; lease liabilities are not. */
export const debt: Recipe = {
  label: 'Interest-bearing debt',
  verb: 'is',
  terms: {
    ind_as: [
      line('borrowingsNoncurrent', 'Non-current borrowings'),
      line('borrowingsCurrent', 'Current borrowings'),
    ],
    bank: [undividedBorrowings, line('deposits', 'Deposits')],
    nbfc: [
      undividedBorrowings,
      line('debtSecurities', 'Debt securities'),
      line('subordinatedLiabilities', 'Subordinated liabilities'),
      optionalLine('deposits', 'Deposits'),
    ],
  },
};

export const totalAssets = sameInEveryForm('Total assets', [line('totalAssets', 'Total assets')]);

export const totalIncome = sameInEveryForm('Total income', [line('totalIncome', 'Total income')]);

export const interestIncome: Recipe = {
  label: 'Interest income',
  verb: 'is',
  terms: {
    ind_as: [line('interestIncome', 'Interest income (cash-flow statement)')],
    bank: [interestEarned],
    nbfc: [interestEarned],
  },
};

/** Interest and the revenue of lines that a standard tolerates but does not permit. */
export const impureIncome: Recipe = impureIncomeUpTo(null);

/** @param tolerance counts only lines tolerated up to this share; null counts all */
export function impureIncomeUpTo(tolerance: number | null): Recipe {
  const revenue: Term = {
    notPermittedRevenue: true,
    label: 'Revenue of lines not permitted',
    ...(tolerance !== null && { upToTolerance: tolerance }),
  };
  return {
    label: 'Impure income',
    verb: 'is',
    terms: {
      ind_as: [...interestIncome.terms.ind_as, revenue],
      bank: [interestEarned, revenue],
      nbfc: [interestEarned, revenue],
    },
  };
}

/** Interest counts fully as profit; filings do not state the profit of other lines. */
export const impureProfit: Recipe = {
  label: 'Impure profit',
  verb: 'is',
  terms: {
    ind_as: [...interestIncome.terms.ind_as, profitOfLines()],
    bank: [interestEarned, profitOfLines()],
    nbfc: [interestEarned, profitOfLines()],
  },
};

function profitOfLines(): Term {
  return { notPermittedProfit: true, label: 'Profit of lines not permitted' };
}

export const profitBeforeTax = sameInEveryForm('Profit before tax', [
  line('profitBeforeTax', 'Profit before tax'),
]);

/** Banks and finance companies earn from more than operations by that name; their total income is their revenue. */
export const revenue: Recipe = {
  label: 'Revenue',
  verb: 'is',
  terms: {
    ind_as: [line('revenueFromOperations', 'Revenue from operations')],
    bank: totalIncome.terms.bank,
    nbfc: totalIncome.terms.nbfc,
  },
};

const cashInBank: readonly Term[] = [
  line('cashWithCentralBank', 'Cash and balances with the central bank'),
  line('balancesWithBanks', 'Balances with banks and money at call'),
];
const cashElsewhere: readonly Term[] = [
  line('cashAndCashEquivalents', 'Cash and cash equivalents'),
  line('otherBankBalances', 'Other bank balances'),
];

export const cashAndBank: Recipe = {
  label: 'Cash and bank balances',
  verb: 'are',
  terms: { ind_as: cashElsewhere, bank: cashInBank, nbfc: cashElsewhere },
};

const receivables: readonly Term[] = [
  line('tradeReceivablesCurrent', 'Trade receivables, current'),
  optionalLine('tradeReceivablesNoncurrent', 'Trade receivables, non-current'),
];

export const cashAndReceivables: Recipe = {
  label: 'Cash, bank balances and receivables',
  verb: 'are',
  terms: {
    ind_as: [...cashElsewhere, ...receivables],
    bank: [...cashInBank, line('tradeReceivablesCurrent', 'Receivables')],
    nbfc: [...cashElsewhere, ...receivables],
  },
};

/** Investments of every kind: filings do not say which of them bear interest. */
export const investments: Recipe = {
  ...sameInEveryForm('Investments', [
    optionalLine('currentInvestments', 'Current investments'),
    optionalLine('noncurrentInvestments', 'Non-current investments'),
  ]),
  verb: 'are',
};

/** Cash and every investment: an upper bound of cash and interest-bearing securities. */
export const cashAndInvestments: Recipe = {
  label: 'Cash and investments',
  verb: 'are',
  terms: {
    ind_as: [...cashElsewhere, ...investments.terms.ind_as],
    bank: [...cashInBank, ...investments.terms.bank],
    nbfc: [...cashElsewhere, ...investments.terms.nbfc],
  },
};

export const tradeReceivables: Recipe = {
  label: 'Receivables',
  verb: 'are',
  terms: { ind_as: receivables, bank: [line('tradeReceivablesCurrent', 'Receivables')], nbfc: receivables },
};

/** @param months length of the averaging window */
export const averageMarketCap = (months: number): Recipe =>
  sameInEveryForm(`Average market capitalisation (${months} months)`, [
    { averageMarketCapMonths: months, label: `Average market capitalisation (${months} months)` },
  ]);
