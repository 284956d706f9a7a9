/** Lines of one year's accounts, under the names screens know them by. Rupees, but for those per share. */
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
] as const;

/** What follows from the lines of one year. */
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

/** Lines whose growth is worked out. */
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
