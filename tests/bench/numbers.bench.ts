import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DashboardReply } from '@tayyib/shared/contracts';
import { eq } from 'drizzle-orm';
import { buildApp } from '../../server/src/app';
import { readConfig } from '../../server/src/config/config';
import { recordConsent } from '../../server/src/features/accounts/consents/changeConsents';
import { openStore } from '../../server/src/database/openStore';
import { seedSample } from '../../server/src/seed/seedSample';
import { filings, marketCaps, prices, securities } from '../../server/src/database/schema/facts/factsTables';
import { inBatches } from '../../server/src/lib/inBatches';
import { users } from '../../server/src/database/schema/accounts/identityTables';
import {
  createSessionRepository,
  privilegesOf,
} from '../../server/src/features/accounts/sessions/sessionRepository';
import { sessionCookie } from '../../server/src/plugins/session/sessionCookie';
import { fillLists } from './support/fillLists';
import { companies } from './support/fillWithCompanies';

// The time of the API behind the market pages with 10,000 companies and ten years of annual accounts each, over HTTP by a signed-in
// user, compared with a request that only resolves the session.

const COMPANIES = companies;
const YEARS = 10;
const ROUNDS = 150;
const CHANGES = 40;
const isinOf = (n: number) => `INE${String(n).padStart(6, '0')}010`;

const dataDir = await mkdtemp(join(tmpdir(), 'tayyib-bench-'));
const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir });
const store = await openStore(config, console.error);
const app = await buildApp({ config, store });

/** Companies like those of the sample data, each with ten years derived from one of its filings, growing 10% a year. */
async function fillMarket(): Promise<void> {
  const { db } = store;
  await seedSample(db);
  const sample = await db.select().from(securities);
  const filed = new Map((await db.select().from(filings)).map((filing) => [filing.isin, filing]));
  const numbers = Array.from({ length: COMPANIES - sample.length }, (_, at) => at + 1);
  await inBatches(numbers, async (batch) => {
    const made = batch.flatMap((n) => {
      const like = sample[n % sample.length];
      const filing = like && filed.get(like.isin);
      return like && filing ? [{ n, like, filing, isin: isinOf(n), symbol: `CO${n}` }] : [];
    });
    await db.insert(securities).values(made.map(({ like, isin, symbol }) => ({ ...like, isin, symbol })));
    const theirs = made.flatMap(({ filing, isin, symbol, n }) =>
      Array.from({ length: YEARS }, (_, back) => {
        const end = 2026 - back;
        const amounts = Object.entries(filing.amounts).map(([key, value]) => [
          key,
          value === null ? null : Math.round((value / 1.1 ** back) * (1 + (n % 100) / 100)),
        ]);
        return {
          ...filing,
          id: undefined,
          isin,
          symbol,
          amounts: { ...filing.amounts, ...Object.fromEntries(amounts) },
          periodStart: `${end - 1}-04-01`,
          periodEnd: `${end}-03-31`,
          asOf: `${end}-03-31`,
          publishedOn: `${end}-05-10`,
          contentHash: `${isin} ${end}`,
        };
      }),
    );
    await inBatches(theirs, (rows) => db.insert(filings).values(rows));
    await db.insert(marketCaps).values(
      made.map(({ isin, n }) => ({
        isin,
        windowMonths: 6,
        valueRupees: 1e9 * ((n * 7919) % COMPANIES),
        publisher: 'made up',
        document: 'made up',
        asOf: '2026-06-30',
        contentHash: isin,
      })),
    );
    await db.insert(prices).values(made.map(({ isin, n }) => bar(isin, '2026-11-20', 100 + (n % 50))));
  });
  // three years of prices for one of them, for its technical indicators
  const days = Array.from(
    { length: 750 },
    (_, at) => new Date(Date.UTC(2026, 10, 19) - at * 1.4 * 86_400_000),
  );
  const dates = [...new Set(days.map((day) => day.toISOString().slice(0, 10)))];
  await inBatches(dates, (batch) =>
    db.insert(prices).values(batch.map((day, at) => bar(isinOf(1), day, 100 + 10 * Math.sin(at)))),
  );
}

function bar(isin: string, day: string, close: number) {
  const price = close.toFixed(2);
  return {
    isin,
    day,
    exchange: 'NSE' as const,
    open: price,
    high: price,
    low: price,
    close: price,
    previousClose: '100',
    volume: 1,
    contentHash: '',
  };
}

async function signIn(): Promise<Record<string, string>> {
  const email = `${randomUUID()}@tayyib.example`;
  const [person] = await store.db
    .insert(users)
    .values({ email, firstName: 'Bench', plan: 'premium', roles: [], emailVerifiedAt: new Date() })
    .returning({ id: users.id });
  if (!person) throw new Error('The database has no users.');
  await recordConsent(store.db, { userId: person.id, purpose: 'terms', isGiven: true, at: new Date() });
  const { token } = await createSessionRepository(store.db).open(
    {
      userId: person.id,
      kind: 'browser',
      deviceId: randomUUID(),
      privileges: privilegesOf({ plan: 'premium', roles: [] }),
    },
    new Date(),
  );
  return { cookie: `${sessionCookie}=${token}`, 'sec-fetch-site': 'same-origin' };
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN;
let floorMs = NaN;

async function time(
  title: string,
  url: string,
  headers: Record<string, string>,
  expected = 200,
): Promise<void> {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS + 10; round += 1) {
    const startedMs = performance.now();
    const reply = await app.inject({ url, headers, remoteAddress: `10.8.${round % 250}.1` });
    if (reply.statusCode !== expected) throw new Error(`${url} returned ${reply.statusCode}: ${reply.body}`);
    if (round >= 10) took.push(performance.now() - startedMs);
  }
  tell(title, took);
}

