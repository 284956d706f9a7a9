import { statSync } from 'node:fs';
import type { SearchReply } from '@tayyib/shared/contracts';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { corporateActions } from '../../database/schema/facts/corporateActionsTables';
import { filings, prices, securities } from '../../database/schema/facts/factsTables';
import { funds } from '../../database/schema/facts/fundTables';
import { verdicts } from '../../database/schema/facts/verdictsTables';
import { buildTestApp, signedIn } from '../../testing';
import { demoAccounts, demoPassword } from '../demoAccounts';
import { seedDemoContent } from '../demo/demoContent';
import { addPeople } from '../people';
import { loadSample, packedFile } from './loadSample';
import { packedTables } from './packedTables';

const megabyte = 1024 * 1024;

it('takes at most 8 MB of the repository', () => {
  const bytes = packedTables.reduce((sum, rule) => sum + statSync(packedFile(rule)).size, 0);
  expect(bytes).toBeLessThan(8 * megabyte);
});

describe('an empty database', () => {
  let app: FastifyInstance;
  const said: string[] = [];
  // all tests share one, since filling it takes longer than all of them
  beforeAll(async () => {
    app = await buildTestApp();
    await loadSample(app.db, (sentence) => said.push(sentence));
  }, 600_000);
  afterAll(() => app.close());

  it('is filled with the whole market, every row with its source, and reports progress', async () => {
    expect(await app.db.$count(securities)).toBeGreaterThan(4500);
    expect(await app.db.$count(prices)).toBeGreaterThan(120_000);
    expect(await app.db.$count(corporateActions)).toBeGreaterThan(15_000);
    expect(await app.db.$count(funds, isNotNull(funds.ethicsRemark))).toBe(6);
    expect(await app.db.$count(filings, eq(filings.document, ''))).toBe(0);
    expect(said[0]).toBe('Reading the sample for the first start.');
    expect(said.at(-1)).toMatch(/verdicts; [\d.]+ s in all/);
  });

  it('has a verdict by every standard for every company, and S&P and Dow Jones decide where accounts are on file', async () => {
    const companies = await app.db.$count(securities);
    for (const standard of ['TASIS', 'SP', 'DOW_JONES'] as const) {
      const current = and(eq(verdicts.standard, standard), verdicts.current);
      expect(await app.db.$count(verdicts, current)).toBe(companies);
      const decided = and(current, isNotNull(verdicts.accountsTo), ne(verdicts.status, 3));
      expect(await app.db.$count(verdicts, decided)).toBeGreaterThan(25);
    }
  });

  it('is left unchanged the second time', async () => {
    expect(await loadSample(app.db, () => undefined)).toBe(0);
  });

  it.each([
    ['telco', { stocks: 'TMPV, formerly TELCO' }],
    ['infosystch', { stocks: 'INFY, formerly INFOSYSTCH' }],
    ['ltimindtree', { stocks: 'LTM, formerly LTIMindtree Limited' }],
    ['500325', { stocks: 'RELIANCE' }],
    ['relaince', { stocks: 'RELIANCE' }],
    ['ethical fund', { topics: 'Quantum Ethical Fund' }],
    ['nifty it', { topics: 'Nifty IT' }],
  ])('finds %s', async (text, first) => {
    const headers = await signedIn(app, 'paro');
    const reply = await app.inject({ url: `/api/search?q=${encodeURIComponent(text)}`, headers });
    const { stocks, topics = [] } = reply.json<SearchReply>();
    const [stock] = stocks;
    const found = {
      stocks:
        stock &&
        [stock.stock_code, ...(stock.formerly === undefined ? [] : [stock.formerly])].join(', formerly '),
      topics: topics[0]?.name,
    };
    expect(found).toMatchObject(first);
    if (text === '500325') expect([stocks.length, topics.length]).toEqual([1, 0]);
  });

  it('gives demo accounts watchlists, alerts with a true cause, a past call, screens and consultations', async () => {
    await addPeople(app.db, demoAccounts, demoPassword);
    await seedDemoContent(app.db, app.clock.now());
    const readAs = async (name: string, url: string) => {
      const payload = { email: `${name}@tayyib.example`, password: demoPassword, deviceType: 0 };
      const signIn = await app.inject({ method: 'POST', url: '/api/login', payload });
      const cookie = String(signIn.headers['set-cookie']).split(';')[0] ?? '';
      const reply = await app.inject({ url: `/api/${url}`, headers: { cookie } });
      return reply.json<Record<string, unknown[]>>();
    };
    const read = (url: string) => readAs('premium', url);
    expect((await read('watchlistcat'))['data']).toHaveLength(3);
    expect((await read('screens/saved'))['screens']).toHaveLength(2);
    expect((await read('calls'))['calls']).toHaveLength(1);
    expect((await readAs('pro', 'consultations'))['consultations']).toHaveLength(1);
    expect((await readAs('pro', 'consultations/slots'))['slots']).toHaveLength(14);
    // an answer, and changes of verdicts
    expect((await read('getnotification'))['data']?.length).toBeGreaterThan(1);
  });
});
