import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { feedFetches } from '../../database/schema/facts/fetchingTables';
import { buildSampleApp, connectSocket, people, signedIn, userIdOf } from '../../testing';

/** A listener on a free port, without a pause between reads. */
const metrics = { host: '127.0.0.1', port: 0, readEveryMs: 0 };

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildSampleApp({ metrics });
  app.jobs.add({ name: 'steady work', everyMinutes: 60, run: async () => undefined });
  app.jobs.add({
    name: 'broken work',
    everyMinutes: 60,
    run: async () => {
      throw new Error('no facts today');
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  await app.readiness.prepared();
});
afterAll(() => app.close());

const scrapeText = async (server = app): Promise<string> => {
  const reply = await fetch(`${server.metrics?.address()}/metrics`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  return reply.text();
};

/** Every series with its value. */
const scrape = async (server = app): Promise<Map<string, number>> =>
  new Map(
    (await scrapeText(server))
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );

const requests = (method: string, route: string, status: string) =>
  `tayyib_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;

it('counts requests by the pattern of their route and the class of their status', async () => {
  const get = async (path: string) => (await fetch(`${app.listeningOrigin}${path}`)).arrayBuffer();
  await get('/api/health');
  const before = await scrape();
  await get('/api/health');
  await get('/api/health');
  await get('/api/stocks/TCS');
  await get('/api/watchlists');
  await get('/api/nothing-here/7');
  const after = await scrape();
  const grown = (series: string) => (after.get(series) ?? 0) - (before.get(series) ?? 0);
  expect(grown(requests('GET', '/api/health', '2xx'))).toBe(2);
  expect([...after.keys()].filter((series) => series.includes('TCS'))).toEqual([]);
  expect(grown(requests('GET', 'unmatched', '4xx'))).toBeGreaterThan(0);
});

it('no metric contains what identifies a user or repeats what one sent', async () => {
  const headers = await signedIn(app, 'paro');
  const id = await userIdOf(app, 'paro');
  for (const path of [
    `/api/usercheck?q=${encodeURIComponent(people.paro.email)}`,
    '/api/search?q=secretquery',
    `/api/avatars/${id}`,
    '/api/stocks/INE467B01029',
    `/elsewhere/${id}?token=secrettoken`,
  ])
    await (await fetch(app.listeningOrigin + path, { headers })).arrayBuffer();
  const text = await scrapeText();
  expect(text).toContain('route="/api/search"');
  for (const secret of [id, 'paro', 'Pasha', '@', '%40', 'secretquery', 'secrettoken', 'INE467B01029', '?'])
    expect(text.replaceAll(/^# .*$/gm, '')).not.toContain(secret);
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
});

it('counts sockets, connections and the pool, and measures the event loop', async () => {
  const before = await scrape();
  const socket = await connectSocket(app, 'ann');
  const after = await scrape();
  expect([before.get('tayyib_sockets_open'), after.get('tayyib_sockets_open')]).toEqual([0, 1]);
  expect(after.get('tayyib_http_connections')).toBeGreaterThan(0);
  expect(after.get('tayyib_database_connections{state="open"}')).toBeGreaterThan(0);
  expect(after.get('tayyib_database_connections{state="idle"}')).toBeGreaterThan(0);
  expect(after.get('tayyib_database_connections_max')).toBe(20);
  expect(after.get('tayyib_database_waiting')).toBe(0);
  expect(after.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  socket.close();
});

it('counts the queue, and runs of jobs by outcome', async () => {
  await app.jobs.runDue('steady work');
  await app.jobs.runDue('broken work');
  await app.store.pool.query(
    `select graphile_worker.add_job('of nobody', run_at => now() - interval '1 hour')`,
  );
  const series = await scrape();
  const runs = (job: string, outcome: string) =>
    series.get(`tayyib_job_duration_seconds_count{job="${job}",outcome="${outcome}"}`);
  expect([runs('steady work', 'done'), runs('steady work', 'failed')]).toEqual([1, undefined]);
  expect([runs('broken work', 'done'), runs('broken work', 'failed')]).toEqual([undefined, 1]);
  expect(series.get('tayyib_queue_jobs{state="waiting"}')).toBeGreaterThanOrEqual(1);
  expect(series.get('tayyib_queue_jobs{state="retrying"}')).toBeGreaterThanOrEqual(1);
  expect(series.get('tayyib_queue_jobs{state="failed"}')).toBe(0);
  expect(series.get('tayyib_queue_oldest_waiting_seconds')).toBeGreaterThanOrEqual(3600);
});

it('reports when each source was last fetched, and which are late', async () => {
  const now = app.clock.now();
  const hourAgo = new Date(now.getTime() - 60 * 60_000);
  await app.db
    .insert(feedFetches)
    .values({ source: 'nse-filings-rss', lastTriedAt: now, lastSuccessAt: hourAgo, failures: 12 });
  const labels = '{feed="nse-filings-rss",source="nse-filings-rss"}';
  const series = await scrape();
  expect(series.get(`tayyib_feed_last_success_timestamp_seconds${labels}`)).toBeCloseTo(
    hourAgo.getTime() / 1000,
    0,
  );
  expect(series.get(`tayyib_feed_late${labels}`)).toBe(1);
  expect(series.get(`tayyib_feed_failures${labels}`)).toBe(12);
  await app.db.update(feedFetches).set({ lastSuccessAt: now, failures: 0 });
  expect((await scrape()).get(`tayyib_feed_late${labels}`)).toBe(0);
});

it('reports coverage as the page on the state of the data does', async () => {
  const { universes } = (await app.inject('/api/status?standard=AAOIFI')).json();
  const all = universes.find(({ id }: { id: string }) => id === 'all');
  const series = await scrape();
  const labels = 'universe="all",standard="AAOIFI"';
  expect(series.get(`tayyib_companies{${labels},verdict="compliant"}`)).toBe(all.compliant);
  expect(series.get(`tayyib_companies{${labels},verdict="under_review"}`)).toBe(all.underReview);
  expect(series.get(`tayyib_coverage_ratio{${labels}}`)).toBeCloseTo(
    (all.compliant + all.nonCompliant) / all.companies,
    6,
  );
});

it('the page of metrics is on its own port only, which has nothing else', async () => {
  const address = app.metrics?.address();
  expect((await fetch(`${address}/api/health`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
  const publicReply = await fetch(`${app.listeningOrigin}/metrics`);
  expect(await publicReply.text()).not.toContain('tayyib_');
});

it('the page of metrics still replies while the database is down, without outdated figures', async () => {
  const server = await buildSampleApp({ metrics });
  await server.ready();
  expect((await scrape(server)).get('tayyib_reading_ok{reading="queue"}')).toBe(1);
  const read = jest.spyOn(server.store.pool, 'query').mockImplementation(() => {
    throw new Error('the database is down');
  });
  const series = await scrape(server);
  expect(series.get('tayyib_reading_ok{reading="queue"}')).toBe(0);
  expect([...series.keys()].filter((name) => name.startsWith('tayyib_queue_jobs'))).toEqual([]);
  expect(series.get('tayyib_sockets_open')).toBe(0);
  read.mockRestore();
  await server.close();
});

it('reads what is costly at most once per pause, however often metrics are requested', async () => {
  const server = await buildSampleApp({ metrics: { ...metrics, readEveryMs: 600 } });
  await server.ready();
  const read = jest.spyOn(server.store.pool, 'query');
  const reads = () => read.mock.calls.filter(([query]) => String(query).includes('is_due')).length;
  await Promise.all(Array.from({ length: 5 }, () => scrape(server)));
  await scrape(server);
  expect(reads()).toBe(1);
  await sleep(700);
  await scrape(server);
  expect(reads()).toBe(2);
  await server.close();
});

it('names a port that is in use', async () => {
  const port = Number(new URL(app.metrics?.address() ?? '').port);
  const second = await buildSampleApp({ metrics: { ...metrics, port } });
  await expect(second.ready()).rejects.toThrow(
    `The port of the metrics, ${port}, is in use already. Set METRICS_PORT to another one.`,
  );
  await second.close();
});
