import { point, yearly } from './Metric';

/** Figures computed from the accounts and, where they include a price, from the last close. */
export const ratios = [
  yearly('debtToAssets', 'percent', ['Debt to assets', 'debt to total assets'], 'Debt over total assets.'),
  yearly('debtToEquity', 'ratio', ['Debt to equity', 'D/E', 'debt equity ratio'], 'Debt over equity.'),
  yearly(
    'interestIncomeToIncome',
    'percent',
    ['Interest income to income', 'interest income to total income', 'impure income', 'interest income pct'],
    'Interest earned over total income.',
  ),
  yearly(
    'liquidity',
    'percent',
    ['Liquidity', 'cash and receivables to assets', 'cash and receivables'],
    'Cash and receivables over total assets.',
  ),
  yearly(
    'operatingMargin',
    'percent',
    ['Operating profit margin', 'operating margin', 'OPM'],
    'Operating profit over sales.',
  ),
  yearly(
    'netMargin',
    'percent',
    ['Net profit margin', 'net margin', 'profit margin', 'NPM'],
    'Net profit over total income.',
  ),
  yearly(
    'roe',
    'percent',
    ['Return on equity', 'ROE', 'return on net worth', 'RONW'],
    'Net profit over equity.',
  ),
  yearly(
    'roce',
    'percent',
    ['Return on capital employed', 'ROCE'],
    'Profit before interest and tax over equity and debt.',
  ),
  yearly('roa', 'percent', ['Return on assets', 'ROA'], 'Net profit over total assets.'),
  yearly('currentRatio', 'ratio', ['Current ratio'], 'Current assets over current liabilities.'),
  yearly(
    'interestCoverage',
    'times',
    ['Interest coverage', 'interest coverage ratio'],
    'Profit before interest and tax over interest.',
  ),
  yearly('assetTurnover', 'times', ['Asset turnover', 'asset turnover ratio'], 'Sales over total assets.'),
  yearly('debtorDays', 'days', ['Debtor days', 'receivable days'], 'Receivables over sales, in days.'),
  yearly(
    'payout',
    'percent',
    ['Dividend payout', 'dividend payout ratio', 'payout ratio'],
    'Dividend over earnings per share.',
  ),
  point(
    'pe',
    'times',
    ['P/E', 'PE', 'PE ratio', 'price to earnings', 'price to earning', 'price earnings ratio'],
    'Market capitalization of the last close over net profit of the newest annual accounts, whose age is beside the verdict.',
  ),
  point(
    'pb',
    'times',
    ['P/B', 'PB', 'price to book', 'price to book value', 'PB ratio'],
    'Market capitalization of the last close over equity of the newest annual accounts.',
  ),
  point(
    'priceToSales',
    'times',
    ['Price to sales', 'P/S', 'PS ratio'],
    'Market capitalization of the last close over sales of the newest annual accounts.',
  ),
  point(
    'earningsYield',
    'percent',
    ['Earnings yield'],
    'Net profit of the newest annual accounts over market capitalization of the last close.',
  ),
  point('dividendYield', 'percent', ['Dividend yield', 'div yield'], 'Dividends of a year over price.'),
  point(
    'debtToMarketCap',
    'percent',
    ['Debt to market cap', 'debt to market capitalization', 'debt to mcap'],
    'Debt over market capitalization.',
  ),
  point(
    'cashToMarketCap',
    'percent',
    ['Cash to market cap', 'cash to market capitalization'],
    'Cash over market capitalization.',
  ),
];