function tell(title: string, took: number[]): void {
  took.sort((a, b) => a - b);
  const p50 = at(took, 0.5);
  const p99 = at(took, 0.99);
  if (Number.isNaN(floorMs)) floorMs = p50;
  const figures = [p50, p99].map((ms) => `${ms.toFixed(1).padStart(8)} ms`).join('');
  console.log(`${title.padEnd(34)}${figures}${(p50 / floorMs).toFixed(1).padStart(8)} x`);
}

async function once(title: string, url: string, headers: Record<string, string>): Promise<void> {
  const startedMs = performance.now();
  const { statusCode } = await app.inject({ url, headers });
  if (statusCode !== 200) throw new Error(`${url} returned ${statusCode}.`);
  console.log(`${title.padEnd(34)}${((performance.now() - startedMs) / 1000).toFixed(2).padStart(8)} s`);
}

type Change = (round: number) => Promise<unknown>;

/** Times the first reply after each of some changes, which are not timed. */
async function timeAfter(
  title: string,
  change: Change,
  url: string,
  headers: Record<string, string>,
): Promise<void> {
  const took: number[] = [];
  for (let round = 0; round < CHANGES; round += 1) {
    await change(round);
    const startedMs = performance.now();
    const { statusCode } = await app.inject({ url, headers, remoteAddress: `10.9.${round % 250}.1` });
    if (statusCode !== 200) throw new Error(`${url} returned ${statusCode}.`);
    took.push(performance.now() - startedMs);
  }
  tell(title, took);
}

const change: Readonly<Record<'price' | 'filing' | 'capitalisation', Change>> = {
  price: (round) =>
    store.db
      .update(prices)
      .set({ close: `${100 + round}` })
      .where(eq(prices.isin, isinOf(2 + round))),
  filing: (round) =>
    store.db
      .update(filings)
      .set({ contentHash: `another ${round}` })
      .where(eq(filings.isin, isinOf(2 + round))),
  capitalisation: (round) =>
    store.db
      .update(marketCaps)
      .set({ valueRupees: 1e9 * round })
      .where(eq(marketCaps.isin, isinOf(2 + round))),
};

/** Writes a day of prices of all companies at once, and times until replies contain them. */
async function timeWholeDay(headers: Record<string, string>): Promise<void> {
  const all = Array.from({ length: COMPANIES - 100 }, (_, at) => at + 1);
  await inBatches(all, (batch) =>
    store.db.insert(prices).values(batch.map((n) => bar(isinOf(n), '2026-11-21', 101))),
  );
  const took = [] as number[];
  const startedMs = performance.now();
  for (let day = ''; day !== '2026-11-21';) {
    const startedMs = performance.now();
    const reply = await app.inject({ url: '/api/dashboard', headers });
    took.push(performance.now() - startedMs);
    day = reply.json<DashboardReply>().market?.day ?? '';
  }
  const seconds = (performance.now() - startedMs) / 1000;
  tell(`while a day of prices is taken in`, took);
  console.log(`  … it shows after ${seconds.toFixed(1)} s, ${took.length} answers later`);
}

try {
  await fillMarket();
  await fillLists(store.db, isinOf, COMPANIES - 100);
  const headers = await signIn();
  console.log(`${COMPANIES} companies x ${YEARS} years     p50        p99   beside "who asks"`);
  await once('the market read for the first time', '/api/dashboard', headers);
  const stock = `/api/stocks/${isinOf(1)}`;
  await time('who asks', '/api/session', headers);
  for (const part of [
    'fundamentals',
    'technicals',
    'swot',
    'projection',
    'peers',
    'similar',
    'prices',
    'filings',
  ]) {
    await time(part, `${stock}/${part}`, headers);
  }
  for (const page of [
    'industries',
    'industries/sector~energy',
    'indices',
    'indices/made0',
    'indices/made0/members',
    'funds?only=held',
    'funds/MADE0',
    'ipos',
    'dashboard',
  ]) {
    await time(page, `/api/${page}`, headers);
  }
  const { headers: answered } = await app.inject({ url: `${stock}/swot`, headers });
  await time(
    'SWOT, known already (304)',
    `${stock}/swot`,
    { ...headers, 'if-none-match': String(answered.etag) },
    304,
  );
  console.log('one fact changed, and the next answer');
  await timeAfter('a price, then the dashboard', change.price, '/api/dashboard', headers);
  await timeAfter('accounts, then the dashboard', change.filing, '/api/dashboard', headers);
  await timeAfter('accounts, then peers', change.filing, `${stock}/peers`, headers);
  await timeAfter('a capitalisation, then industries', change.capitalisation, '/api/industries', headers);
  await timeAfter('a price, then indices', change.price, '/api/indices', headers);
  await timeAfter('a price, then a fund', change.price, '/api/funds/MADE0', headers);
  await timeWholeDay(headers);
} finally {
  await app.close();
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
}
