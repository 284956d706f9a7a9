import type { FastifyInstance } from 'fastify';
import { buildTestApp, resetDatabase } from '../../../../testing';
import { nseDocumentName } from '../../../../testing/exchanges/FiledResults';
import type { Exchanges } from '../../../../testing/exchanges/startExchanges';
import { startExchanges } from '../../../../testing/exchanges/startExchanges';
import { filings } from '../../../../database/schema/facts/factsTables';
import type { FetchContext } from '../fetching/FetchContext';
import { fetchDue } from '../fetching/fetchDue';
import { fetchSource } from '../fetching/fetchSource';
import { fetchFilings } from './fetchFilings';
import { filingSources } from './filingSources';
import { fakeClock, filingsOf, hostOf, listCompanies, pacedContext, resultsOf } from './filingsFixtures';
import { retryFilings } from './knownFilingsRepository';
import { minuteMs } from '../../../../lib/durations';

const nse = 'nsearchives.nseindia.com';
const bse = 'www.bseindia.com';

let app: FastifyInstance;
let exchanges: Exchanges;
let clock: ReturnType<typeof fakeClock>;
let context: FetchContext;
beforeAll(async () => {
  exchanges = await startExchanges({ now: () => clock.now().getTime() });
  app = await buildTestApp({ feeds: { isOn: true, mirror: exchanges.mirror } });
});
afterAll(async () => {
  await app.close();
  await exchanges.stop();
});
beforeEach(async () => {
  clock = fakeClock('2026-07-20T04:00:00Z');
  exchanges.reset();
  await resetDatabase(app);
  context = pacedContext(app, clock);
  await listCompanies(app, 5);
});

function source(key: string) {
  const found = filingSources.find((one) => one.key === key);
  if (found === undefined) throw new Error(`There is no source ${key}.`);
  return found;
}

const poll = (key = 'nse-filings-rss') => fetchSource(context, source(key));
const states = async () => (await filingsOf(app)).map(({ state }) => state);
const documentRequests = () => exchanges.requests.filter(({ path }) => /xbrl|XBRLFILES/.test(path));

