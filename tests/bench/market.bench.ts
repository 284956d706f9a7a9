import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { parse } from '@tayyib/shared/screens';
import { buildApp } from '../../server/src/app';
import { readConfig } from '../../server/src/config';
import { openStore } from '../../server/src/database/openStore';
import { noteConsent } from '../../server/src/features/consents/consentLedger';
import { marketCaps, securities } from '../../server/src/features/facts/factsTables';
import { users } from '../../server/src/features/identity/identityTables';
import { createMarket } from '../../server/src/features/market/createMarket';
import { warmUp } from '../../server/src/features/market/warmUp';
import { privilegesOf } from '../../server/src/features/sessions/privileges';
import { createSessionRepository } from '../../server/src/features/sessions/sessionRepository';
import { verdicts } from '../../server/src/features/verdicts/verdictsTables';
import { sessionCookie } from '../../server/src/plugins/sessionCookie';
import { companies, fillWithCompanies, isinOf, issues, symbolOf, years } from './tenThousandCompanies';
import { print, timed } from './timings';

// How long search and screens take over a market of 10,000 companies with ten years of accounts and prices. In process: the
// server's own code on its own data, without a request around it. Over HTTP: asked by a signed-in person; the last column is
// the median beside that of a request that only finds out who asks.

const ROUNDS = 400;

const questions = {
  'a code, exact': (n: number) => symbolOf(1 + (n % 9000)),
  'a beginning': (n: number) => ['t', 'ta', 'tata', 'rel', 'hindustan u'][n % 5] ?? '',
  'a match inside': (n: number) => ['ower bh', 'imited', 'loska', '77 lim', 'undar'][n % 5] ?? '',
  'a typo': (n: number) =>
    ['relaince', 'hindustn udygo', 'kirlosakr', 'sundaramm jidnal', 'bharta'][n % 5] ?? '',
  nonsense: (n: number) => ['zzzzzzzz', 'qwxkvbnm', 'xqj', 'zyxwvutsrqponm', 'qqqqqqqq'][n % 5] ?? '',
};

/** Ten clauses, no two rounds alike, so that no answer is one kept from before. */
const tenClauses = (n: number) => `market capitalization > ${100 + n}
  debt to assets < 33%
  interest income to income < 5%
  return on equity > 5
  sales growth 3 years > 1
  debt / total assets < 0.5 or debt < cash
  average return on equity 5 years > 3
  not (sector = Energy)
  price > SMA 50 * 0.8
  stars >= 1`;

const megabytes = (bytes: number) => Math.round(bytes / 1e6);
const held = () => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const dataDir = await mkdtemp(join(tmpdir(), 'tayyib-bench-'));
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: dataDir });
const store = await openStore(config, console.error);
const { db } = store;
const nodes = await Promise.all([buildApp({ config, store }), buildApp({ config, store })]);

async function signIn(): Promise<Record<string, string>> {
  const email = `${randomUUID()}@tayyib.example`;
  const [person] = await db
    .insert(users)
    .values({ email, firstName: 'Bench', plan: 'premium', roles: [], emailVerifiedAt: new Date() })
    .returning({ id: users.id });
  if (!person) throw new Error('The database keeps nobody.');
  await noteConsent(db, { userId: person.id, purpose: 'terms', isGiven: true, at: new Date() });
  const privileges = privilegesOf({ plan: 'premium', roles: [] });
  const { token } = await createSessionRepository(db).open(
    { userId: person.id, kind: 'browser', deviceId: randomUUID(), privileges },
    new Date(),
  );
  return { cookie: `${sessionCookie}=${token}`, 'sec-fetch-site': 'same-origin' };
}

