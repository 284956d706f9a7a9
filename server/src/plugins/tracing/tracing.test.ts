import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { buildSampleApp, signedIn, userIdOf } from '../../testing';

const Export = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.unknown()) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
            }),
          ),
        }),
      ),
    }),
  ),
});

type Span = z.infer<typeof Export>['resourceSpans'][number]['scopeSpans'][number]['spans'][number];

/** A collector that saves what it receives. */
async function startCollector() {
  const received: unknown[] = [];
  const paths: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url);
    void json(request).then((body) => {
      received.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: Pick<AddressInfo, 'port'> = z.object({ port: z.number() }).parse(server.address());
  return {
    endpoint: `http://127.0.0.1:${port}`,
    paths,
    text: () => JSON.stringify(received),
    spans: (): Span[] =>
      received
        .flatMap((body) => Export.parse(body).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const attributeOf = ({ attributes }: Span, key: string) =>
  Object.values(attributes.find((each) => each.key === key)?.value ?? {})[0];

/** Runs an app that sends traces, closes it, and returns what the collector received. */
async function traced(work: (app: Awaited<ReturnType<typeof buildSampleApp>>) => Promise<void>) {
  const collector = await startCollector();
  const app = await buildSampleApp({
    tracing: { endpoint: collector.endpoint, serviceName: 'tayyib-test', sampledShare: 1 },
  });
  try {
    await work(app);
  } finally {
    await app.close(); // sends what is left
    await collector.stop();
  }
  return collector;
}

it('sends a span per request, with its queries, and nothing that a user sent', async () => {
  let id = '';
  const { paths, spans, text } = await traced(async (app) => {
    const headers = await signedIn(app, 'paro');
    id = await userIdOf(app, 'paro');
    await app.inject({ url: '/api/search?q=secretquery', headers });
    await app.inject({ url: `/api/avatars/${id}`, headers });
    const created = await app.inject({
      method: 'POST',
      url: '/api/addwatchlistcat',
      headers,
      payload: { title: 'Secret title', status: 1 },
    });
    expect(created.statusCode).toBe(201);
  });
  expect(new Set(paths)).toEqual(new Set(['/v1/traces']));
  expect(text()).toContain('tayyib-test');
  const all = spans();
  const search = all.find(({ name }) => name === 'GET /api/search');
  expect(search && attributeOf(search, 'http.response.status_code')).toBe(200);
  const creation = all.find(({ name }) => name === 'POST /api/addwatchlistcat');
  const queries = all.filter(({ parentSpanId }) => parentSpanId === creation?.spanId);
  expect(queries.map(({ name }) => name)).toContain('INSERT');
  expect(new Set(queries.map(({ traceId }) => traceId))).toEqual(new Set([creation?.traceId]));
  for (const secret of ['secretquery', 'Secret title', id, '@tayyib', 'paro'])
    expect(text()).not.toContain(secret);
});

it('traces jobs, and the queries of parallel requests apart', async () => {
  const { spans } = await traced(async (app) => {
    app.jobs.add({
      name: 'steady work',
      everyMinutes: 60,
      run: async () => void (await app.store.pool.query('select 7')),
    });
    await app.jobs.runDue('steady work');
    const headers = await signedIn(app, 'paro');
    // more than there are connections: some wait for a connection that another request returns
    await Promise.all(Array.from({ length: 60 }, () => app.inject({ url: '/api/watchlistcat', headers })));
  });
  const all = spans();
  const job = all.find(({ name }) => name === 'job steady work');
  expect(
    all.some(
      (span) => span.parentSpanId === job?.spanId && attributeOf(span, 'db.query.text') === 'select 7',
    ),
  ).toBe(true);
  // each has its own; only the lookup of the session is shared
  const ownQueries = (spanId: unknown) =>
    all.filter(
      (span) =>
        span.parentSpanId === spanId && /from "watchlists"/.test(String(attributeOf(span, 'db.query.text'))),
    ).length;
  const counts = all
    .filter(({ name }) => name === 'GET /api/watchlistcat')
    .map(({ spanId }) => ownQueries(spanId));
  expect(counts).toHaveLength(60);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(new Set(counts).size).toBe(1);
});

it('answers requests while the collector is away', async () => {
  const app = await buildSampleApp({
    tracing: { endpoint: 'http://127.0.0.1:9', serviceName: 'tayyib', sampledShare: 1 },
  });
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  await app.close();
});
