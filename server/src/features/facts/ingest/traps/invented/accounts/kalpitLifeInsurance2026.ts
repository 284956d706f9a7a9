import type { Facts } from '../inventedFiling';

/** A life insurer, whose premiums are the lines of business. */
export const kalpitLifeInsurance2026: Facts = {
  OneD: {
    Symbol: 'KALPITLI',
    ISIN: 'INE0AAE01012',
    NameOfTheCompany: 'Kalpit Life Insurance Limited',
    DateOfBoardMeetingWhenFinancialResultsWereApproved: '2026-04-22',
    DateOfStartOfReportingPeriod: '2026-01-01',
    DateOfEndOfReportingPeriod: '2026-03-31',
    WhetherResultsAreAuditedOrUnaudited: 'Audited',
    NatureOfReportStandaloneConsolidated: 'Standalone',
  },
  FourD: {
    DateOfStartOfReportingPeriod: '2025-04-01',
    DateOfEndOfReportingPeriod: '2026-03-31',
    WhetherResultsAreAuditedOrUnaudited: 'Audited',
    NatureOfReportStandaloneConsolidated: 'Standalone',
    Income: 19340,
    ProfitLossBeforeTax: 611,
    ProfitLossAfterTaxAndExtraordinaryItems: 574,
  },
  OneI: {
    PaidUpEquityShareCapital: 310,
    InvestmentsShareholdersFund: 2870,
    InvestmentsPolicyholdersFundExcludingLinkedAssets: 37540,
    AssetsHeldToCoverLinkedLiabilities: 44690,
    Investments: 85100,
    Loans: 96,
    Borrowings: 0,
    OtherAssetsNetOfCurrentLiabilitiesAndProvisions: 874,
    Assets: 86070,
  },
  FourReportableIncomeSegments1D: {
    DescriptionOfReportableSegments: 'Participating Life',
    NetPremium: 1120,
  },
  FourReportableIncomeSegments2D: {
    DescriptionOfReportableSegments: 'Participating Pension',
    NetPremium: 63,
  },
  FourReportableIncomeSegments3D: {
    DescriptionOfReportableSegments: 'Non Participating Life',
    NetPremium: 4470,
  },
  FourReportableIncomeSegments4D: {
    DescriptionOfReportableSegments: 'Non Participating Group Life',
    NetPremium: 1890,
  },
  FourReportableIncomeSegments5D: {
    DescriptionOfReportableSegments: 'Non Participating Annuity',
    NetPremium: 1730,
  },
  FourReportableIncomeSegments6D: {
    DescriptionOfReportableSegments: 'Linked Individual Life',
    NetPremium: 7015,
  },
  FourReportableIncomeSegments7D: { NetPremium: 0 },
};
