import { indianDay } from '@tayyib/shared/values/calendar';
import type { WatchedStock } from '@tayyib/shared/contracts';

/** Prices are at most ten days old: the newest close is of today. */
const closeDay = indianDay(new Date());
const facts = {
  changePercent: 1.24,
  closeDay,
  accountsTo: '2026-03-31',
  freshness: 'fresh',
  grade: null,
  yearCloses: [2900, 2980, 2850, 3010, 3120.5],
  note: '',
  tags: [],
  targetRupees: null,
} satisfies Partial<WatchedStock>;
const nearestLimit = { ratio: 'debt', label: 'Debt', value: 0.2, limit: 0.25, headroom: 0.05 } as const;

/** Real companies with made-up prices. */
export const stocks: readonly WatchedStock[] = [
  {
    isin: 'INE467B01029',
    stock: 'Tata Consultancy Services Limited',
    stock_code: 'TCS',
    sector: 'Information Technology',
    shariah_status: 1,
    badge: 'compliant',
    reason: 'Passes: permitted business, all three ratios within TASIS limits.',
    closeRupees: 3120.5,
    addedAt: '2026-11-18T10:00:00.000Z',
    ...facts,
    nearestLimit,
    note: 'Wait for the results',
    tags: ['IT', 'core'],
    targetRupees: 3000,
  },
  {
    isin: 'INE154A01025',
    stock: 'ITC Limited',
    stock_code: 'ITC',
    sector: 'Fast Moving Consumer Goods',
    shariah_status: 2,
    badge: 'non_compliant',
    reason: 'It earns 42% of its revenue from tobacco, which TASIS does not permit to any extent.',
    closeRupees: 401.25,
    addedAt: '2026-11-19T10:00:00.000Z',
    ...facts,
    nearestLimit: { ...nearestLimit, label: 'Impure income', value: 0.42, limit: 0.05, headroom: -0.37 },
    changePercent: -0.4,
  },
  {
    isin: 'INE669E01016',
    stock: 'Vodafone Idea Limited',
    stock_code: 'IDEA',
    sector: 'Telecommunication',
    shariah_status: 3,
    badge: 'under_review',
    reason: 'The latest accounts are older than three years.',
    closeRupees: null,
    addedAt: '2026-11-20T10:00:00.000Z',
    ...facts,
    nearestLimit: null,
    yearCloses: [],
    changePercent: null,
    closeDay: null,
  },
];

/** The n-th of any number of fake companies. */
export const fakeStock = (n: number): WatchedStock => ({
  isin: `INE${String(n).padStart(6, '0')}010`,
  stock: `Company ${n} Limited`,
  stock_code: `CO${n}`,
  sector: null,
  shariah_status: 1,
  badge: 'compliant',
  reason: 'Every ratio stands within its limit.',
  closeRupees: 100 + n,
  ...facts,
  changePercent: null,
  addedAt: '2026-11-01T10:00:00.000Z',
});

/** So many fake companies. */
export const fakeStocks = (count: number): WatchedStock[] =>
  Array.from({ length: count }, (_, at) => fakeStock(at + 1));
