import type {
  FeedRun,
  FeedRunReply,
  FeedRunsReply,
  FeedsReply,
  FetchNowReply,
} from '@tayyib/shared/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { zipSync } from 'fflate';
import { buildTestApp, resetDatabase, signedIn } from '../../../../testing';
import type { PersonName } from '../../../../testing';
import { auditLog } from '../../../../database/schema/platform/auditTables';
import { bhavcopyName, bhavcopyOf, nseFile, nseRows, webPage } from '../feedFixtures';
import { prices, securities } from '../../../../database/schema/facts/factsTables';
import { startPublisher } from '../../../../testing/exchanges/startPublisher';
import type { Publisher } from '../../../../testing/exchanges/startPublisher';

const listPath = '/nsearchives.nseindia.com/content/equities/EQUITY_L.csv';

let app: FastifyInstance;
let publisher: Publisher;
beforeAll(async () => {
  publisher = await startPublisher({});
  app = await buildTestApp({ feeds: { isOn: true, mirror: publisher.mirror } });
});
afterAll(async () => {
  await app.close();
  await publisher.stop();
});
beforeEach(async () => {
  publisher.reset({ [listPath]: nseFile(...nseRows) });
  await resetDatabase(app);
});

const ask = async (method: 'GET' | 'POST', path: string, who: PersonName = 'sana') =>
  app.inject({ method, url: `/api/staff/feeds${path}`, headers: await signedIn(app, who) });

