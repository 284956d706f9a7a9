import type { FigureDefinition, YearFigureId } from '@tayyib/shared/contracts';

type Definitions = Readonly<Record<YearFigureId, Omit<FigureDefinition, 'id'>>>;

const filed = 'As filed.';

/** The label of each line of the accounts and how it is read from a filing. */
export const figureDefinitions: Definitions = {
  sales: {
    label: 'Revenue from operations',
    unit: 'rupees',
    formula: 'As filed; of banks and finance companies, total income.',
  },
  otherIncome: { label: 'Other income', unit: 'rupees', formula: filed },
  totalIncome: { label: 'Total income', unit: 'rupees', formula: filed },
  interestIncome: {
    label: 'Interest income',
    unit: 'rupees',
    formula:
      'The interest that the cash-flow statement deducts from profit; of banks and finance companies, interest earned. A nil where interest was received is a blank line and is not used.',
  },
  interestReceived: {
    label: 'Interest received',
    unit: 'rupees',
    formula: 'Cash-flow statement, operating and investing together.',
  },
  dividendIncome: { label: 'Dividend income', unit: 'rupees', formula: 'Cash-flow statement.' },
  interest: { label: 'Finance costs', unit: 'rupees', formula: filed },
  profitBeforeTax: { label: 'Profit before tax', unit: 'rupees', formula: filed },
  netProfit: {
    label: 'Net profit',
    unit: 'rupees',
    formula: 'Profit for the year after tax, the share of minority holders included.',
  },
  eps: {
    label: 'Profit per share',
    unit: 'rupees_per_share',
    formula:
      "Net profit / shares, as counted today: paid-up capital / today's face value, with bonus issues since then. Worked out, not filed: minority holders' profit is in it.",
  },
  epsFiled: {
    label: 'Basic earnings per share, as filed',
    unit: 'rupees_per_share',
    formula:
      'As filed, in shares of that year: not adjusted for a split or bonus since then. A nil where there is a profit is a blank line and is not used.',
  },
  operatingCashFlow: {
    label: 'Cash from operations',
    unit: 'rupees',
    formula: 'Net cash from operating activities, after tax, of the cash-flow statement, as filed.',
  },
  totalAssets: { label: 'Total assets', unit: 'rupees', formula: filed },
  equity: { label: 'Equity', unit: 'rupees', formula: filed },
  bookValue: {
    label: 'Book value per share',
    unit: 'rupees_per_share',
    formula:
      "Equity / shares, as counted today: paid-up capital / today's face value, with bonus issues since then.",
  },
  debt: {
    label: 'Borrowings',
    unit: 'rupees',
    formula:
      'Non-current and current borrowings; of banks and finance companies, borrowings, debt securities, subordinated liabilities and deposits. Leases are not borrowings.',
  },
  cash: {
    label: 'Cash and bank balances',
    unit: 'rupees',
    formula: 'Cash and equivalents + other bank balances.',
  },
  receivables: {
    label: 'Trade receivables',
    unit: 'rupees',
    formula: 'Current + non-current, where stated.',
  },
  inventories: { label: 'Inventories', unit: 'rupees', formula: filed },
  investments: { label: 'Investments', unit: 'rupees', formula: 'Current + non-current, where stated.' },
  paidUpCapital: { label: 'Paid-up capital', unit: 'rupees', formula: filed },
  currentBorrowings: {
    label: 'Current borrowings',
    unit: 'rupees',
    formula: 'As filed; part of borrowings.',
  },
  tradePayables: {
    label: 'Current trade payables',
    unit: 'rupees',
    formula: 'As filed. A nil is only used if the current financial liabilities add up without it.',
  },
  currentTax: {
    label: 'Current tax liabilities',
    unit: 'rupees',
    formula: 'As filed. A nil is only used if the current liabilities add up without it.',
  },
};
