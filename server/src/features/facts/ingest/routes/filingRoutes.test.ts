import type { FilingsReply, KnownFilingsReply } from '@tayyib/shared/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, resetDatabase, signedIn } from '../../../../testing';
import type { Exchanges } from '../../../../testing/exchanges/startExchanges';
import { startExchanges } from '../../../../testing/exchanges/startExchanges';
import { auditLog } from '../../../../database/schema/platform/auditTables';
import { filings } from '../../../../database/schema/facts/factsTables';
import { feedFetches } from '../../../../database/schema/facts/fetchingTables';
import { fetchContextOf } from '../fetching/FetchContext';
import { reportLate } from '../fetching/reportLate';
import { listCompanies, resultsOf } from '../filings/filingsFixtures';

let app: FastifyInstance;
let exchanges: Exchanges;
beforeAll(async () => {
  exchanges = await startExchanges();
  app = await buildTestApp({ feeds: { isOn: true, mirror: exchanges.mirror } });
});
afterAll(async () => {
  await app.close();
  await exchanges.stop();
});
beforeEach(async () => {
  exchanges.reset();
  await resetDatabase(app);
  await listCompanies(app, 3);
});

const request = async (method: 'GET' | 'POST', path: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/staff/feeds/filings${path}`,
    headers: await signedIn(app, 'sana'),
    ...(payload && { payload }),
  });
const state = async () => (await request('GET', '')).json<FilingsReply>();
const countOf = async (of: string) => (await state()).counts.find((one) => one.state === of)?.count;
const list = async (of: string) => (await request('GET', `/list?state=${of}`)).json<KnownFilingsReply>();

it('says how many filings are in which state, and why some failed', async () => {
  const sound = resultsOf(1);
  exchanges.file(sound, resultsOf(2, { assetsCrore: 100, borrowingsCrore: 900 }));
  await app.jobs.runDue('poll-filings');
  await app.jobs.runDue('fetch-filings');
  expect(await countOf('imported')).toBe(1);
  const refused = await list('refused');
  // both exchanges have it
  expect(refused).toMatchObject({ total: 2, page: 1 });
  expect(refused.filings[0]).toMatchObject({
    companyName: 'Company 2 Limited',
    reason: expect.stringContaining('total assets'),
  });
});

it('runs a backfill that staff started, in the background', async () => {
  exchanges.file(resultsOf(0), resultsOf(1), resultsOf(2));
  const { defaultSince } = await state();
  expect((await request('POST', '/backfill', { since: '2099-01-01' })).statusCode).toBe(400);
  const started = await request('POST', '/backfill', { since: defaultSince });
  expect(started.json()).toMatchObject({ state: 'running', companies: 3, listsLeft: 3 });
  await app.jobs.runDue('fetch-waiting-filings');
  await app.jobs.runDue('fetch-filings');
  app.clock.now = () => new Date(Date.now() + 120_000);
  await app.jobs.runDue('fetch-waiting-filings');
  expect((await state()).backfill).toMatchObject({ state: 'finished', companiesDone: 3, documentsLeft: 0 });
  expect(await app.db.$count(filings)).toBe(3);
  const noted = await app.db.select().from(auditLog).where(eq(auditLog.event, 'filings-managed'));
  expect(noted).toMatchObject([{ detail: { backfill: defaultSince } }]);
});

it('pauses and resumes a backfill', async () => {
  expect((await request('POST', '/backfill/pause', { isPaused: true })).statusCode).toBe(409);
  await request('POST', '/backfill', { since: '2024-01-01' });
  expect((await request('POST', '/backfill/pause', { isPaused: true })).json()).toMatchObject({
    state: 'paused',
  });
  await app.jobs.runDue('fetch-waiting-filings');
  expect(exchanges.requests).toHaveLength(0);
  expect((await request('POST', '/backfill/pause', { isPaused: false })).json()).toMatchObject({
    state: 'running',
  });
});

it('sends nothing to a host that staff paused', async () => {
  const host = 'nsearchives.nseindia.com';
  expect((await request('POST', '/hosts/example.com', { isPaused: true })).statusCode).toBe(404);
  expect((await request('POST', `/hosts/${host}`, { isPaused: true })).json()).toMatchObject({
    host,
    isPaused: true,
  });
  await app.jobs.runDue('poll-filings');
  expect(exchanges.requests.map((one) => one.host)).not.toContain(host);
  await request('POST', `/hosts/${host}`, { isPaused: false });
  await app.jobs.runDue('poll-filings');
  app.clock.now = () => new Date(Date.now() + 120_000);
  await app.jobs.runDue('poll-filings');
  expect(exchanges.requests.map((one) => one.host)).toContain(host);
});

it('fetches refused filings again when staff say so', async () => {
  exchanges.file(resultsOf(1, { assetsCrore: 100, borrowingsCrore: 900 }));
  await app.jobs.runDue('poll-filings');
  await app.jobs.runDue('fetch-filings');
  const before = exchanges.requests.length;
  expect((await request('POST', '/retry', { state: 'refused' })).json()).toEqual({ count: 2 });
  await app.jobs.runDue('fetch-filings');
  expect(exchanges.requests.length - before).toBe(2);
});

it('raises the alarm of a late feed once, and says when it is on time again', async () => {
  const logged: string[] = [];
  const log = {
    error: ({ source }: { source: string }) => logged.push(`late ${source}`),
    warn: ({ source }: { source: string }) => logged.push(`on time ${source}`),
  };
  let now = new Date('2026-11-20T05:00:00Z');
  const context = { ...fetchContextOf(app), now: () => now };
  await app.db
    .insert(feedFetches)
    .values({ source: 'nse-filings-rss', lastTriedAt: now, lastSuccessAt: now });
  expect(await reportLate(context, log)).toEqual([]);
  now = new Date('2026-11-20T05:31:00Z');
  expect(await reportLate(context, log)).toEqual(['nse-filings-rss']);
  expect(await reportLate(context, log)).toEqual(['nse-filings-rss']);
  await app.db.update(feedFetches).set({ lastSuccessAt: now });
  expect(await reportLate(context, log)).toEqual([]);
  expect(logged).toEqual(['late nse-filings-rss', 'on time nse-filings-rss']);
});