describe('fetching filings', () => {
  it('imports a document, keeps the spacing, and requests nothing twice', async () => {
    exchanges.file(resultsOf(1), resultsOf(2), resultsOf(3));
    await poll();
    expect(await fetchFilings(context, nse)).toBe('idle');
    expect(await states()).toEqual(['imported', 'imported', 'imported']);
    expect(await filingsOf(app)).toMatchObject([{ periodEnd: '2026-03-31', nature: 'consolidated' }, {}, {}]);
    expect(await app.db.$count(filings)).toBe(3);
    const times = exchanges.requests.map(({ at }) => at);
    expect(times.slice(1).map((at, index) => at - (times[index] ?? 0))).toEqual([6000, 6000, 6000]);
    await poll();
    await fetchFilings(context, nse);
    expect(documentRequests()).toHaveLength(3);
    expect(exchanges.requests[1]?.headers['user-agent']).toMatch(
      /^Mozilla\/5\.0 \(compatible; Tayyib-feeds\//,
    );
  });

  it('takes the same filing from one exchange only', async () => {
    exchanges.file(resultsOf(1));
    await poll();
    await poll('bse-filings-list');
    await fetchFilings(context, nse);
    await fetchFilings(context, bse);
    expect(await states()).toEqual(['imported', 'duplicate']);
    expect(documentRequests()).toHaveLength(1);
  });

  it('takes 404 as final', async () => {
    const filing = resultsOf(1);
    exchanges.file(filing);
    exchanges.lose(nseDocumentName(filing));
    await poll();
    await fetchFilings(context, nse);
    expect(await filingsOf(app)).toMatchObject([
      { state: 'missing', reason: expect.stringContaining('404') },
    ]);
    clock.advance(1000 * minuteMs);
    await fetchFilings(context, nse);
    expect(documentRequests()).toHaveLength(1);
  });

  it.each([
    ['refuses', { how: 'refuses', status: 403 } as const, 5],
    ['asks for a pause', { how: 'refuses', status: 429, retryAfterSeconds: 3600 } as const, 60],
    ['sends a web page', { how: 'web-page' } as const, 5],
    ['hangs up', { how: 'hangs-up' } as const, 5],
    ['stops in the middle', { how: 'cut' } as const, 5],
    ['does not answer in time', { how: 'slow', ms: 2000 } as const, 5],
    ['sends us elsewhere', { how: 'redirects', to: 'http://169.254.169.254/latest' } as const, 5],
  ])('leaves a host alone that %s, and goes on when it behaves', async (_what, behaviour, minutes) => {
    context = { ...context, limits: { timeoutMs: 500 } };
    exchanges.file(resultsOf(1), resultsOf(2));
    await poll();
    exchanges.misbehave({ ...behaviour, path: /xbrl/ });
    expect(await fetchFilings(context, nse)).toBe('refused');
    expect(documentRequests()).toHaveLength(1);
    const blockedUntil = new Date(clock.now().getTime() + minutes * minuteMs);
    expect(await hostOf(app, nse)).toMatchObject({ failures: 1, blockedUntil });
    clock.advance(minutes * minuteMs);
    expect(await fetchFilings(context, nse)).toBe('refused');
    expect((await hostOf(app, nse))?.failures).toBe(2);
    exchanges.behave();
    clock.advance(70 * minuteMs);
    expect(await fetchFilings({ ...context, limits: {} }, nse)).toBe('idle');
    expect(await states()).toEqual(['imported', 'imported']);
    expect(await hostOf(app, nse)).toMatchObject({ failures: 0, blockedUntil: null });
  });

  it.each(['empty-object', 'half-xml'] as const)(
    'asks again after %s, for that document alone',
    async (how) => {
      exchanges.file(resultsOf(1), resultsOf(2));
      await poll();
      exchanges.misbehave({ how, path: /xbrl/, times: 1 });
      expect(await fetchFilings(context, nse)).toBe('idle');
      expect((await states()).sort()).toEqual(['imported', 'waiting']);
      clock.advance(6 * minuteMs);
      await fetchFilings(context, nse);
      expect(await states()).toEqual(['imported', 'imported']);
    },
  );

  it('gives a document up after six attempts, and tries it again when staff say so', async () => {
    exchanges.file(resultsOf(1));
    await poll();
    exchanges.misbehave({ how: 'empty-object', path: /xbrl/ });
    for (let attempt = 0; attempt < 8; attempt++) {
      await fetchFilings(context, nse);
      clock.advance(7 * 60 * minuteMs);
    }
    expect(documentRequests()).toHaveLength(6);
    expect(await filingsOf(app)).toMatchObject([{ state: 'failed', attempts: 6 }]);
    exchanges.behave();
    expect(await retryFilings(app.db, 'failed')).toEqual([{ host: nse, count: 1 }]);
    await fetchFilings(context, nse);
    expect(await states()).toEqual(['imported']);
  });

  it('records why a document was refused', async () => {
    exchanges.file(resultsOf(1, { assetsCrore: 100, borrowingsCrore: 900 }));
    await poll();
    await fetchFilings(context, nse);
    expect(await filingsOf(app)).toMatchObject([
      { state: 'refused', reason: expect.stringContaining('of total assets') },
    ]);
  });

  it('refuses a document beyond the limit without reading it', async () => {
    exchanges.file(resultsOf(1));
    await poll();
    await fetchFilings({ ...context, limits: { largestBytes: 500 } }, nse);
    expect(await filingsOf(app)).toMatchObject([
      { state: 'refused', reason: expect.stringContaining('larger than') },
    ]);
  });

  it('stops at the quota of the day, and goes on the next', async () => {
    exchanges.file(resultsOf(1), resultsOf(2), resultsOf(3));
    await poll();
    expect(await fetchFilings({ ...context, quotaPerDay: 3 }, nse)).toBe('refused');
    expect(documentRequests()).toHaveLength(2);
    clock.advance(24 * 60 * minuteMs);
    await fetchFilings({ ...context, quotaPerDay: 3 }, nse);
    expect(await states()).toEqual(['imported', 'imported', 'imported']);
  });

  it('goes on after a clock that was a month ahead is set right', async () => {
    exchanges.file(resultsOf(1));
    await poll();
    exchanges.misbehave({ how: 'refuses', status: 403, path: /xbrl/, times: 1 });
    clock.advance(30 * 24 * 60 * minuteMs);
    await poll();
    await fetchFilings(context, nse);
    clock.advance(-30 * 24 * 60 * minuteMs);
    expect(await fetchFilings(context, nse)).toBe('idle');
    expect(await states()).toEqual(['imported']);
    expect(await fetchDue(context, filingSources)).toContain('nse-filings-rss');
  });

  it('lets the revision stand, in whichever order the two come', async () => {
    const original = resultsOf(1, { borrowingsCrore: 100 });
    const revision = resultsOf(1, { borrowingsCrore: 200, filedAt: '2026-08-01T10:00:00', isRevision: true });
    clock.advance(20 * 24 * 60 * minuteMs);
    exchanges.file(revision);
    await poll();
    await fetchFilings(context, nse);
    exchanges.file(original);
    await poll();
    await fetchFilings(context, nse);
    const stored = await app.db.select().from(filings);
    expect(stored).toMatchObject([{ document: nseDocumentName(revision) }]);
    expect(await states()).toEqual(['imported', 'imported']);
  });

  it('fetches at one server at a time', async () => {
    exchanges.file(resultsOf(1), resultsOf(2));
    await poll();
    const results = await Promise.all([fetchFilings(context, nse), fetchFilings(context, nse)]);
    expect(results.sort()).toEqual(['busy', 'idle']);
    expect(documentRequests()).toHaveLength(2);
  });

  it('fetches what was announced at once, by the job queue', async () => {
    exchanges.file(resultsOf(1));
    await app.jobs.runDue('poll-filings');
    expect(await app.jobs.runDue('fetch-filings')).toEqual(['fetch-filings', 'fetch-filings']);
    expect((await states()).sort()).toEqual(['duplicate', 'imported']);
  });
});
