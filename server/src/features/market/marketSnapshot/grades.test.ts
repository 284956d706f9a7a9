import type {
  DashboardReply,
  IndustriesPage,
  IndustryReply,
  ReviewGrade,
  ScreenReply,
  ScreenRunReply,
  SearchReply,
  StockPage,
  StocksAllReply,
} from '@tayyib/shared/contracts';
import { reviewGrades } from '@tayyib/shared/contracts';
import { gradeNames } from '@tayyib/shared/shariah';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { securities } from '../../../database/schema/facts/factsTables';
import { verdicts } from '../../../database/schema/facts/verdictsTables';
import { buildSampleApp, signedIn } from '../../../testing';

/** Companies of the sample, each under review for another reason. */
const reviewed = {
  TCS: 'accounts_not_loaded',
  INFY: 'passes_everything_stated',
  ITC: 'business_not_known',
} as const satisfies Record<string, ReviewGrade>;

let app: FastifyInstance;
let headers: Awaited<ReturnType<typeof signedIn>>;
const isins = new Map<string, string>();
beforeAll(async () => {
  app = await buildSampleApp();
  const listed = await app.db
    .select()
    .from(securities)
    .where(inArray(securities.symbol, Object.keys(reviewed)));
  for (const { isin, symbol } of listed) isins.set(symbol, isin);
  for (const [symbol, grade] of Object.entries(reviewed))
    await app.db
      .update(verdicts)
      .set({ status: 3, grade })
      .where(and(eq(verdicts.isin, isinOf(symbol)), eq(verdicts.standard, 'TASIS'), verdicts.current));
  headers = await signedIn(app, 'paro');
});
afterAll(() => app.close());

const isinOf = (symbol: string): string => isins.get(symbol) ?? symbol;
const read = async <Reply>(url: string) => (await app.inject({ url, headers })).json<Reply>();
const run = async (text: string) => {
  const payload = { text, columns: ['Review'], pageSize: 100 };
  const reply = await app.inject({ method: 'POST', url: '/api/screens/run', headers, payload });
  return reply.json<ScreenRunReply>();
};

const gradesOf = (rows: readonly { isin: string; grade?: ReviewGrade | null | undefined }[]) =>
  Object.fromEntries(
    Object.keys(reviewed).map((symbol) => [symbol, rows.find(({ isin }) => isin === isinOf(symbol))?.grade]),
  );

it('states why a stock is under review in every list', async () => {
  expect(gradesOf((await read<ScreenReply>('/api/stocks?pageSize=100')).rows)).toEqual(reviewed);
  expect(gradesOf((await read<StocksAllReply>('/api/stocksall')).data)).toEqual(reviewed);
  expect(gradesOf((await run('Price > 0 OR Status = under review')).rows)).toEqual(reviewed);
  const found = await read<SearchReply>('/api/search?q=TCS');
  expect(found.stocks[0]).toMatchObject({ stock_code: 'TCS', grade: 'accounts_not_loaded' });
  const page = await read<StockPage>(`/api/stocks/${isinOf('INFY')}`);
  expect(page.history.at(-1)).toHaveProperty('grade');
});

it('says of a decided stock that nothing leaves it open', async () => {
  const { rows } = await read<ScreenReply>('/api/stocks?badge=compliant,non_compliant&pageSize=100');
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.map(({ grade }) => grade)).toEqual(rows.map(() => null));
});

it('the grade is a metric of the advanced screener, also by its other names', async () => {
  const { rows } = await run('Review = "passes everything stated"');
  expect(rows.map(({ stock_code, cells }) => [stock_code, cells[0]])).toContainEqual([
    'INFY',
    'passes everything stated',
  ]);
  expect(rows.map(({ stock_code }) => stock_code)).not.toContain('TCS');
  const { rows: same } = await run('Review = "passes what is stated"');
  expect(same).toEqual(rows);
  for (const name of Object.values(gradeNames))
    expect(await run(`Review = "${name}"`)).toHaveProperty('matches');
});

it('the grade filters the halal screener, with a count of each reason', async () => {
  const { counts, rows } = await read<ScreenReply>('/api/stocks?grade=business_not_known&pageSize=100');
  expect(rows.map(({ stock_code }) => stock_code)).toContain('ITC');
  expect(new Set(rows.map(({ grade }) => grade))).toEqual(new Set(['business_not_known']));
  expect(counts.grade?.business_not_known).toBe(rows.length);
  expect(counts.grade?.passes_everything_stated).toBeGreaterThan(0);
});

it('lists answers before questions by verdict, and those without accounts last', async () => {
  const url = '/api/stocks?sort=status&order=asc&pageSize=100';
  const { rows } = await read<ScreenReply>(url);
  const last = rows.findLastIndex(({ badge }) => badge !== 'under_review');
  expect(rows.slice(0, last + 1).every(({ badge }) => badge !== 'under_review')).toBe(true);
  const grades = rows.slice(last + 1).map(({ grade }) => grade);
  expect(grades[0]).toBe('passes_everything_stated');
  const firstWithout = grades.indexOf('accounts_not_loaded');
  expect(new Set(grades.slice(firstWithout))).toEqual(new Set(['accounts_not_loaded']));
});

it('splits those under review in the counts of the market and of industries', async () => {
  const { standards } = await read<DashboardReply>('/api/dashboard');
  const { rows } = await read<IndustriesPage>('/api/industries?level=sector');
  for (const { compliance } of [...standards, ...rows]) {
    const { byBadge, byGrade } = compliance;
    const graded = reviewGrades.reduce((sum, grade) => sum + (byGrade?.[grade] ?? 0), 0);
    expect(graded).toBe(byBadge.under_review);
  }
  const sector = rows.find(({ name }) => name === 'Information Technology');
  expect(sector?.compliance.byGrade).toMatchObject({ accounts_not_loaded: 1, passes_everything_stated: 1 });
  const { stocks } = await read<IndustryReply>(`/api/industries/${sector?.id}`);
  expect(stocks.rows.find(({ stock_code }) => stock_code === 'TCS')?.grade).toBe('accounts_not_loaded');
});
