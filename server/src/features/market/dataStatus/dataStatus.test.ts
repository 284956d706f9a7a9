import type { DataStatusReply } from '@tayyib/shared/contracts';
import { standardIds } from '@tayyib/shared/shariah';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { feedFetches } from '../../../database/schema/facts/fetchingTables';
import { corporateActions } from '../../../database/schema/facts/corporateActionsTables';
import { feedRuns, securities } from '../../../database/schema/facts/factsTables';
import { fundNavs, funds } from '../../../database/schema/facts/fundTables';
import { indexCloses, indexMembers, marketIndices } from '../../../database/schema/facts/indexTables';
import { metalPrices } from '../../../database/schema/facts/metalsTables';
import { filingBackfills } from '../../../database/schema/facts/filingTables';
import { startFirstBackfill } from '../../facts/ingest/filings/backfill/backfillRepository';
import { buildSampleApp } from '../../../testing';

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
    for (const { companies, compliant, nonCompliant, underReview, byGrade, outdated } of universes) {
      expect(compliant + nonCompliant + underReview).toBe(companies);
      expect(byGrade.reduce((sum, { count }) => sum + count, 0)).toBe(underReview);
      expect(outdated).toBeLessThanOrEqual(companies);
    }
  }
});

it('counts what the dashboard and the lists count in the state of the data', async () => {
  const [, , all] = (await status()).universes;
  const market = await app.marketReader.figures();
  const headline = market.counters.headline.standards.find(({ standard }) => standard === 'TASIS');
  expect(headline?.compliance.byBadge).toEqual({
    compliant: all?.compliant,
    non_compliant: all?.nonCompliant,
    under_review: all?.underReview,
  });
  const byGrade = Object.entries(headline?.compliance.byGrade ?? {}).filter(([, count]) => count > 0);
  expect(byGrade.length).toBeGreaterThan(1);
  expect(Object.fromEntries(all?.byGrade.map(({ grade, count }) => [grade, count]) ?? [])).toEqual(
    Object.fromEntries(byGrade),
  );
});

it('counts companies that were not judged as under review without a grade', async () => {
  const isin = 'INE000A01018';
  await app.db.insert(securities).values({
    isin,
    symbol: 'UNJUDGED',
    name: 'Unjudged Limited',
    source: 'x',
    asOf: '2026-03-05',
  });
  const [, , all] = (await status()).universes;
  const graded = all?.byGrade.reduce((sum, { count }) => sum + count, 0);
  expect(all?.underReview).toBe((graded ?? 0) + 1);
  await app.db.delete(securities).where(eq(securities.isin, isin));
});

it('the state of the data is for everyone, and answers 304 while nothing has changed', async () => {
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

it('says the newest day of data that came with the embedded sample, until a file is imported', async () => {
  const sample = await buildSampleApp();
  sample.clock.now = () => new Date('2026-11-20T10:00+05:30');
  const note = { publisher: 'IBJA', document: 'x', note: 'Without GST.' };
  const provenance = { publisher: 'AMFI', document: 'x', asOf: '2026-08-21', contentHash: 'x' };
  const action = { isin: 'INE002A01018', subject: 'Dividend', part: 0, kind: 'dividend' as const };
  await sample.db.insert(metalPrices).values([
    { ...note, metal: 'gold', day: '2026-08-20', rupeesPerGram: '9000' },
    { ...note, metal: 'silver', day: '2026-08-21', rupeesPerGram: '100' },
  ]);
  await sample.db.insert(marketIndices).values({ key: 'nifty50', name: 'Nifty 50' });
  await sample.db
    .insert(indexCloses)
    .values({ indexKey: 'nifty50', day: '2026-08-19', close: '24000', ...provenance });
  await sample.db.insert(funds).values({ schemeCode: '1', name: 'Ethical Fund', ...provenance });
  await sample.db
    .insert(fundNavs)
    .values({ schemeCode: '1', day: '2026-08-18', navRupees: '10', document: 'x' });
  await sample.db.insert(corporateActions).values([
    { ...action, exDate: '2026-08-17', ...provenance },
    { ...action, exDate: '2027-01-04', ...provenance },
  ]);
  const shown = async () => {
    const { feeds } = (await sample.inject('/api/status')).json<DataStatusReply>();
    return Object.fromEntries(feeds.map(({ feed, dataOf, isSample }) => [feed, [dataOf, isSample]]));
  };
  expect(await shown()).toMatchObject({
    filings: [expect.any(String), true],
    prices: [null, false],
    actions: ['2026-08-17', true],
    indices: ['2026-08-19', true],
    funds: ['2026-08-18', true],
    metals: ['2026-08-21', true],
  });
  const run = { feed: 'ibja', population: '', document: 'x', fileHash: 'x', outcome: 'stored' as const };
  await sample.db.insert(feedRuns).values({ ...run, read: 1, stored: 1, unchanged: 0, refused: [] });
  // what feeds did is read again after some seconds
  sample.clock.now = () => new Date('2026-11-20T10:01+05:30');
  expect(await shown()).toMatchObject({ metals: ['2026-08-21', false], funds: ['2026-08-18', true] });
  await sample.close();
});

it('counts the companies with accounts of this year, and follows the backfill of the others', async () => {
  const at = new Date('2026-11-20T10:00+05:30');
  app.clock.now = () => at;
  const { accounts } = await status();
  expect(accounts).toMatchObject({ year: '2026-03-31', backfill: null });
  const companies = await app.db.$count(securities);
  expect(accounts.companies).toBe(companies);
  await startFirstBackfill(app.db, at);
  await startFirstBackfill(app.db, at);
  app.clock.now = () => new Date('2026-11-20T10:01+05:30');
  expect((await status()).accounts.backfill).toMatchObject({ state: 'running', companies, companiesDone: 0 });
  expect(await app.db.$count(filingBackfills)).toBe(1);
});
