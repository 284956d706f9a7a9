import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, connectSocket } from '../../../testing';
import type { Exchanges } from '../../../testing/exchanges/startExchanges';
import { companyOf, startExchanges } from '../../../testing/exchanges/startExchanges';
import { fetchContextOf } from '../../facts/ingest/fetching/FetchContext';
import { fetchSource } from '../../facts/ingest/fetching/fetchSource';
import { filingSources } from '../../facts/ingest/filings/filingSources';
import { listCompanies, resultsOf } from '../../facts/ingest/filings/filingsFixtures';
import { recomputeVerdicts } from '../../facts/verdicts/judging/recomputeVerdicts';
import { adoptShippedEditions } from '../../facts/verdicts/standards/adoptShippedEditions';
import { browserOf } from '../watchlists/watchlistFixtures';

const samples = Number(process.env['ANNOUNCED_FILINGS'] ?? 5);
/** Between requests to NSE, so also between its RSS and the document. */
const spacingMs = 6_000;
const testMs = 900_000;

let app: FastifyInstance;
let exchanges: Exchanges;
beforeEach(async () => {
  exchanges = await startExchanges();
  app = await buildTestApp({ feeds: { isOn: true, mirror: exchanges.mirror, isSpaced: true } });
  await listCompanies(app, samples);
  await adoptShippedEditions(app.db);
  await recomputeVerdicts(app.db, undefined, 'A test');
}, testMs);
afterEach(async () => {
  await app.close();
  await exchanges.stop();
});

it(
  'brings every filing of the RSS to an open page, at the pace of the exchange',
  async () => {
    const [rss] = filingSources;
    if (rss === undefined) throw new Error('There is no RSS.');
    const page = await connectSocket(app, 'paro');
    const paro = await browserOf(app, 'paro');
    const list = await paro.create('Watched');
    for (let number = 0; number < samples; number++) await paro.place(companyOf(number).symbol, [list]);

    const tookMs: number[] = [];
    for (let number = 0; number < samples; number++) {
      // the RSS is requested every five minutes, so never right after the document of the time before
      await pause(spacingMs);
      const { symbol } = companyOf(number);
      const pushed = new Promise<number>((resolve) => {
        page.on('newAlert', ({ stocks }) => stocks.includes(symbol) && resolve(Date.now()));
      });
      // half of its assets are borrowed: no longer under review, but not compliant
      exchanges.file(resultsOf(number, { borrowingsCrore: 500 }));
      const polls = exchanges.requests.length;
      await fetchSource(fetchContextOf(app), rss);
      const requestedAt = exchanges.requests[polls]?.at ?? 0;
      tookMs.push((await pushed) - requestedAt);
    }
    page.close();
    tookMs.sort((a, b) => a - b);
    const [p50, p95] = [0.5, 0.95].map((share) => tookMs[Math.ceil(samples * share) - 1] ?? Infinity);
    console.log(`From the RSS to the page: p50 ${p50} ms, p95 ${p95} ms, at most ${tookMs.at(-1)} ms.`);
    expect(Math.min(...tookMs)).toBeGreaterThanOrEqual(spacingMs);
  },
  testMs,
);
