import { statSync } from 'node:fs';
import type { LedgerLine, SearchReply, ThreadSummary } from '@tayyib/shared/contracts';
import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
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
import { slowStartMs } from '../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

const megabyte = 1024 * 1024;

it('the sample takes at most 8 MB of the repository', () => {
  const bytes = packedTables.reduce((sum, rule) => sum + statSync(packedFile(rule)).size, 0);
  expect(bytes).toBeLessThan(8 * megabyte);
});

describe('an empty database', () => {
  let app: FastifyInstance;
  const progress: string[] = [];
  // all tests share one, since filling it takes longer than all of them
  beforeAll(async () => {
    app = await buildTestApp();
    await loadSample(app.db, (sentence) => progress.push(sentence));
  }, 600_000);
  afterAll(() => app.close());

  it('is filled with the whole market, every row with its source, and reports progress', async () => {
    expect(await app.db.$count(securities)).toBeGreaterThan(4500);
    expect(await app.db.$count(prices)).toBeGreaterThan(120_000);
    expect(await app.db.$count(corporateActions)).toBeGreaterThan(15_000);
    expect(await app.db.$count(funds, isNotNull(funds.ethicsRemark))).toBe(6);
    expect(await app.db.$count(filings, eq(filings.document, ''))).toBe(0);
    expect(progress[0]).toBe('Reading the sample for the first start.');
    expect(progress.at(-1)).toMatch(/verdicts; [\d.]+ s in all/);
  });

  it('has prices between the lowest and the highest of their day', async () => {
    const { low, open, close, high } = prices;
    const isImpossible = sql`not (0 < ${low} and ${low} <= least(${open}, ${close}) and greatest(${open}, ${close}) <= ${high})`;
    expect(await app.db.$count(prices, isImpossible)).toBe(0);
    const [reliance] = await app.db
      .select({ open, high, low, close })
      .from(prices)
      .where(and(eq(prices.isin, 'INE002A01018'), eq(prices.day, '2026-08-21')));
    expect(reliance).toEqual({ open: '1314.0000', high: '1316.0000', low: '1308.0000', close: '1316.0000' });
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

  it.each(['RELIANCE', 'ADANIENT', 'ADANIPORTS'])(
    'does not pass %s, whose own filing leaves a tenth of its revenue as "Others"',
    async (symbol) => {
      const ofCompany = await app.db
        .select({ status: verdicts.status })
        .from(verdicts)
        .innerJoin(securities, eq(securities.isin, verdicts.isin))
        .where(
          and(
            eq(securities.symbol, symbol),
            inArray(verdicts.standard, ['TASIS', 'AAOIFI']),
            verdicts.current,
          ),
        );
      expect(ofCompany).toHaveLength(2);
      expect(ofCompany.map(({ status }) => status)).not.toContain(1);
    },
  );

  it('has accounts of this year of two thousand companies, each figure from a filing', async () => {
    const summaries = and(eq(filings.isSummary, true), eq(filings.detail, 'summary'));
    expect(await app.db.$count(filings, summaries)).toBeGreaterThan(2000);
    expect(await app.db.$count(filings, and(summaries, isNull(filings.publishedOn)))).toBe(0);
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

  /** By name: an address may sign in only so often. */
  const cookies = new Map<string, string>();
  const signIn = async (name: string) => {
    const payload = { email: `${name}@tayyib.example`, password: demoPassword, deviceType: 0 };
    const reply = await app.inject({ method: 'POST', url: '/api/login', payload });
    const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? '';
    cookies.set(name, cookie);
    return cookie;
  };
  const readAs = async (name: string, url: string) => {
    const cookie = cookies.get(name) ?? (await signIn(name));
    const reply = await app.inject({ url: `/api/${url}`, headers: { cookie } });
    return reply.json<Record<string, unknown[]>>();
  };

  it('links a public issue to the company that listed by it', async () => {
    await addPeople(app.db, demoAccounts, demoPassword);
    expect(await readAs('free', 'ipos/urbanco-2025')).toMatchObject({
      ipo: { company_name: 'Urban Co.', isin: 'INE0CAZ01013' },
    });
  });

  it('gives demo accounts watchlists, alerts with a true cause, a past call, screens and consultations', async () => {
    await seedDemoContent(app.db, app.clock.now());
    const read = (url: string) => readAs('premium', url);
    expect((await read('watchlistcat'))['data']).toHaveLength(3);
    expect((await read('screens/saved'))['screens']).toHaveLength(2);
    expect((await read('calls'))['calls']).toHaveLength(1);
    expect((await readAs('pro', 'consultations'))['consultations']).toHaveLength(2);
    expect((await readAs('pro', 'consultations/slots'))['slots']).toHaveLength(14);
    const { alerts, lines, entries } = {
      ...(await read('price-alerts')),
      ...(await read('purification/ledger')),
      ...(await read('portfolio')),
    };
    expect([alerts?.length, lines?.length, entries?.length]).toEqual([3, 28, 17]);
    const [everyday] = (await read('watchlistcat'))['data'] as { _id: string }[];
    const { stocks } = await read(`watchlistcat/${everyday?._id}`);
    const britannia = { stock_code: 'BRITANNIA', tags: ['too dear'], targetRupees: 5000 };
    expect(stocks).toContainEqual(expect.objectContaining(britannia));
  });

  it('says once where it is shown that content of demo accounts is made up', async () => {
    const marksIn = (shown: unknown) => JSON.stringify(shown).match(/demo/gi)?.length ?? 0;
    for (const { _id } of (await readAs('premium', 'watchlistcat'))['data'] as { _id: string }[])
      expect(marksIn((await readAs('premium', `watchlistcat/${_id}`))['stocks'])).toBeLessThanOrEqual(1);
    const { advisors = [] } = await readAs('pro', 'consultations/slots');
    expect(marksIn([advisors, (await readAs('pro', 'consultations'))['consultations']])).toBe(1);
    const lines = (await readAs('premium', 'purification/ledger'))['lines'] as LedgerLine[];
    const payments = lines.filter(({ kind }) => kind === 'payment');
    expect(payments.length).toBeGreaterThan(0);
    for (const { toWhom, note } of payments) expect(marksIn([toWhom, note])).toBe(1);
    // the page of events says it for all of them
    const { coming, past } = await readAs('pro', 'learn/events');
    expect(marksIn([coming, past])).toBe(0);
  });

  it('has threads by several demo accounts', async () => {
    const { threads = [] } = await readAs('pro', 'community/posts?sort=newest');
    const authors = (threads as ThreadSummary[]).map(({ author }) => author.id);
    expect(new Set(authors).size).toBeGreaterThan(2);
  });

  it('lists the alerts of demo accounts from the newest to the oldest', async () => {
    for (const name of ['premium', 'pro']) {
      // an answer, changes of verdicts, and for one of them a reply
      const { data = [] } = await readAs(name, 'getnotification');
      const times = (data as { triggered_at: string }[]).map((alert) => alert.triggered_at);
      expect(times.length).toBeGreaterThan(2);
      expect(times).toEqual(times.toSorted().toReversed());
    }
  });
});
