import type { FastifyInstance } from 'fastify';
import { buildTestApp, resetDatabase } from '../../../../../testing';
import type { Exchanges } from '../../../../../testing/exchanges/startExchanges';
import { startExchanges } from '../../../../../testing/exchanges/startExchanges';
import { killBackfills } from '../../../../../testing/killed/killBackfills';
import { filings } from '../../../../../database/schema/facts/factsTables';
import { filingBackfillCompanies, knownFilings } from '../../../../../database/schema/facts/filingTables';
import type { FetchContext } from '../../fetching/FetchContext';
import { fetchFilings } from '../fetchFilings';
import {
  earlyRequests,
  fakeClock,
  filingsOf,
  listCompanies,
  pacedContext,
  resultsOf,
} from '../filingsFixtures';
import { backfillProgress, progressInWords } from './backfillProgress';
import { newestBackfill, openBackfill, setBackfillState, startBackfill } from './backfillRepository';
import { listBackfill } from './listBackfill';
import { runBackfill } from './runBackfill';

const twoYearsBack = '2024-07-20';
const halfAYearBack = '2026-01-20';

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
});

/** Companies 0 to 2 are on NSE alone; each has filed once. */
async function aMarket(companies: number): Promise<void> {
  await listCompanies(app, companies, (number) => number > 2);
  exchanges.file(...Array.from({ length: companies }, (_, number) => resultsOf(number)));
}

const noReport = () => undefined;

it('lists every company, fetches every document, each once, and keeps the spacing', async () => {
  await aMarket(12);
  const started = clock.now().getTime();
  const progress = await runBackfill(context, twoYearsBack, noReport);
  expect(progress).toMatchObject({ state: 'finished', companies: 12, companiesDone: 12, listsLeft: 0 });
  expect(await app.db.$count(filings)).toBe(12);
  expect([...exchanges.counts().values()].every((count) => count === 1)).toBe(true);
  // nine lists of BSE, two of NSE for each of the others, and twelve documents
  expect(exchanges.requests).toHaveLength(9 + 3 * 2 + 12);
  expect(earlyRequests(exchanges, started)).toEqual([]);
});

it('a backfill asks for one list of all companies where that reaches back far enough', async () => {
  await aMarket(12);
  await runBackfill(context, halfAYearBack, noReport);
  const lists = exchanges.requests.filter(({ host }) => host === 'api.bseindia.com');
  expect(lists.map(({ path }) => /SCRIP_CD=(\d*)&FlagDur=(\d)/.exec(path)?.slice(1))).toEqual([['', '6']]);
  expect(await app.db.$count(filings)).toBe(12);
});

it('a backfill lists the companies one by one when the long list fails three times', async () => {
  await aMarket(6);
  exchanges.misbehave({ how: 'empty-object', path: /FlagDur=6/ });
  await runBackfill(context, halfAYearBack, noReport);
  expect(exchanges.requests.filter(({ path }) => path.includes('FlagDur=6'))).toHaveLength(3);
  expect(await app.db.$count(filings)).toBe(6);
});

it('a backfill leaves out what was filed before its start', async () => {
  await listCompanies(app, 1);
  exchanges.file(resultsOf(0, { filedAt: '2024-05-01T10:00:00', year: 2024 }), resultsOf(0));
  await runBackfill(context, twoYearsBack, noReport);
  expect(await filingsOf(app)).toMatchObject([{ filedAt: new Date('2026-07-20T02:28:45.000Z') }]);
});

it('a backfill reports how far it is, and how long it will take', async () => {
  await aMarket(6);
  const backfill = await startBackfill(app.db, twoYearsBack, clock.now());
  expect(await backfillProgress(app.db, backfill)).toMatchObject({
    companies: 6,
    companiesDone: 0,
    listsLeft: 6,
    secondsLeft: null,
  });
  await listBackfill(context);
  const listed = await backfillProgress(app.db, backfill);
  // three documents at NSE six seconds apart take longer than three at BSE
  expect(listed).toMatchObject({ companiesDone: 0, listsLeft: 0, secondsLeft: 18 });
  expect(progressInWords(listed)).toBe(
    '0 of 6 companies done (0 failed), 0 lists and 6 documents to request, about 1 minutes left.',
  );
});

it('a backfill stops when it is paused and resumes where it was; what is announced goes on', async () => {
  await aMarket(6);
  await startBackfill(app.db, twoYearsBack, clock.now());
  await listBackfill(context);
  await setBackfillState(app.db, 'paused');
  await fetchFilings(context, 'www.bseindia.com');
  expect(await app.db.$count(filings)).toBe(0);
  expect((await runBackfill(context, twoYearsBack, noReport)).state).toBe('paused');
  await setBackfillState(app.db, 'running');
  expect((await runBackfill(context, twoYearsBack, noReport)).state).toBe('finished');
  expect([...exchanges.counts().values()].every((count) => count === 1)).toBe(true);
});

it('a backfill is never started twice', async () => {
  await listCompanies(app, 2);
  const first = await startBackfill(app.db, twoYearsBack, clock.now());
  expect((await startBackfill(app.db, halfAYearBack, clock.now())).id).toBe(first.id);
  expect(await app.db.$count(filingBackfillCompanies)).toBe(2);
});

it('a backfill gives a company up whose list is never sound, and finishes with the others', async () => {
  await listCompanies(app, 2);
  exchanges.file(resultsOf(0), resultsOf(1));
  exchanges.misbehave({ how: 'empty-object', path: /SCRIP_CD=500000/ });
  const progress = await runBackfill(context, twoYearsBack, noReport);
  expect(progress).toMatchObject({ state: 'finished', companiesFailed: 1, companiesDone: 1 });
});

it('a backfill loses nothing and asks for nothing without need when it is killed again and again', async () => {
  await aMarket(12);
  const { kills } = await killBackfills(app, exchanges, twoYearsBack, [3, 5, 7]);
  expect(kills).toBe(3);
  expect(await openBackfill(app.db)).toBeUndefined();
  expect((await newestBackfill(app.db))?.state).toBe('finished');
  expect(await app.db.$count(filings)).toBe(12);
  expect(await app.db.$count(knownFilings)).toBe(12);
  // a kill may cost the requests in progress: one list, and one document of each exchange
  const repeated = exchanges.requests.length - exchanges.counts().size;
  expect(repeated).toBeLessThanOrEqual(3 * kills);
});
