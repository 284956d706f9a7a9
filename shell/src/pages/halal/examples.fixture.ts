import type { PageData, PublicHome, PublicStock, PublicStockRow } from '@tayyib/shared/contracts';
import { standardIds } from '@tayyib/shared/shariah';

const aRow = (code: string, of: Partial<PublicStockRow> = {}): PublicStockRow => ({
  code,
  isin: 'INE467B01029',
  stock: `${code} Limited`,
  stock_code: code,
  badge: 'compliant',
  accountsTo: '2026-03-31',
  freshness: 'fresh',
  grade: null,
  ...of,
});

const aPublicStock: PublicStock = {
  ...aRow('M&M', { badge: 'non_compliant', accountsTo: '2024-03-31', freshness: 'outdated' }),
  bseCode: '500520',
  sector: 'Consumer Discretionary',
  industry: { id: 'automobiles', name: 'Automobiles' },
  verdicts: standardIds.map((standard) => ({
    standard,
    badge: 'non_compliant',
    accountsTo: '2024-03-31',
    freshness: 'outdated',
    grade: null,
    reason: `Interest-bearing debt is above the limit of 25% of total assets, by ${standard}.`,
  })),
  edition: { title: 'TASIS', edition: '2026-11.5' },
  nature: 'consolidated',
  moreReasons: ['Interest income is within the limit of 3% of total income.'],
  missing: ['Trade receivables'],
  age: ['The accounts to 31 March 2024 are outdated since 30 May 2026.', 'We have no later balance sheet.'],
  judgedOn: '2026-11-02',
  price: { closeRupees: 2302.5, changePercent: -1.25, day: '2026-08-21' },
  alternatives: { className: 'Automobiles', rows: [aRow('HEROMOTOCO', { isin: 'INE158A01026' })] },
};

/** What the home page says of a small market. */
export const aPublicHome: PublicHome = {
  day: '2026-11-29',
  counts: { compliant: 136, non_compliant: 1116, under_review: 3380 },
  changedThisMonth: 2,
  changes: [
    {
      code: 'UPL',
      stock: 'UPL Limited',
      from: 'non_compliant',
      to: 'compliant',
      at: '2026-11-17T06:30:00.000Z',
    },
  ],
  compliant: [aRow('TCS'), aRow('DMART', { isin: 'INE192R01011' })],
  ages: { lists: '2026-07-10', prices: '2026-08-21', filings: '2026-10-01' },
  example: {
    stock: {
      ...aPublicStock,
      ...aRow('DMART', { isin: 'INE192R01011', stock: 'Avenue Supermarts Limited' }),
      missing: [],
      alternatives: null,
      verdicts: aPublicStock.verdicts.map((verdict) => ({
        ...verdict,
        badge: 'compliant',
        accountsTo: '2026-03-31',
        freshness: 'fresh',
        reason: 'Within every limit.',
      })),
    },
    activities: ['Retail'],
    ratios: [
      {
        id: 'debt',
        label: 'Debt to total assets',
        limit: 0.25,
        value: 0.012,
        isAtMost: false,
        numerator: { label: 'Interest-bearing debt', valueRupees: 3_000_000_000 },
        denominator: { label: 'Total assets', valueRupees: 250_000_000_000 },
      },
    ],
    publisher: 'NSE filing',
    filedOn: '2026-05-02',
  },
};

/** Public pages that are rendered with data, by their path. */
export const examples: Readonly<Record<string, PageData>> = {
  '/': { of: 'home', reply: aPublicHome },
  '/halal': {
    of: 'overview',
    reply: {
      day: '2026-11-29',
      counts: { compliant: 24, non_compliant: 616, under_review: 3992 },
      letters: [{ id: 'a', name: 'A', total: 400, compliant: 2 }],
      industries: [{ id: 'automobiles', name: 'Automobiles', total: 40, compliant: 1 }],
      indices: [{ id: 'nifty50', name: 'Nifty 50', total: 50, compliant: 3 }],
      compliant: [aRow('TCS')],
      changes: [
        {
          code: 'TCS',
          stock: 'TCS Limited',
          from: 'under_review',
          to: 'compliant',
          at: '2026-11-02T20:00:00.000Z',
        },
      ],
    },
  },
  '/halal/M%26M': { of: 'stock', id: 'M&M', reply: { stock: aPublicStock, nearest: [] } },
  '/halal/RELIANSE': { of: 'stock', id: 'RELIANSE', reply: { stock: null, nearest: [aRow('RELIANCE')] } },
  '/halal/index/nifty50': {
    of: 'list',
    id: 'index/nifty50/1',
    reply: {
      list: {
        kind: 'index',
        id: 'nifty50',
        name: 'Nifty 50',
        counts: { compliant: 3, non_compliant: 40, under_review: 7 },
        rows: [aRow('TCS')],
        page: 1,
        pages: 1,
        locked: 49,
      },
    },
  },
  '/halal/letter/a/2': {
    of: 'list',
    id: 'letter/a/2',
    reply: {
      list: {
        kind: 'letter',
        id: 'a',
        name: 'A',
        counts: { compliant: 3, non_compliant: 40, under_review: 400 },
        rows: [
          aRow('ACC', {
            badge: 'under_review',
            grade: 'accounts_not_loaded',
            freshness: null,
            accountsTo: null,
          }),
        ],
        page: 2,
        pages: 3,
        locked: 0,
      },
    },
  },
};