/** Asks whether the server lives, over and over, and watches how long it is kept from answering. */
function askMeanwhile() {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const times: number[] = [];
  let isOver = false;
  delay.enable();
  const asking = (async () => {
    while (!isOver) {
      const askedMs = performance.now();
      await nodes[0].inject('/api/health');
      times.push(performance.now() - askedMs);
      await sleep(20);
    }
  })();
  return {
    async end(): Promise<string> {
      isOver = true;
      await asking;
      delay.disable();
      times.sort((one, other) => one - other);
      const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? NaN).toFixed(1);
      const held = [delay.percentile(50), delay.percentile(99), delay.max].map((ns) => (ns / 1e6).toFixed(0));
      return (
        `it was asked ${times.length} times whether it lives: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms; ` +
        `the event loop was late by p50 ${held[0]} ms, p99 ${held[1]} ms, at most ${held[2]} ms (timer of 5 ms)`
      );
    },
  };
}

async function inProcess(): Promise<void> {
  const before = held();
  const startedMs = performance.now();
  const spent = process.cpuUsage();
  const market = createMarket(db, { now: () => new Date() });
  const meanwhile = askMeanwhile();
  const picture = await market.refresh();
  const readMs = performance.now() - startedMs;
  await warmUp(picture);
  const others = await meanwhile.end();
  const { user, system } = process.cpuUsage(spent);
  const seconds = [readMs, performance.now() - startedMs].map((ms) => (ms / 1000).toFixed(1));
  console.log(
    `The market in memory: read in ${seconds[0]} s, with the usual columns in ${seconds[1]} s (cpu ${((user + system) / 1e6).toFixed(1)} s), ` +
      `${megabytes(held() - before)} MB held, of which columns ${megabytes(picture.columnBytes())} MB`,
  );
  console.log(`Meanwhile ${others}`);
  console.log('\nin process; the last column beside reading one column of figures through');
  const source = picture.source('TASIS', null);
  const floor = await timed(ROUNDS, () => {
    const column = source.numbers({ id: 'marketCap', period: null, standard: null }, 0);
    return column?.reduce((sum, value) => sum + (value > 1 ? 1 : 0), 0);
  });
  print('one pass over one column', floor);
  for (const [title, question] of Object.entries(questions)) {
    const find = (n: number) => [picture.search(question(n), 20), picture.searchIpos(question(n), 10)];
    print(`search: ${title}`, await timed(ROUNDS, find), floor);
  }
  await market.refresh();
}

/** What a server does by itself once a day, judging every company again, is over before anybody is timed. */
async function theDaysJobs(): Promise<void> {
  const startedMs = performance.now();
  const meanwhile = askMeanwhile();
  const ran = await nodes[0].jobs.runDue();
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`\nThe day's ${ran.length} jobs, every company judged again among them: ${seconds} s`);
  console.log(`Meanwhile ${await meanwhile.end()}`);
}

/** One day of prices of all companies, taken in by a server that is asked other things meanwhile. */
async function aDayOfPrices(): Promise<void> {
  const meanwhile = askMeanwhile();
  const startedMs = performance.now();
  await db.execute(sql`
    insert into prices (isin, exchange, day, open, high, low, close, volume, source, document, content_hash)
    select distinct on (isin) isin, exchange, date '2026-11-22', open, high, low, close, volume, source, document, 'next'
    from prices order by isin, day desc`);
  const writtenMs = performance.now() - startedMs;
  for (const node of nodes) await warmUp(await node.market.refresh());
  const takenInMs = performance.now() - startedMs - writtenMs;
  const [written, takenIn] = [writtenMs, takenInMs].map((ms) => (ms / 1000).toFixed(1));
  console.log(
    `\na day of ${companies} prices: written in ${written} s, taken in by both nodes in ${takenIn} s`,
  );
  console.log(`Meanwhile ${await meanwhile.end()}`);
}