async function upload(feed: string, name: string, content: string | Uint8Array, query = '') {
  const form = new FormData();
  form.append('file', new Blob([content as BlobPart]), name);
  const request = new Request('http://x', { method: 'POST', body: form });
  return app.inject({
    method: 'POST',
    url: `/api/staff/feeds/${feed}/files${query}`,
    headers: {
      ...(await signedIn(app, 'sana')),
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const entry = async (feed: string) =>
  (await ask('GET', '')).json<FeedsReply>().feeds.find((one) => one.feed === feed);

it('lists every feed with its source, for staff alone', async () => {
  expect((await ask('GET', '', 'adil')).statusCode).toBe(403);
  expect((await ask('GET', '')).json<FeedsReply>().isFetching).toBe(true);
  expect(await entry('nse-list')).toMatchObject({
    lastRun: null,
    freshness: { state: 'none', newest: null },
    sources: [{ key: 'nse-list', schedule: 'every Saturday at 08:00', failures: 0, lastSuccessAt: null }],
  });
  expect((await entry('bhavcopy'))?.sources.map(({ key }) => key)).toEqual(['bhavcopy-nse', 'bhavcopy-bse']);
  expect((await entry('xbrl'))?.sources).toEqual([]);
});

it('fetches a feed now, shows the run and its freshness, and notes who did it', async () => {
  const reply = (await ask('POST', '/sources/nse-list/fetch')).json<FetchNowReply>();
  expect(reply).toMatchObject({
    kind: 'imported',
    run: { outcome: 'stored', read: 3, stored: 3, refused: 0 },
  });
  expect(await entry('nse-list')).toMatchObject({
    lastRun: { id: reply.run?.id },
    // the newest of these companies came to the market that day
    freshness: { state: 'old', newest: '2004-08-25' },
  });
  const [noted] = await app.db.select().from(auditLog).where(eq(auditLog.event, 'feed-fetched'));
  expect(noted).toMatchObject({ userId: null, detail: { source: 'nse-list', outcome: 'imported' } });
  expect(noted?.actor).not.toBeNull();
});

it('shows the failure of a feed with its sentence and the next try', async () => {
  publisher.answers[listPath] = webPage;
  expect((await ask('POST', '/sources/nse-list/fetch')).json<FetchNowReply>()).toMatchObject({
    kind: 'failed',
    run: { outcome: 'refused' },
  });
  const [source] = (await entry('nse-list'))?.sources ?? [];
  expect(source).toMatchObject({ failures: 1, lastFailure: expect.stringContaining('web page') });
  expect(new Date(source?.nextTryAt ?? 0).getTime()).toBeGreaterThan(Date.now());
});

it('does not fetch a feed that is disabled, and explains how to enable it', async () => {
  const off = await buildTestApp();
  const headers = await signedIn(off, 'sana');
  const reply = await off.inject({ method: 'POST', url: '/api/staff/feeds/sources/nse-list/fetch', headers });
  expect(reply.statusCode).toBe(409);
  expect(reply.json<{ message: string }>().message).toContain('FEEDS=on');
  await off.close();
});

it('accepts a file from the browser, also zipped', async () => {
  const list = await upload('nse-list', 'EQUITY_L.csv', nseFile(...nseRows));
  expect(list.statusCode).toBe(201);
  expect(list.json<FeedRun>()).toMatchObject({ outcome: 'stored', read: 3, stored: 3 });
  const name = bhavcopyName('2026-11-20');
  const zip = zipSync({ [name]: Buffer.from(bhavcopyOf('2026-11-20', 'INE002A01018')) });
  const day = await upload('bhavcopy', `${name}.zip`, zip);
  expect(day.json<FeedRun>()).toMatchObject({ document: name, outcome: 'stored', stored: 1 });
  expect(await app.db.$count(prices)).toBe(1);
});

it('refuses a damaged file as the command line does, and stores the report', async () => {
  const cut = await upload('nse-list', 'EQUITY_L.csv', nseFile(...nseRows).slice(0, -9));
  expect(cut.statusCode).toBe(201);
  const run = cut.json<FeedRun>();
  expect(run).toMatchObject({ outcome: 'refused', stored: 0, refused: 1 });
  const report = (await ask('GET', `/runs/${run.id}`)).json<FeedRunReply>();
  expect(report.lines).toEqual([{ line: 4, reason: expect.stringContaining('cut'), isOutOfScope: false }]);
  expect(await app.db.$count(securities)).toBe(0);
  expect((await ask('GET', '/runs?feed=nse-list')).json<FeedRunsReply>()).toMatchObject({
    total: 1,
    runs: [{ id: run.id }],
  });
});

it('lists a refused filing of results with its reason, in the list of runs and in its report', async () => {
  const halfAFiling = `<xbrli:xbrl xmlns:xbrli="http://www.xbrl.org/2003/instance"><xbrli:context id="OneI">`;
  const run = (await upload('xbrl', 'INDAS_104688_WEB.xml', halfAFiling)).json<FeedRun>();
  expect(run).toMatchObject({ outcome: 'refused', stored: 0 });
  const [listed] = (await ask('GET', '/runs')).json<FeedRunsReply>().runs;
  const report = (await ask('GET', `/runs/${run.id}`)).json<FeedRunReply>();
  expect(listed).toMatchObject({ document: 'INDAS_104688_WEB.xml', outcome: 'refused' });
  expect(listed?.reason).toMatch(/\w{3,}/);
  expect(report.lines[0]?.reason).toBe(listed?.reason);
  expect((await entry('xbrl'))?.lastRun?.reason).toBe(listed?.reason);
});

it('states no reason for a file of which nothing was refused', async () => {
  const run = (await upload('nse-list', 'EQUITY_L.csv', nseFile(...nseRows))).json<FeedRun>();
  expect(run).toMatchObject({ outcome: 'stored', reason: null });
});

it('hands out the refused lines as a file, in pages on the screen', async () => {
  const bad = Array.from({ length: 60 }, (_, at) => `GOOD${at},Good ${at},GB,08-FEB-1995,5,1,INE009A01021,5`);
  const run = (await upload('nse-list', 'EQUITY_L.csv', nseFile(...nseRows, ...bad))).json<FeedRun>();
  expect(run.refused + run.notKept).toBe(60);
  const second = (await ask('GET', `/runs/${run.id}?page=2`)).json<FeedRunReply>();
  expect(second.lines).toHaveLength(10);
  const csv = await ask('GET', `/runs/${run.id}/refused.csv`);
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.headers['content-disposition']).toContain('refused-EQUITY_L.csv.csv');
  expect(csv.body.trim().split('\r\n')).toHaveLength(61);
});

it('refuses a zip that is not whole, no file at all, and a feed it does not know', async () => {
  expect((await upload('bhavcopy', 'x.csv.zip', 'PK broken')).statusCode).toBe(422);
  expect((await ask('POST', '/nse-list/files')).statusCode).toBe(400);
  expect((await upload('nothing', 'x.csv', 'a')).statusCode).toBe(404);
});
