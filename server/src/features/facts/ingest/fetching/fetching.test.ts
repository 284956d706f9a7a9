import type { FastifyInstance } from 'fastify';
import { zipSync } from 'fflate';
import { buildTestApp, resetDatabase } from '../../../../testing';
import { corporateActions } from '../../../../database/schema/facts/corporateActionsTables';
import { feedRuns, prices, securities } from '../../../../database/schema/facts/factsTables';
import { metalPrices } from '../../../../database/schema/facts/metalsTables';
import { fxRates } from '../../../../database/schema/facts/fxTables';
import { feedByName } from '../importing/importFiles';
import { sourceFile } from '../feeds/SourceFile';
import { ingestFile } from '../feeds/runFeed';
import { bhavcopyName, bhavcopyOf, nseFile, nseRows, webPage } from '../feedFixtures';
import { backOffMs, fetchStateOf } from './fetchState';
import type { FetchContext } from './FetchContext';
import { fetchContextOf } from './FetchContext';
import { fetchDue } from './fetchDue';
import { fetchSource } from './fetchSource';
import { officialSources } from './officialSources';
import type { OfficialSource } from './officialSources';
import { startPublisher } from '../../../../testing/exchanges/startPublisher';
import type { Publisher } from '../../../../testing/exchanges/startPublisher';

const listPath = '/nsearchives.nseindia.com/content/equities/EQUITY_L.csv';
const pricesPath = (day: string) => `/nsearchives.nseindia.com/content/cm/${bhavcopyName(day)}.zip`;
const zipped = (name: string, text: string) => Buffer.from(zipSync({ [name]: Buffer.from(text) }));
const bhavcopyZip = (day: string) => zipped(bhavcopyName(day), bhavcopyOf(day, 'INE002A01018'));

let app: FastifyInstance;
let publisher: Publisher;
let now: Date;
let context: FetchContext;
beforeAll(async () => {
  publisher = await startPublisher({});
  app = await buildTestApp({ feeds: { isOn: true, mirror: publisher.mirror } });
});
afterAll(async () => {
  await app.close();
  await publisher.stop();
});
beforeEach(async () => {
  publisher.reset();
  await resetDatabase(app);
  now = new Date('2026-11-20T16:00:00Z'); // Friday, 21:30 in India
  context = { ...fetchContextOf(app), now: () => now, random: () => 1 };
});

function source(key: string): OfficialSource {
  const found = officialSources.find((one) => one.key === key);
  if (found === undefined) throw new Error(`There is no source ${key}.`);
  return found;
}
const state = (key: string) => fetchStateOf(app.db, key);

