import type { Facts } from '../inventedFiling';

/** Nine months, for which no balance sheet is filed. Filed before 2025. */
export const kalpitRefineryNineMonths: Facts = {
  OneD: {
    Symbol: 'KALPITREF',
    ISIN: 'INE0AAF01019',
    NameOfTheCompany: 'Kalpit Refinery Limited',
    DateOfBoardMeetingWhenFinancialResultsWereApproved: '2025-01-16',
    IsCompanyReportingMultisegmentOrSingleSegment: 'Multi segment',
    DateOfStartOfReportingPeriod: '2024-10-01',
    DateOfEndOfReportingPeriod: '2024-12-31',
    WhetherResultsAreAuditedOrUnaudited: 'Unaudited',
    NatureOfReportStandaloneConsolidated: 'Standalone',
  },
  FourD: {
    DateOfStartOfReportingPeriod: '2024-04-01',
    DateOfEndOfReportingPeriod: '2024-12-31',
    WhetherResultsAreAuditedOrUnaudited: 'Unaudited',
    NatureOfReportStandaloneConsolidated: 'Standalone',
    RevenueFromOperations: 38170,
    OtherIncome: 960,
    Income: 39130,
    FinanceCosts: 705,
    Expenses: 35680,
    ProfitBeforeExceptionalItemsAndTax: 3450,
    ProfitBeforeTax: 3450,
    TaxExpense: 855,
    ProfitLossForPeriod: 2595,
    PaidUpValueOfEquityShareCapital: 677,
  },
};
