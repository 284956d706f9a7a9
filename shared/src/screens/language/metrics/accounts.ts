import { point, yearly } from './Metric';

/** Lines of the annual accounts, consolidated where the company files so. */
export const accounts = [
  yearly(
    'sales',
    'rupees crore',
    ['Sales', 'revenue from operations', 'revenue', 'net sales', 'turnover'],
    'Revenue from operations.',
  ),
  yearly('otherIncome', 'rupees crore', ['Other income'], 'Income from outside operations.'),
  yearly('totalIncome', 'rupees crore', ['Total income', 'total revenue'], 'Sales and other income.'),
  yearly(
    'interestIncome',
    'rupees crore',
    ['Interest income', 'interest earned'],
    'Interest the company earned.',
  ),
  yearly('dividendIncome', 'rupees crore', ['Dividend income'], 'Dividends the company received.'),
  yearly(
    'interest',
    'rupees crore',
    ['Interest', 'interest expense', 'finance costs', 'finance cost'],
    'Interest and other cost of borrowing.',
  ),
  yearly(
    'operatingProfit',
    'rupees crore',
    ['Operating profit', 'EBITDA'],
    'Profit before interest, tax, depreciation and other income.',
  ),
  yearly('profitBeforeTax', 'rupees crore', ['Profit before tax', 'PBT'], 'Profit before tax.'),
  yearly(
    'netProfit',
    'rupees crore',
    ['Net profit', 'profit after tax', 'profit', 'PAT'],
    'Profit after tax.',
  ),
  yearly(
    'eps',
    'rupees',
    ['EPS', 'earnings per share'],
    'Net profit for each share of today, as far as splits and bonuses are on record.',
  ),
  yearly(
    'epsFiled',
    'rupees',
    ['EPS as filed', 'basic EPS', 'reported EPS'],
    'Basic earnings per share as filed, in shares of that year.',
  ),
  yearly(
    'operatingCashFlow',
    'rupees crore',
    [
      'Operating cash flow',
      'cash from operations',
      'cash flow from operations',
      'cash from operating activity',
    ],
    'Net cash from operating activities, after tax.',
  ),
  yearly('dividendPerShare', 'rupees', ['Dividend per share', 'DPS'], 'Dividends declared for the year.'),
  yearly(
    'debt',
    'rupees crore',
    ['Debt', 'total debt', 'borrowings', 'total borrowings'],
    'Borrowings of every term; leases are not counted.',
  ),
  yearly(
    'equity',
    'rupees crore',
    ['Equity', 'net worth', 'shareholders equity', 'shareholder equity'],
    "Shareholders' funds.",
  ),
  yearly('totalAssets', 'rupees crore', ['Total assets', 'assets', 'balance sheet total'], 'All assets.'),
  yearly(
    'cash',
    'rupees crore',
    ['Cash', 'cash and bank balances', 'cash and cash equivalents'],
    'Cash and balances with banks.',
  ),
  yearly(
    'receivables',
    'rupees crore',
    ['Receivables', 'trade receivables', 'debtors'],
    'Owed by customers.',
  ),
  yearly('inventories', 'rupees crore', ['Inventories', 'inventory'], 'Goods held for sale or use.'),
  yearly(
    'investments',
    'rupees crore',
    ['Investments', 'total investments'],
    'Current and other investments.',
  ),
  yearly(
    'bookValue',
    'rupees',
    ['Book value', 'book value per share'],
    'Equity for each share of today, as far as splits and bonuses are on record.',
  ),
  point(
    'accountsAge',
    'days',
    ['Age of accounts', 'accounts age'],
    'Days since the last day of the latest accounts.',
  ),
];