it('imports a list, identifies the client, and then requests only a newer list', async () => {
  publisher.answers[listPath] = ({ headers }, response) => {
    if (headers['if-none-match'] === '"v1"') return void response.writeHead(304).end();
    response.setHeader('etag', '"v1"').end(nseFile(...nseRows));
  };
  expect(await fetchSource(context, source('nse-list'))).toMatchObject({ kind: 'imported', sentence: null });
  expect(await app.db.$count(securities)).toBe(3);
  expect(publisher.requests[0]?.headers['user-agent']).toMatch(/^Tayyib-feeds\//);
  expect(await fetchSource(context, source('nse-list'))).toMatchObject({ kind: 'unchanged', runId: null });
  expect(publisher.requests[1]?.headers['if-none-match']).toBe('"v1"');
  expect(await app.db.$count(feedRuns)).toBe(1);
  // Saturday 08:00 in India
  expect((await state('nse-list')).nextTryAt).toEqual(new Date('2026-11-21T02:30:00Z'));
});

it('knows a file again that its publisher does not mark', async () => {
  publisher.answers[listPath] = nseFile(...nseRows);
  await fetchSource(context, source('nse-list'));
  expect((await fetchSource(context, source('nse-list'))).kind).toBe('unchanged');
  expect(await app.db.$count(feedRuns)).toBe(1);
});

it('refuses a web page, stores the sentence, and backs off from the publisher', async () => {
  publisher.answers[listPath] = webPage;
  const outcome = await fetchSource(context, source('nse-list'));
  expect(outcome).toMatchObject({ kind: 'failed', sentence: expect.stringContaining('web page') });
  expect(outcome.runId).not.toBeNull();
  expect(await state('nse-list')).toMatchObject({
    failures: 1,
    lastFailure:
      'EQUITY_L.csv was refused: This is a web page, not data; the publisher probably answered with an error.',
    nextTryAt: new Date(now.getTime() + 5 * 60_000),
    lastSuccessAt: null,
  });
  await fetchSource(context, source('nse-list'));
  expect(await state('nse-list')).toMatchObject({
    failures: 2,
    nextTryAt: new Date(now.getTime() + 10 * 60_000),
  });
  expect(await app.db.$count(securities)).toBe(0);

  publisher.answers[listPath] = nseFile(...nseRows);
  await fetchSource(context, source('nse-list'));
  expect(await state('nse-list')).toMatchObject({ failures: 0, lastFailure: null, lastSuccessAt: now });
});

it.each<[string, Publisher['answers'][string], string, timeoutMs?: number]>([
  ['answers with an error', (_request, response) => void response.writeHead(503).end(), '503'],
  ['never answers', () => undefined, 'did not send EQUITY_L.csv within 0.3 seconds', 300],
  ['sends too much', nseFile(...nseRows).repeat(50), 'larger than'],
  ['hangs up', (request) => void request.socket.destroy(), 'could not be reached'],
])('records a failure when the publisher %s', async (_what, answer, words, timeoutMs = 120_000) => {
  publisher.answers[listPath] = answer;
  const limits = { timeoutMs, largestBytes: 10_000 };
  const outcome = await fetchSource({ ...context, limits }, source('nse-list'));
  expect(outcome).toMatchObject({ kind: 'failed', sentence: expect.stringContaining(words) });
  expect((await state('nse-list')).failures).toBe(1);
});

it('unzips the prices of a day, and waits for the next trading day', async () => {
  publisher.answers[pricesPath('2026-11-20')] = bhavcopyZip('2026-11-20');
  expect((await fetchSource(context, source('bhavcopy-nse'))).kind).toBe('imported');
  expect(await app.db.$count(prices)).toBe(1);
  // Monday 19:30 in India
  expect(await state('bhavcopy-nse')).toMatchObject({
    lastDay: '2026-11-20',
    nextTryAt: new Date('2026-11-23T14:00:00Z'),
  });
});

it('fetches missed days, and treats a day without a file as a holiday once the next is out', async () => {
  publisher.answers[pricesPath('2026-11-20')] = bhavcopyZip('2026-11-20');
  await fetchSource(context, source('bhavcopy-nse'));
  now = new Date('2026-11-25T16:00:00Z'); // Wednesday; no server ran on Monday and Tuesday
  publisher.answers[pricesPath('2026-11-24')] = bhavcopyZip('2026-11-24');
  for (const day of ['2026-11-21', '2026-11-22', '2026-11-23'])
    expect(await fetchSource(context, source('bhavcopy-nse'))).toMatchObject({
      kind: 'absent',
      sentence: `There is no file for ${day}: it was a holiday.`,
    });
  expect((await fetchSource(context, source('bhavcopy-nse'))).kind).toBe('imported');
  expect(await fetchSource(context, source('bhavcopy-nse'))).toMatchObject({
    kind: 'absent',
    sentence: expect.stringContaining('no file for 2026-11-25 yet'),
  });
  expect(await state('bhavcopy-nse')).toMatchObject({
    failures: 0,
    lastDay: '2026-11-24',
    nextTryAt: new Date('2026-11-25T17:00:00Z'),
  });
});

it('fetches sessions on Saturdays and Sundays with the Monday after', async () => {
  publisher.answers[pricesPath('2026-11-20')] = bhavcopyZip('2026-11-20');
  await fetchSource(context, source('bhavcopy-nse'));
  now = new Date('2026-11-23T16:00:00Z'); // Monday evening
  publisher.answers[pricesPath('2026-11-22')] = bhavcopyZip('2026-11-22');
  publisher.answers[pricesPath('2026-11-23')] = bhavcopyZip('2026-11-23');
  const kinds: string[] = [];
  for (let n = 0; n < 3; n++) kinds.push((await fetchSource(context, source('bhavcopy-nse'))).kind);
  expect(kinds).toEqual(['absent', 'imported', 'imported']);
  expect((await state('bhavcopy-nse')).lastDay).toBe('2026-11-23');
});

it('imports prices with deliveries, corporate actions, and prices of dollar, gold and silver', async () => {
  publisher.answers[listPath] = nseFile(...nseRows);
  await fetchSource(context, source('nse-list'));
  publisher.answers['/nsearchives.nseindia.com/products/content/sec_bhavdata_full_20112026.csv'] = [
    'SYMBOL, SERIES, DATE1, PREV_CLOSE, OPEN_PRICE, HIGH_PRICE, LOW_PRICE, LAST_PRICE, CLOSE_PRICE, AVG_PRICE, TTL_TRD_QNTY, TURNOVER_LACS, NO_OF_TRADES, DELIV_QTY, DELIV_PER',
    'RELIANCE, EQ, 20-Nov-2026, 100.00, 101.00, 103.00, 100.00, 102.00, 102.50, 101.70, 1000, 1.02, 20, 500, 50.00',
    '',
  ].join('\n');
  const year = 'index=equities&from_date=20-11-2025&to_date=19-01-2027';
  const action = { symbol: 'RELIANCE', series: 'EQ', isin: 'INE002A01018', recDate: '27-Nov-2026' };
  publisher.answers[`/www.nseindia.com/api/corporates-corporateActions?${year}`] = JSON.stringify([
    { ...action, subject: 'Bonus 1:1', exDate: '27-Nov-2026' },
  ]);
  for (const base of ['usd', 'xau', 'xag']) {
    const path = `/cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@2026-11-20/v1/currencies/${base}.json`;
    publisher.answers[path] = JSON.stringify({ date: '2026-11-20', [base]: { inr: 96.5, usd: 1 } });
  }
  const keys = ['bhavcopy-full', 'corporate-actions', 'currency-api-usd', 'currency-api-xau'];
  for (const key of [...keys, 'currency-api-xag'])
    expect([key, await fetchSource(context, source(key))]).toMatchObject([key, { kind: 'imported' }]);
  expect(await app.db.select().from(prices)).toMatchObject([{ close: '102.5000', source: 'full_bhavcopy' }]);
  expect(await app.db.select().from(corporateActions)).toMatchObject([
    { kind: 'bonus', exDate: '2026-11-27' },
  ]);
  expect(await app.db.$count(fxRates)).toBe(1);
  expect((await app.db.select().from(metalPrices)).map(({ metal }) => metal).sort()).toEqual([
    'gold',
    'silver',
  ]);
});

it('reads what it fetches with a feed there is, from a secure address', () => {
  for (const { key, feed, address } of officialSources) {
    expect([key, feedByName(feed)?.name]).toEqual([key, feed]);
    expect(new URL(address('2026-11-20')).protocol).toBe('https:');
  }
});

it('fetches the feeds that are due and nothing else, one request at a time', async () => {
  let open = 0;
  let mostOpen = 0;
  publisher.answers[listPath] = (_request, response) => {
    mostOpen = Math.max(mostOpen, ++open);
    void oneIsRefused.then(() => {
      open--;
      response.end(nseFile(...nseRows));
    });
  };
  const fetches = [fetchSource(context, source('nse-list')), fetchSource(context, source('nse-list'))];
  const oneIsRefused = Promise.race(fetches).catch(() => undefined);
  const both = await Promise.allSettled(fetches);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(mostOpen).toBe(1);
  expect(await fetchDue(context, [source('nse-list')])).toEqual([]);
  now = new Date('2026-11-21T03:00:00Z');
  expect(await fetchDue(context, [source('nse-list')])).toEqual(['nse-list']);
});

it('aborts in the middle of a file when the server stops, and rolls back', async () => {
  const requested = new Promise<void>((reached) => {
    publisher.answers[listPath] = (_request, response) => {
      response.writeHead(200).write('SYMBOL,');
      reached();
    };
  });
  const stopped = await buildTestApp({ feeds: { isOn: true, mirror: publisher.mirror } });
  const ran = stopped.jobs.runDue();
  await requested;
  const others = publisher.requests.length;
  await stopped.close();
  expect(await ran).not.toContain('fetch-feeds');
  expect(publisher.requests).toHaveLength(others);
});

it('fetching sends no more requests after the abort, and imports nothing', async () => {
  const ending = new AbortController();
  publisher.answers[pricesPath('2026-11-20')] = (_request, response) => {
    response.end(bhavcopyZip('2026-11-20'));
    ending.abort(new Error('the server stops'));
  };
  const due = [source('bhavcopy-nse'), source('nse-list')];
  await expect(fetchDue({ ...context, ending: ending.signal }, due)).rejects.toThrow('the server stops');
  expect(publisher.requests).toHaveLength(1);
  const file = sourceFile(
    bhavcopyName('2026-11-20'),
    Buffer.from(bhavcopyOf('2026-11-20', 'INE002A01018')),
    '2026-11-20',
  );
  const ingesting = ingestFile(app.db, feedByName('bhavcopy')!, file, { ending: ending.signal });
  await expect(ingesting).rejects.toThrow('the server stops');
  expect([await app.db.$count(prices), await app.db.$count(feedRuns)]).toEqual([0, 0]);
  expect(await state('bhavcopy-nse')).toMatchObject({ failures: 0, lastTriedAt: null });
});

it('fetching that failed waits between half and all of a time that doubles, up to six hours', () => {
  const minutes = (failures: number, random: number) => backOffMs(failures, random) / 60_000;
  expect([minutes(1, 0), minutes(1, 1), minutes(4, 1), minutes(50, 1)]).toEqual([2.5, 5, 40, 360]);
});
