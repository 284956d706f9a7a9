import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../../../testing';
import type { Exchanges } from '../../../../../testing/exchanges/startExchanges';
import { startExchanges } from '../../../../../testing/exchanges/startExchanges';
import { killBackfills } from '../../../../../testing/killed/killBackfills';
import { filings } from '../../../../../database/schema/facts/factsTables';
import { knownFilings } from '../../../../../database/schema/facts/filingTables';
import {
  earlyRequests,
  fakeClock,
  filingsOf,
  listCompanies,
  pacedContext,
  resultsOf,
} from '../filingsFixtures';
import { runBackfill } from './runBackfill';

/** About 2300 companies have filings on the exchanges: `BACKFILL_COMPANIES=2300`. */
const companies = Number(process.env['BACKFILL_COMPANIES'] ?? 700);
/** That only NSE lists: each takes two lists in place of one. */
const onNseOnly = 100;
const requests = companies - onNseOnly + onNseOnly * 2 + companies;
/** 20 of them with all companies. */
const kills = Math.round(companies / 115);
const since = '2024-07-20';
const testMs = 1_800_000;

let app: FastifyInstance;
let exchanges: Exchanges;
let clock: ReturnType<typeof fakeClock>;
beforeEach(async () => {
  clock = fakeClock('2026-07-20T04:00:00Z');
  exchanges = await startExchanges({ now: () => clock.now().getTime() });
  app = await buildTestApp({ feeds: { isOn: true, mirror: exchanges.mirror } });
  await listCompanies(app, companies, (number) => number >= onNseOnly);
  exchanges.file(...Array.from({ length: companies }, (_, number) => resultsOf(number)));
}, testMs);
afterEach(async () => {
  await app.close();
  await exchanges.stop();
}, testMs);

it(
  `asks for ${companies} companies once each, at the pace of the exchanges`,
  async () => {
    const started = clock.now().getTime();
    await runBackfill(pacedContext(app, clock), since, () => undefined);
    expect(exchanges.requests).toHaveLength(requests);
    expect(exchanges.counts().size).toBe(requests);
    expect(earlyRequests(exchanges, started)).toEqual([]);
    expect(await app.db.$count(filings)).toBe(companies);
    const hours = (clock.now().getTime() - started) / 3_600_000;
    console.log(`${requests} requests in ${hours.toFixed(1)} h by the clock.`);
  },
  testMs,
);

it(
  `loses nothing and repeats nothing without need when it is killed ${kills} times`,
  async () => {
    const until = Array.from({ length: kills }, () => 1 + Math.floor(Math.random() * (requests / kills)));
    const killed = await killBackfills(app, exchanges, since, until);
    expect(killed.kills).toBe(kills);
    expect(await app.db.$count(filings)).toBe(companies);
    expect(await app.db.$count(knownFilings)).toBe(companies);
    expect((await filingsOf(app)).every(({ state }) => state === 'imported')).toBe(true);
    const repeated = exchanges.requests.length - exchanges.counts().size;
    console.log(`${killed.kills} kills: ${requests} requests needed, ${repeated} repeated.`);
    // the requests in progress: one list, and one document of each exchange
    expect(repeated).toBeLessThanOrEqual(kills * 3);
  },
  testMs,
);

it(
  'a backfill needs no more memory at the end than in the middle',
  async () => {
    const { megabytes } = await killBackfills(app, exchanges, since, []);
    const half = Math.floor(megabytes.length / 2);
    // medians: a value printed while a list is being read includes that list
    const middle = medianOf(megabytes.slice(Math.floor(half / 2), half));
    const end = medianOf(megabytes.slice(half));
    console.log(`Memory in MB: ${megabytes.join(' ')}`);
    expect(end).toBeLessThan(middle * 1.25);
  },
  testMs,
);

const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
