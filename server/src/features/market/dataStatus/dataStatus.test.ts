import type { DataStatusReply } from '@tayyib/shared/contracts';
import { standardIds } from '@tayyib/shared/shariah';
import type { FastifyInstance } from 'fastify';
import { feedFetches } from '../../../database/schema/facts/fetchingTables';
import { indexMembers, marketIndices } from '../../../database/schema/facts/indexTables';
import { securities } from '../../../database/schema/facts/factsTables';
import { buildSampleApp } from '../../../testing';
import { reviewReason } from './reviewReason';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildSampleApp();
  const provenance = { publisher: 'NSE', document: 'x', asOf: '2026-03-05', contentHash: 'x' };
  const members = ['INE002A01018', 'INE467B01029', 'INE154A01025'];
  await app.db.insert(marketIndices).values({ key: 'nifty50', name: 'Nifty 50', membersAsOf: '2026-03-05' });
  await app.db
    .insert(indexMembers)
    .values(members.map((isin) => ({ indexKey: 'nifty50', isin, from: '2020-01-01', ...provenance })));
});
afterAll(() => app.close());

const ask = (query = '', headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/status${query}`, headers });
const status = async (query = '') => (await ask(query)).json<DataStatusReply>();

it('counts every company of each universe once, by every standard', async () => {
  const listed = await app.db.$count(securities);
  for (const standard of standardIds) {
    const { universes } = await status(`?standard=${standard}`);
    expect(universes.map(({ id, companies }) => [id, companies])).toEqual([
      ['nifty50', 3],
      ['nifty500', 0],
      ['all', listed],
    ]);
    for (const { companies, compliant, nonCompliant, underReview, byReason, outdated } of universes) {
      expect(compliant + nonCompliant + underReview).toBe(companies);
      expect(byReason.reduce((sum, { count }) => sum + count, 0)).toBe(underReview);
      expect(outdated).toBeLessThanOrEqual(companies);
    }
  }
});

it('counts what the dashboard and the lists count', async () => {
  const [, , all] = (await status()).universes;
  const market = await app.marketReader.figures();
  const headline = market.counters.headline.standards.find(({ standard }) => standard === 'TASIS');
  expect(headline?.compliance.byBadge).toEqual({
    compliant: all?.compliant,
    non_compliant: all?.nonCompliant,
    under_review: all?.underReview,
  });
});

it('is for everyone, and answers 304 while nothing has changed', async () => {
  const first = await ask();
  expect(first.statusCode).toBe(200);
  const again = await ask('', { 'if-none-match': String(first.headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('says how current each kind of data is, and what is late', async () => {
  const at = (text: string) => new Date(`${text}+05:30`);
  let now = at('2026-11-20T10:00');
  app.clock.now = () => now;
  await app.db.insert(feedFetches).values([
    { source: 'nse-filings-rss', lastTriedAt: now, lastSuccessAt: now, nextTryAt: at('2026-11-20T10:05') },
    { source: 'amfi-nav', lastTriedAt: now, lastSuccessAt: at('2026-11-10T23:30') },
  ]);
  const of = async (feed: string) => (await status()).feeds.find((one) => one.feed === feed);
  expect(await of('filings')).toMatchObject({
    state: 'on-time',
    lastSuccessAt: now.toISOString(),
    nextAt: '2026-11-20T04:35:00.000Z',
    dataOf: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
  });
  expect(await of('funds')).toMatchObject({ state: 'late', dataOf: '2026-11-10' });
  expect(await of('metals')).toMatchObject({ state: 'unknown', lastSuccessAt: null });
  now = at('2026-11-20T11:00');
  expect(await of('filings')).toMatchObject({ state: 'late' });
});

it.each([
  [undefined, 'not-judged'],
  [
    'Under review: facts are missing or too old (Audited annual accounts; Average market capitalisation).',
    'no-accounts',
    null,
  ],
  [
    'Under review: facts are missing or too old (Accounts newer than 31 Mar 2023 (older than 36 months)).',
    'accounts-too-old',
  ],
  ['Under review: facts are missing or too old (24-month average market capitalisation).', 'no-market-value'],
  ['Under review: facts are missing or too old (Interest received).', 'figures'],
  [
    'Provisional, on figures from X: Under review: facts are missing or too old (Trade receivables).',
    'figures',
  ],
  ['Insurance brings 4% of revenue, which is doubtful.', 'business'],
  ['Put under review by Adil: the demerger.', 'advisor'],
])(
  'reads from "%s" that it is under review for: %s',
  (reason, expected, accountsTo: string | null = '2026-03-31') => {
    const statement =
      reason === undefined
        ? undefined
        : { status: 3 as const, reason, accountsTo, freshness: null, isProvisional: false };
    expect(reviewReason(statement)).toBe(expected);
  },
);
