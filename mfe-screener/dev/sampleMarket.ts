import type {
  ScreenQuery,
  ScreenReply,
  ScreenRow,
  StandardId,
  StockPage,
  Verdict,
} from '@tayyib/shared/contracts';
import { createSearch, marketOfRows, runHalalScreen } from '@tayyib/shared/screens';
import { badgeOf, judge, standards, type CompanyFacts } from '@tayyib/shared/shariah';
import { filingOf } from './filings';
import listed from './listed.json';
import { sampleYear } from './numbersFixtures';

/** Real companies, judged by the real rules, like the server would from the same facts. */
const crore = 10_000_000;
/** While the accounts are ageing, not yet outdated. */
const today = '2026-05-21';
const listSource = {
  publisher: 'BSE list of scrips',
  document: 'Equity.csv',
  asOf: '2026-11-20',
  publishedOn: null,
};
const capSource = {
  publisher: 'AMFI average market capitalisation',
  document: 'AverageMarketCapitalization31Dec2025.xlsx',
  asOf: '2025-12-31',
  publishedOn: null,
};

type Company = (typeof listed)[number];

function factsOf({ isin, symbol, name, class: levels, marketCapCrore }: Company): CompanyFacts {
  const [sector = null, industry = null, group = null, subgroup = null] = levels;
  return {
    isin,
    symbol,
    name,
    industry: { sector, industry, group, subgroup, source: listSource },
    filing: filingOf(symbol),
    marketCaps: [{ windowMonths: 6, valueRupees: marketCapCrore * crore, source: capSource }],
    activities: [],
  };
}

function stockPage(company: Company): StockPage {
  const facts = factsOf(company);
  const verdicts = standards.map((standard) => judge(facts, standard, today));
  const [first] = verdicts;
  return {
    isin: company.isin,
    stock: company.name,
    stock_code: company.symbol,
    bseCode: company.bseCode,
    sector: facts.industry?.sector ?? null,
    industry: facts.industry?.industry ?? null,
    listedOn: company.listedOn,
    source: listSource,
    badge: first ? badgeOf(first.status) : 'under_review',
    price: null,
    isDetailed: true,
    marketCap: {
      valueRupees: company.marketCapCrore * crore,
      windowMonths: 6,
      size: sizeOf(company),
      source: capSource,
    },
    valuation: null,
    verdicts,
    history: verdicts.map((verdict) => ({
      standard: verdict.standard.id,
      edition: verdict.standard.edition,
      status: verdict.status,
      accountsTo: verdict.accountsTo,
      freshness: verdict.freshness?.state ?? null,
      grade: verdict.grade ?? null,
      factsAsOf: verdict.accountsTo && '2024-04-22',
      decidedAt: '2026-11-21T04:30:00.000Z',
      cause: verdict.accountsTo ? 'Annual results to 31 Mar 2024' : 'First listed here; no accounts on file',
      reason: verdict.reasons[0] ?? '',
    })),
  };
}

/** One in ten companies has no prices; those of the others are made up. */
function trendOf(company: Company) {
  const at = listed.indexOf(company);
  if (at % 10 === 9) return { change: null, priceDay: null, yearCloses: [] };
  return { change: ((at * 7) % 50) / 1000 - 0.02, priceDay: '2026-05-20', yearCloses: sampleYear(at) };
}

function screenRow(company: Company, verdict: Verdict): ScreenRow {
  const valueOf = (...ids: string[]) => verdict.ratios.find(({ id }) => ids.includes(id))?.value ?? null;
  return {
    isin: company.isin,
    stock: company.name,
    stock_code: company.symbol,
    sector: company.class[0] ?? null,
    size: sizeOf(company),
    marketCapRupees: company.marketCapCrore * crore,
    shariah_status: verdict.status,
    badge: badgeOf(verdict.status),
    reason: verdict.reasons[0] ?? '',
    debt: valueOf('debt'),
    impureIncome: valueOf('impure_income'),
    liquidity: valueOf('liquidity', 'interest_bearing_assets'),
    accountsTo: verdict.accountsTo,
    freshness: verdict.freshness?.state ?? null,
    grade: verdict.grade ?? null,
    ...trendOf(company),
  };
}

const sizeOf = ({ size }: Company) => (size === 'large' || size === 'mid' || size === 'small' ? size : null);

const pages = listed.map(stockPage);
const rowsBy = (standard: StandardId) =>
  listed.flatMap((company, at) => {
    const verdict = pages[at]?.verdicts.find(({ standard: { id } }) => id === standard);
    return verdict ? [screenRow(company, verdict)] : [];
  });

/** The sample's stock pages by symbol or ISIN. */
export function samplePage(id: string): StockPage | undefined {
  return pages.find(({ isin, stock_code }) => isin === id || stock_code === id.toUpperCase());
}

/** A page of the halal screener over the sample. */
export const sampleScreen = ({ standard, ...question }: ScreenQuery): ScreenReply =>
  runHalalScreen(marketOfRows(rowsBy(standard)), question);

export const sampleSearch = createSearch(
  pages.map(({ isin, stock, stock_code, bseCode, badge, verdicts, marketCap }) => ({
    summary: {
      type: 'stock',
      isin,
      stock,
      stock_code,
      badge,
      shariah_status: verdicts[0]?.status ?? 3,
      accountsTo: verdicts[0]?.accountsTo ?? null,
      freshness: verdicts[0]?.freshness?.state ?? null,
      grade: verdicts[0]?.grade ?? null,
    },
    otherCodes: bseCode === null ? [isin] : [bseCode, isin],
    marketCapRupees: marketCap?.valueRupees ?? null,
  })),
);
