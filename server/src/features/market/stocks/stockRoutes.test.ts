import type { Problem, ScreenReply, SearchReply, StockPage } from '@tayyib/shared/contracts';
import { eq } from 'drizzle-orm';
import { standardIds } from '@tayyib/shared/shariah';
import type { FastifyInstance } from 'fastify';
import { buildSampleApp, signedIn, type PersonName } from '../../../testing';
import { symbolChanges } from '../../../database/schema/facts/companyTables';
import { feedRuns, securities } from '../../../database/schema/facts/factsTables';
import { verdicts } from '../../../database/schema/facts/verdictsTables';

let app: FastifyInstance;
let headers: Record<string, string>;

beforeAll(async () => {
  app = await buildSampleApp();
  headers = await signedIn(app, 'paro');
});
afterAll(() => app.close());

const get = (path: string) => app.inject({ url: `/api/${path}`, headers });
async function ask<Reply>(path: string): Promise<Reply> {
  const reply = await get(path);
  expect(reply.statusCode).toBe(200);
  return reply.json<Reply>();
}
const search = async (q: string) => {
  const { stocks } = await ask<SearchReply>(`search?q=${encodeURIComponent(q)}`);
  return stocks.map(({ stock_code }) => stock_code);
};
const screen = (query = '') => ask<ScreenReply>(`stocks?${query}`);

describe('search', () => {
  it('finds by name or code, whatever the case, the spaces and the punctuation', async () => {
    for (const q of [
      'reliance',
      'RELIANCE',
      'rel iance',
      ' Reliance-Industries ',
      '500325',
      'INE002A01018',
    ]) {
      expect((await search(q))[0]).toBe('RELIANCE');
    }
    expect(await search('m&m')).toContain('M&M');
  });

  it('includes the verdict of each stock', async () => {
    const { stocks, ipos } = await ask<SearchReply>('search?q=itc');
    expect(stocks[0]).toMatchObject({
      type: 'stock',
      stock_code: 'ITC',
      isin: 'INE154A01025',
      shariah_status: 2,
      badge: 'non_compliant',
    });
    expect(ipos).toEqual([]);
  });

  it('returns at most 20 stocks, and none for an unknown name', async () => {
    expect(await search('i')).toHaveLength(20);
    expect(await search('zzzz')).toEqual([]);
  });

  it('refuses an empty or overlong query', async () => {
    expect((await get('search?q=%20')).statusCode).toBe(400);
    expect((await get(`search?q=${'a'.repeat(81)}`)).statusCode).toBe(400);
  });

  it('is updated by an import in another process', async () => {
    expect(await search('newcomer')).toEqual([]);
    const newcomer = { isin: 'INE999Z01011', symbol: 'NEWCOMER', name: 'Newcomer Limited' };
    await app.db.insert(securities).values({ ...newcomer, source: 'NSE list', asOf: '2026-11-01' });
    const run = {
      feed: 'nse-list',
      document: 'list.csv',
      fileHash: '',
      population: '',
      outcome: 'stored' as const,
    };
    await app.db.insert(feedRuns).values({ ...run, read: 1, stored: 1, unchanged: 0, refused: [] });
    expect(await search('newcomer')).toEqual(['NEWCOMER']);
  });
});

