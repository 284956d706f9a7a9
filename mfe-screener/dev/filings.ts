import type { Filing, FilingAmounts, FilingFormat } from '@tayyib/shared/shariah';
import { amountKeys } from '@tayyib/shared/shariah';

const crore = 10_000_000;

interface Accounts {
  filedOn: string;
  format?: FilingFormat;
  /** Rupees crore. */
  amounts: Partial<FilingAmounts>;
  /** Gross revenue by segment, rupees crore. */
  segments?: Readonly<Record<string, number>>;
}

/** Consolidated annual accounts to 31 Mar 2024 as filed with the NSE, by symbol. */
const accounts: Readonly<Record<string, Accounts>> = {
  RELIANCE: {
    filedOn: '2024-04-22',
    amounts: {
      totalAssets: 1755986,
      borrowingsNoncurrent: 222712,
      borrowingsCurrent: 101910,
      cashAndCashEquivalents: 97225,
      otherBankBalances: 0,
      tradeReceivablesCurrent: 31628,
      totalIncome: 930529,
      interestIncome: 10745,
    },
    segments: {
      'Oil to Chemicals (O2C)': 564749,
      Retail: 306848,
      'Digital Services': 132938,
      Others: 80516,
      'Oil and Gas': 24439,
    },
  },
  TCS: {
    filedOn: '2024-04-12',
    amounts: {
      totalAssets: 146449,
      borrowingsNoncurrent: 0,
      borrowingsCurrent: 0,
      cashAndCashEquivalents: 9016,
      otherBankBalances: 4270,
      tradeReceivablesCurrent: 53577,
      tradeReceivablesNoncurrent: 143,
      totalIncome: 245315,
      interestIncome: 3781,
    },
  },
  INFY: {
    filedOn: '2024-04-19',
    amounts: {
      totalAssets: 137814,
      borrowingsNoncurrent: 0,
      borrowingsCurrent: 0,
      cashAndCashEquivalents: 14786,
      otherBankBalances: 0,
      tradeReceivablesCurrent: 30193,
      tradeReceivablesNoncurrent: 11708,
      totalIncome: 158381,
      interestIncome: 4001,
    },
  },
  ITC: {
    filedOn: '2024-05-23',
    amounts: {
      totalAssets: 91826.16,
      borrowingsNoncurrent: 1.76,
      borrowingsCurrent: 9.52,
      cashAndCashEquivalents: 625.89,
      otherBankBalances: 6591.79,
      tradeReceivablesCurrent: 4025.82,
      totalIncome: 79568.33,
      interestIncome: 1710.51,
    },
    segments: {
      'FMCG - Cigarettes': 33667.97,
      'FMCG - Others': 21002.15,
      'Agri Business': 16124.43,
      'Paperboards, Paper & Packaging': 8344.41,
      Others: 3651.14,
      Hotels: 3103.39,
    },
  },
  HDFCBANK: {
    filedOn: '2024-04-21',
    format: 'bank',
    amounts: {
      totalAssets: 4030194.26,
      borrowingsUndivided: 730615.46,
      deposits: 2376887.28,
      totalIncome: 407994.77,
      interestEarned: 283649.02,
    },
  },
  NTPC: {
    filedOn: '2024-05-25',
    amounts: {
      totalAssets: 480196.57,
      borrowingsNoncurrent: 190214.97,
      borrowingsCurrent: 44825.33,
      cashAndCashEquivalents: 863.34,
      otherBankBalances: 5984,
      tradeReceivablesCurrent: 33349.68,
      tradeReceivablesNoncurrent: 1287.54,
      totalIncome: 181165.86,
      interestIncome: 961.91,
    },
  },
  ULTRACEMCO: {
    filedOn: '2024-04-29',
    amounts: {
      totalAssets: 100802.01,
      equity: 60283.42,
      borrowingsNoncurrent: 5307.78,
      borrowingsCurrent: 4990.61,
      cashAndCashEquivalents: 553.58,
      otherBankBalances: 229.63,
      tradeReceivablesCurrent: 4278.16,
      tradeReceivablesNoncurrent: 0,
      currentInvestments: 5484.8,
      noncurrentInvestments: 1795.21,
      loansCurrent: 8.91,
      loansNoncurrent: 8.31,
      totalIncome: 71525.09,
      interestIncome: 240.91,
    },
  },
  ASIANPAINT: {
    filedOn: '2024-05-09',
    amounts: {
      totalAssets: 29924.09,
      borrowingsNoncurrent: 54.38,
      borrowingsCurrent: 1052.76,
      cashAndCashEquivalents: 829.34,
      otherBankBalances: 254.67,
      tradeReceivablesCurrent: 4889.05,
      tradeReceivablesNoncurrent: 1.78,
      totalIncome: 36182.69,
      interestIncome: 169.93,
    },
  },
};

/** The filing of a company, or null if the sample has none. */
export function filingOf(symbol: string): Filing | null {
  const filed = accounts[symbol];
  if (!filed) return null;
  return {
    periodStart: '2023-04-01',
    periodEnd: '2024-03-31',
    nature: 'consolidated',
    format: filed.format ?? 'ind_as',
    audited: true,
    amounts: inRupees({ ...emptyAmounts, ...filed.amounts }),
    segments: Object.entries(filed.segments ?? {}).map(([name, revenue]) => ({
      name,
      revenueRupees: Math.round(revenue * crore),
    })),
    source: {
      publisher: 'NSE filing',
      document: `${symbol} annual results, XBRL`,
      asOf: '2024-03-31',
      publishedOn: filed.filedOn,
    },
  };
}

const emptyAmounts: FilingAmounts = {
  totalAssets: null,
  equity: null,
  borrowingsNoncurrent: null,
  borrowingsCurrent: null,
  borrowingsUndivided: null,
  debtSecurities: null,
  subordinatedLiabilities: null,
  deposits: null,
  cashAndCashEquivalents: null,
  otherBankBalances: null,
  cashWithCentralBank: null,
  balancesWithBanks: null,
  tradeReceivablesCurrent: null,
  tradeReceivablesNoncurrent: null,
  currentInvestments: null,
  noncurrentInvestments: null,
  loansCurrent: null,
  loansNoncurrent: null,
  inventories: null,
  revenueFromOperations: null,
  otherIncome: null,
  totalIncome: null,
  interestEarned: null,
  interestIncome: null,
  interestReceived: null,
  dividendIncome: null,
  financeCosts: null,
  profitBeforeTax: null,
  profitAfterTax: null,
  paidUpCapital: null,
};

function inRupees(amountsCrore: FilingAmounts): FilingAmounts {
  const amounts = { ...amountsCrore };
  for (const key of amountKeys) {
    const amount = amounts[key] ?? null;
    if (amount !== null) amounts[key] = Math.round(amount * crore);
  }
  return amounts;
}
