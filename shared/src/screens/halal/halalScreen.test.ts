import type { ReviewGrade, ScreenRow } from '@tayyib/shared/contracts';
import { runHalalScreen, type HalalQuestion } from './halalScreen';
import { marketOfRows } from './marketOfRows';

const crore = 10_000_000;

function aRow(stock_code: string, facts: Partial<ScreenRow>): ScreenRow {
  return {
    isin: `INE${stock_code}`,
    stock: `${stock_code} Limited`,
    stock_code,
    sector: 'Energy',
    size: 'large',
    marketCapRupees: 100 * crore,
    shariah_status: 1,
    badge: 'compliant',
    reason: '',
    debt: 0.1,
    impureIncome: 0.01,
    liquidity: 0.2,
    accountsTo: '2024-03-31',
    freshness: 'fresh',
    grade: null,
    ...facts,
  };
}

const market = marketOfRows([
  aRow('A', { debt: 0.25, marketCapRupees: 400 * crore }),
  aRow('B', { debt: 0.05, sector: 'Health', size: 'mid' }),
  aRow('C', { debt: null, sector: null, size: null, badge: 'under_review', marketCapRupees: null }),
  aRow('D', { debt: 0.6, badge: 'non_compliant', shariah_status: 4, marketCapRupees: 300 * crore }),
]);
const ask = (question: Partial<HalalQuestion> = {}) =>
  runHalalScreen(market, { sort: 'marketCap', order: 'desc', page: 1, pageSize: 25, ...question });
const codes = (question: Partial<HalalQuestion>) => ask(question).rows.map(({ stock_code }) => stock_code);

describe('a screen', () => {
  it('filters by each choice, and by all of them together', () => {
    expect(codes({ badge: ['compliant'] })).toEqual(['A', 'B']);
    expect(codes({ badge: ['compliant', 'under_review'] })).toEqual(['A', 'B', 'C']);
    expect(codes({ sector: ['Not classified'] })).toEqual(['C']);
    expect(codes({ size: ['mid'] })).toEqual(['B']);
    expect(codes({ q: 'd lim' })).toEqual(['D']);
    expect(codes({ badge: ['compliant'], sector: ['Energy'], maxDebt: 0.1 })).toEqual([]);
  });

  it('accepts a ratio equal to the limit and never an unknown one', () => {
    expect(codes({ maxDebt: 0.25 })).toEqual(['A', 'B']);
    expect(codes({ maxDebt: 10 })).not.toContain('C');
  });

  it('sorts unknown values last in either direction', () => {
    expect(codes({ sort: 'debt', order: 'asc' })).toEqual(['B', 'A', 'D', 'C']);
    expect(codes({ sort: 'debt', order: 'desc' })).toEqual(['D', 'A', 'B', 'C']);
    expect(codes({ sort: 'status', order: 'asc' })).toEqual(['A', 'B', 'D', 'C']);
    expect(codes({ sort: 'name', order: 'desc' })).toEqual(['D', 'C', 'B', 'A']);
  });

  it('counts what each choice would show, given the other filters', () => {
    const { counts, total, universe } = ask({ badge: ['compliant'], sector: ['Energy'] });
    expect(total).toBe(1);
    expect(universe).toBe(4);
    expect(counts.badge).toEqual({ compliant: 1, non_compliant: 1, under_review: 0 });
    expect(counts.size).toEqual({ large: 1, mid: 0, small: 0 });
    expect(counts.sector).toEqual([
      { name: 'Energy', count: 1 },
      { name: 'Health', count: 1 },
      { name: 'Not classified', count: 0 },
    ]);
  });

  it('filters by what leaves a stock under review, counts it, and sorts the nearest to an answer first', () => {
    const reviewed = (code: string, grade: ReviewGrade) => aRow(code, { badge: 'under_review', grade });
    const graded = marketOfRows([
      reviewed('A', 'accounts_not_loaded'),
      reviewed('B', 'business_not_known'),
      aRow('C', { grade: null }),
      reviewed('D', 'passes_everything_stated'),
      aRow('E', { badge: 'under_review' }),
    ]);
    const paging = { page: 1, pageSize: 25, sort: 'status', order: 'asc' } as const;
    const all = runHalalScreen(graded, paging);
    expect(all.rows.map(({ stock_code }) => stock_code)).toEqual(['C', 'D', 'B', 'A', 'E']);
    expect(all.counts.grade).toMatchObject({ accounts_not_loaded: 1, figures_contradict: 0 });
    const some = runHalalScreen(graded, { ...paging, grade: ['passes_everything_stated'] });
    expect(some.rows.map(({ stock_code }) => stock_code)).toEqual(['D']);
  });

  it('returns one page, and the last one for a page past the end', () => {
    expect(ask({ pageSize: 3, page: 2 })).toMatchObject({ page: 2, rows: [{ stock_code: 'C' }], total: 4 });
    expect(ask({ pageSize: 3, page: 9 })).toMatchObject({ page: 2, rows: [{ stock_code: 'C' }] });
    expect(ask({ q: 'nothing' })).toMatchObject({ page: 1, rows: [], total: 0 });
  });
});
