/** A filing of a company by older accounting standards, made by the form's dictionary: no real one was found. */
export function nonIndAsFiling(isin: string): string {
  const facts: Record<string, string | number> = {
    'Symbol OneD': 'TCS',
    'ISIN OneD': isin,
    'IsCompanyReportingMultisegmentOrSingleSegment OneD': 'Single segment',
    'DescriptionOfSingleSegment OneD': 'Bearings',
    'DateOfBoardMeetingWhenFinancialResultsWereApproved OneD': '2025-05-30',
    'DateOfStartOfReportingPeriod FourD': '2024-04-01',
    'DateOfEndOfReportingPeriod FourD': '2025-03-31',
    'NatureOfReportStandaloneConsolidated FourD': 'Standalone',
    'WhetherResultsAreAuditedOrUnaudited FourD': 'Audited',
    'PropertyPlantAndEquipmentAndIntangibleAssets OneI': 700,
    'NoncurrentAssets OneI': 700,
    'Inventories OneI': 100,
    'TradeReceivables OneI': 100,
    'CashAndCashEquivalents OneI': 30,
    'BankBalanceOtherThanCashAndCashEquivalents OneI': 20,
    'ShortTermLoansAndAdvances OneI': 50,
    'CurrentAssets OneI': 300,
    'Assets OneI': 1000,
    'ShareholdersFunds OneI': 500,
    'LongTermBorrowings OneI': 300,
    'NoncurrentLiabilities OneI': 300,
    'ShortTermBorrowings OneI': 100,
    'TradePayables OneI': 100,
    'CurrentLiabilities OneI': 200,
    'EquityAndLiabilities OneI': 1000,
    'RevenueFromOperations FourD': 980,
    'OtherIncome FourD': 20,
    'Income FourD': 1000,
    'Expenses FourD': 900,
    'ProfitBeforeTax FourD': 100,
    'ProfitLossForThePeriod FourD': 70,
    'InterestReceivedClassifiedAsInvestingActivities FourD': 0,
  };
  const periods = {
    OneD: '<startDate>2025-01-01</startDate><endDate>2025-03-31</endDate>',
    FourD: '<startDate>2024-04-01</startDate><endDate>2025-03-31</endDate>',
    OneI: '<instant>2025-03-31</instant>',
  };
  const namespace = 'http://www.sebi.gov.in/xbrl';
  return [
    `<xbrl xmlns:in-capmkt="${namespace}/2025-01-31/in-capmkt" xmlns:in-capmkt-ent="${namespace}/IntegratedFinance_OtherThanBank/2025-01-31/in-capmkt/in-capmkt-ent">`,
    ...Object.entries(periods).map(
      ([id, period]) => `<context id="${id}"><period>${period}</period></context>`,
    ),
    ...Object.entries(facts).map(([place, value]) => {
      const [name, context] = place.split(' ');
      const text = typeof value === 'number' ? String(value * 1e7) : value;
      return `<in-capmkt:${name} contextRef="${context}">${text}</in-capmkt:${name}>`;
    }),
    '</xbrl>',
  ].join('');
}