it.each(['/api/search?q=reliance', '/api/stocks/RELIANCE'])(
  'does not resend %s to a client that has it',
  async (url) => {
    const first = await app.inject({ url, headers });
    const known = { 'if-none-match': String(first.headers.etag) };
    const again = await app.inject({ url, headers: { ...headers, ...known } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['cache-control']).toBe('private, no-cache');
    const visitor = await app.inject({ url, headers: known });
    expect(visitor.statusCode).toBe(401);
  },
);

it('does not confuse the pages of two plans', async () => {
  const url = '/api/stocks/RELIANCE';
  const pageFor = async (who: PersonName, held?: unknown) =>
    app.inject({ url, headers: { ...(await signedIn(app, who)), 'if-none-match': String(held) } });
  const whole = await pageFor('paro');
  const short = await pageFor('ann');
  expect([whole, short].map((reply) => reply.json<StockPage>().isDetailed)).toEqual([true, false]);
  // a plan that begins, or ends, in the same browser
  expect((await pageFor('paro', short.headers.etag)).json<StockPage>().isDetailed).toBe(true);
  expect((await pageFor('ann', whole.headers.etag)).json<StockPage>().isDetailed).toBe(false);
});

describe('the screen', () => {
  it('sends a page again only when something on it changed', async () => {
    const url = '/api/stocks?pageSize=5';
    const { etag } = (await app.inject({ url, headers })).headers;
    const again = await app.inject({ url, headers: { ...headers, 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const next = await app.inject({
      url: `${url}&page=2`,
      headers: { ...headers, 'if-none-match': String(etag) },
    });
    expect(next.statusCode).toBe(200);
  });

  it('shows the largest first, a page at a time', async () => {
    const first = await screen('pageSize=10');
    const second = await screen('pageSize=10&page=2');
    expect(first.rows).toHaveLength(10);
    expect(first.total).toBe(first.universe);
    const caps = [...first.rows, ...second.rows].map(({ marketCapRupees }) => marketCapRupees ?? 0);
    expect(caps).toEqual([...caps].sort((one, other) => other - one));
    expect(new Set([...first.rows, ...second.rows].map(({ isin }) => isin)).size).toBe(20);
    const beyond = await screen('pageSize=10&page=999');
    expect(beyond.page).toBe(Math.ceil(beyond.total / 10));
  });

  it('filters by verdict and ratio, and an unknown ratio passes no limit', async () => {
    const { rows, total, counts } = await screen(
      'badge=compliant&maxDebt=0.2&maxImpureIncome=0.02&pageSize=100',
    );
    expect(rows).toHaveLength(total);
    expect(rows.map(({ stock_code }) => stock_code)).toContain('ULTRACEMCO');
    for (const { badge, debt, impureIncome } of rows) {
      expect(badge).toBe('compliant');
      expect(debt).not.toBeNull();
      expect(debt).toBeLessThanOrEqual(0.2);
      expect(impureIncome).toBeLessThanOrEqual(0.02);
    }
    expect(counts.badge.compliant).toBe(total);
  });

  it('has no ratios for plans without premium, nor results that tell them', async () => {
    const as = await signedIn(app, 'ann');
    const reply = await app.inject({ url: '/api/stocks?badge=compliant', headers: as });
    const { rows } = reply.json<ScreenReply>();
    expect(rows.length).toBeGreaterThan(5);
    for (const { debt, impureIncome, liquidity, marketCapRupees } of rows) {
      expect([debt, impureIncome, liquidity]).toEqual([null, null, null]);
      expect(marketCapRupees).not.toBeNull();
    }
    for (const query of ['maxDebt=0.2', 'maxImpureIncome=0.02', 'sort=debt', 'sort=liquidity']) {
      const refused = await app.inject({ url: `/api/stocks?${query}`, headers: as });
      expect([refused.statusCode, refused.json<Problem>().code]).toEqual([403, 'upgrade-needed']);
    }
  });

  it('counts the results of each sector', async () => {
    const { counts } = await screen('badge=non_compliant');
    const banks = counts.sector.find(({ name }) => name === 'Financial Services');
    expect(banks?.count).toBeGreaterThan(0);
    const chosen = await screen('badge=non_compliant&sector=Financial%20Services');
    expect(chosen.total).toBe(banks?.count);
    const two = await screen('badge=non_compliant&sector=Financial%20Services&sector=Energy');
    expect(two.total).toBeGreaterThanOrEqual(chosen.total);
  });

  it('sorts missing data last in both directions', async () => {
    for (const order of ['asc', 'desc'] as const) {
      const { rows } = await screen(`sort=debt&order=${order}&pageSize=100`);
      const debts = rows.map(({ debt }) => debt);
      const known = debts.filter((debt) => debt !== null);
      expect(debts.slice(known.length).every((debt) => debt === null)).toBe(true);
      const sorted = [...known].sort((one, other) => (order === 'asc' ? one - other : other - one));
      expect(known).toEqual(sorted);
    }
  });

  it('answers by another standard', async () => {
    const { rows } = await screen('standard=AAOIFI&q=reliance');
    expect(rows[0]?.debt).toBeGreaterThan(0);
    expect(rows[0]?.debt).not.toBe((await screen('q=reliance')).rows[0]?.debt);
  });

  it('refuses what is no filter', async () => {
    expect((await get('stocks?badge=halal')).statusCode).toBe(400);
    expect((await get('stocks?pageSize=1000')).statusCode).toBe(400);
  });
});

describe('a stock page', () => {
  it('says why a stock is compliant, by ISIN or code, TASIS first', async () => {
    const page = await ask<StockPage>('stocks/INE481G01011');
    expect(page.verdicts.map(({ standard }) => standard.id)).toEqual(standardIds);
    expect(page).toMatchObject({ stock_code: 'ULTRACEMCO', badge: 'compliant' });
    const debt = page.verdicts[0]?.ratios.find(({ id }) => id === 'debt');
    expect(debt?.value).toBeCloseTo(0.102, 3);
    expect(debt?.numerator.source?.publishedOn).toBe('2024-04-29');
    expect(page.history.length).toBeGreaterThan(0);
    expect(page.marketCap?.size).toBe('large');
    expect((await ask<StockPage>('stocks/ultracemco')).isin).toBe('INE481G01011');
  });

  it('names the failing business', async () => {
    const itc = await ask<StockPage>('stocks/ITC');
    expect(itc.verdicts[0]).toMatchObject({ status: 2, business: { outcome: 'not_permissible' } });
    expect(itc.verdicts[0]?.reasons[0]).toMatch(/cigarettes.*tobacco/i);
    expect((await ask<StockPage>('stocks/HDFCBANK')).verdicts[0]?.status).toBe(2);
  });

  it('has a verdict under review, with what is missing, for a company without facts', async () => {
    const bare = { isin: 'INE888Z01012', symbol: 'BARE', name: 'Bare Limited' };
    await app.db.insert(securities).values({ ...bare, source: 'NSE list', asOf: '2026-11-01' });
    const page = await ask<StockPage>('stocks/BARE');
    expect(page).toMatchObject({ badge: 'under_review', price: null, marketCap: null, history: [] });
    expect(page.verdicts).toHaveLength(standardIds.length);
    for (const verdict of page.verdicts) {
      expect(verdict.status).toBe(3);
      expect(verdict.missing).toContain('Audited annual accounts');
    }
    expect(await app.db.select().from(verdicts).where(eq(verdicts.isin, bare.isin))).toEqual([]);
  });

  it('is found by a symbol that the company had before', async () => {
    const source = { publisher: 'NSE symbol changes', document: 'symbolchange.csv', contentHash: '' };
    const change = { isin: 'INE002A01018', former: 'RELPET', current: 'RELIANCE', day: '2018-05-04' };
    await app.db.insert(symbolChanges).values({ ...change, ...source, asOf: change.day });
    expect((await ask<StockPage>('stocks/relpet')).stock_code).toBe('RELIANCE');
  });

  it('replies 404 with a message for an unknown stock', async () => {
    const reply = await get('stocks/NOSUCH');
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({
      code: 'stock-not-found',
      message: expect.stringContaining('NOSUCH'),
    });
  });
});

describe('the detail of a stock page', () => {
  const pageOf = async (name: PersonName) =>
    (
      await app.inject({ url: '/api/stocks/ULTRACEMCO', headers: await signedIn(app, name) })
    ).json<StockPage>();

  it.each(['ann', 'basim'] as const)(
    'is withheld from %s, who see the verdict and the reason',
    async (name) => {
      const page = await pageOf(name);
      expect(page).toMatchObject({ isDetailed: false, badge: 'compliant', history: [] });
      expect(page.verdicts.map(({ standard }) => standard.id)).toEqual(standardIds);
      for (const { stars, ratios, reasons } of page.verdicts) {
        expect([stars, ratios]).toEqual([null, []]);
        expect(reasons[0]).not.toBe('');
      }
    },
  );

  it.each(['paro', 'rafi', 'adil', 'sana'] as const)('is there for %s', async (name) => {
    const page = await pageOf(name);
    expect(page.isDetailed).toBe(true);
    expect(page.verdicts[0]?.ratios).not.toEqual([]);
    expect(page.history).not.toEqual([]);
  });
});

it('the market is closed to visitors', async () => {
  for (const url of ['search?q=itc', 'stocks', 'stocks/ITC']) {
    expect((await app.inject({ url: `/api/${url}` })).statusCode).toBe(401);
  }
});