async function overHttp(headers: Record<string, string>, address: string): Promise<void> {
  const ask = async (path: string, body?: object) => {
    const reply = await fetch(`${address}/api/${path}`, {
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}: ${text}`);
    return text;
  };
  console.log(`\nover HTTP; ${companies} companies x ${years} years, ${issues} public issues`);
  const floor = await timed(ROUNDS, () => ask('session'));
  print('who asks (the baseline)', floor, floor);
  for (const [title, question] of Object.entries(questions)) {
    const search = (n: number) => ask(`search?q=${encodeURIComponent(question(n))}`);
    print(`search: ${title} (bar p99 5 ms)`, await timed(ROUNDS, search), floor);
  }
  const run = (n: number) => ask('screens/run', { text: tenClauses(n) });
  print('screen of ten clauses, each new (bar p99 10)', await timed(ROUNDS, run), floor);
  print('the same again, the next page', await timed(ROUNDS, () => run(1)), floor);
  const pickers = (n: number) =>
    ask(
      `stocks?badge=compliant&maxDebt=0.${25 + (n % 50)}&sort=${n % 2 ? 'debt' : 'name'}&order=asc&page=${1 + (n % 40)}`,
    );
  print('screen by pickers', await timed(ROUNDS, pickers), floor);
}

/** From a commit until every node, asked over and over, tells of it. */
async function untilSeen(
  title: string,
  write: (round: number) => Promise<(answer: string) => boolean>,
  headers: Record<string, string>,
): Promise<void> {
  const path = `/api/search?q=${symbolOf(77)}`;
  const ask = () => Promise.all(nodes.map(async (node) => (await node.inject({ url: path, headers })).body));
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const isTold = await write(round);
    const startedMs = performance.now();
    while (!(await ask()).every(isTold)) if (performance.now() - startedMs > 60_000) throw new Error(title);
    times.push(performance.now() - startedMs);
  }
  times.sort((one, other) => one - other);
  const [median, slowest] = [times[10] ?? NaN, times.at(-1) ?? NaN];
  console.log(`${title.padEnd(46)} p50 ${median.toFixed(1)} ms  slowest ${slowest.toFixed(1)} ms`);
}

try {
  await fillWithCompanies(db);
  const headers = await signIn();
  // connections are opened before the processor has its hands full
  await Promise.all(Array.from({ length: 6 }, () => db.execute(sql`select pg_sleep(0.2)`)));
  if (!parse(tenClauses(1)).ok) throw new Error('The ten clauses cannot be read.');
  await inProcess();
  // one after the other, before they listen: each would read everything then, both at once
  for (const node of nodes) await warmUp(await node.market.refresh());
  await theDaysJobs();
  await nodes[0].listen({ host: '127.0.0.1', port: 0 });
  await nodes[1].listen({ host: '127.0.0.1', port: 0 });
  await overHttp(headers, nodes[0].listeningOrigin);

  console.log('\nfrom a commit until both of two nodes tell of it');
  const of77 = eq(securities.isin, isinOf(77));
  const ask = async () => (await nodes[0].inject({ url: `/api/search?q=${symbolOf(77)}`, headers })).body;
  const noChange = await timed(20, ask);
  print('asked with nothing new (the baseline)', noChange);
  await untilSeen(
    'a verdict',
    async (round) => {
      const status = round % 2 === 0 ? 1 : 2;
      const current = and(eq(verdicts.isin, isinOf(77)), eq(verdicts.standard, 'TASIS'), verdicts.current);
      await db.update(verdicts).set({ status }).where(current);
      return (answer) => answer.includes(`"stock_code":"${symbolOf(77)}","shariah_status":${status}`);
    },
    headers,
  );
  await untilSeen(
    'a name, which all are found by',
    async (round) => {
      const name = `Renamed ${round} Limited`;
      await db.update(securities).set({ name }).where(of77);
      return (answer) => answer.includes(name);
    },
    headers,
  );
  await aDayOfPrices();
  await db.update(marketCaps).set({ valueRupees: sql`${marketCaps.valueRupees} + 1` });
  const startedMs = performance.now();
  for (const node of nodes) await node.market.refresh();
  console.log(
    `${companies} averages at once, both nodes: ${((performance.now() - startedMs) / 1000).toFixed(1)} s`,
  );
} finally {
  for (const node of nodes) await node.close();
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
}
