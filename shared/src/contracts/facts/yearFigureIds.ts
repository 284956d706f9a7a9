/** Lines of one year's accounts, by their names in screens. Rupees, except those per share. */
export const yearFigureIds = [
  'sales',
  'otherIncome',
  'totalIncome',
  'interestIncome',
  'interestReceived',
  'dividendIncome',
  'interest',
  'profitBeforeTax',
  'netProfit',
  'eps',
  'epsFiled',
  'operatingCashFlow',
  'totalAssets',
  'equity',
  'bookValue',
  'debt',
  'cash',
  'receivables',
  'inventories',
  'investments',
  'paidUpCapital',
  'currentBorrowings',
  'tradePayables',
  'currentTax',
] as const;

/** Ratios computed from the lines of one year. */
export const yearRatioIds = [
  'roe',
  'roce',
  'roa',
  'netMargin',
  'debtToAssets',
  'debtToEquity',
  'interestCoverage',
  'interestIncomeToIncome',
  'liquidity',
  'assetTurnover',
  'debtorDays',
] as const;

/** Lines with computed growth. */
export const grownFigureIds = [
  'sales',
  'totalIncome',
  'profitBeforeTax',
  'netProfit',
  'eps',
  'totalAssets',
  'equity',
  'debt',
] as const;
