import type { AverageMarketCap, CompanyFacts, Filing, FilingAmounts, SegmentRevenue } from './types';
import { filingAmounts } from './filings/readFact';

const crore = 10_000_000;

/** No figure at all: each test sets the ones it needs. */
export const noAmounts = filingAmounts(() => null);

/** Amounts given in rupees crore, as filings print them. */
function amountsInCrore(given: Partial<FilingAmounts>): FilingAmounts {
  return filingAmounts((key) => {
    const value = given[key] ?? null;
    return value === null ? null : Math.round(value * crore);
  });
}

const filedOn = '2024-05-10';
const source = { publisher: 'NSE filing', document: 'results.xml', asOf: '2024-03-31', publishedOn: filedOn };

/**
 * Audited consolidated accounts of the year to March 2024, in crore. Segments among `more` are given by their shares of each other where
 * they are less than the revenue, and make all of it.
 */
export function aFiling(amounts: Partial<FilingAmounts>, more: Partial<Filing> = {}): Filing {
  return {
    periodStart: '2023-04-01',
    periodEnd: '2024-03-31',
    nature: 'consolidated',
    format: 'ind_as',
    audited: true,
    amounts: amountsInCrore(amounts),
    source,
    ...more,
    segments: makingAll(more.segments ?? [], (amounts.revenueFromOperations ?? 0) * crore),
  };
}

function makingAll(segments: readonly SegmentRevenue[], revenueRupees: number): SegmentRevenue[] {
  const sum = segments.reduce((all, segment) => all + Math.max(0, segment.revenueRupees), 0);
  const times = sum > 0 && sum < revenueRupees ? revenueRupees / sum : 1;
  return segments.map((segment) => ({
    ...segment,
    revenueRupees: Math.round(segment.revenueRupees * times),
  }));
}

/** Amounts that pass every ratio with room. */
export const soundAmounts: Partial<FilingAmounts> = {
  totalAssets: 1000,
  borrowingsNoncurrent: 50,
  borrowingsCurrent: 50,
  cashAndCashEquivalents: 100,
  otherBankBalances: 20,
  tradeReceivablesCurrent: 80,
  totalIncome: 500,
  revenueFromOperations: 490,
  profitBeforeTax: 120,
  interestIncome: 5,
};

/** A summary of the audited consolidated accounts of the year to March 2026, in crore: what is not given was not read. */
export const aSummary = (amounts: Partial<FilingAmounts>, more: Partial<Filing> = {}): Filing =>
  aFiling(amounts, {
    periodStart: '2025-04-01',
    periodEnd: '2026-03-31',
    isSummary: true,
    source: { publisher: 'NSE filing', document: 'fy26.xml', asOf: '2026-03-31', publishedOn: '2026-05-22' },
    ...more,
  });

/** What a summary states: no interest, no bank balances beyond cash, no investments, no total income. */
export const summedUp: Partial<FilingAmounts> = {
  totalAssets: 1000,
  equity: 700,
  borrowingsUndivided: 100,
  cashAndCashEquivalents: 100,
  tradeReceivablesCurrent: 80,
  inventories: 200,
  propertyPlantAndEquipment: 500,
  capitalWorkInProgress: 50,
  revenueFromOperations: 490,
  otherIncome: 8,
};

/** Unaudited accounts of the half-year to September 2024, in crore; what is not given is as in sound accounts. */
export const anInterim = (amounts: Partial<FilingAmounts>): Filing =>
  aFiling(
    { ...soundAmounts, ...amounts },
    {
      periodStart: '2024-04-01',
      periodEnd: '2024-09-30',
      audited: false,
      source: { publisher: 'NSE filing', document: 'h1.xml', asOf: '2024-09-30', publishedOn: '2024-10-25' },
    },
  );

/** Half-yearly averages as AMFI publishes them, newest first: three years to December 2025 unless fewer are requested. */
export function halfYears(crores: number, count = 6): AverageMarketCap[] {
  const ends = ['2025-12-31', '2025-06-30', '2024-12-31', '2024-06-30', '2023-12-31', '2023-06-30'];
  return ends.slice(0, count).map((asOf) => ({
    windowMonths: 6,
    valueRupees: crores * crore,
    source: { publisher: 'AMFI', document: 'AverageMarketCapitalization.xlsx', asOf, publishedOn: null },
  }));
}

/** A paint manufacturer that passes every standard; tests override what they need. */
export function aCompany(more: Partial<CompanyFacts> = {}): CompanyFacts {
  return {
    isin: 'INE000A01018',
    symbol: 'SOUND',
    name: 'Sound Paints Limited',
    industry: {
      sector: 'Consumer Discretionary',
      industry: 'Consumer Durables',
      group: 'Consumer Durables',
      subgroup: 'Paints',
      source: { publisher: 'BSE', document: 'Equity.csv', asOf: '2025-06-01', publishedOn: null },
    },
    filing: aFiling(soundAmounts),
    marketCaps: halfYears(2000),
    activities: [],
    ...more,
  };
}
