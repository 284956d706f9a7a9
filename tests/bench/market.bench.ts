import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { startClient } from './askFromOutside';
import { askMeanwhile } from './askMeanwhile';
import { companies, fillWithCompanies, isinOf, issues, symbolOf, years } from './tenThousandCompanies';
import { print, timed, timingsOf } from './timings';

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

async function inProcess(): Promise<void> {
  const before = held();
  const startedMs = performance.now();
  const spent = process.cpuUsage();
  const market = createMarket(db, { now: () => new Date() });
  const meanwhile = askMeanwhile(nodes[0]);
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
async function theDaysJobs(headers: Record<string, string>): Promise<void> {
  const startedMs = performance.now();
  const meanwhile = askMeanwhile(nodes[0], headers);
  const ran = await nodes[0].jobs.runDue();
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`\nThe day's ${ran.length} jobs, every company judged again among them: ${seconds} s`);
  console.log(`Meanwhile ${await meanwhile.end()}`);
  await takenIn('what the jobs wrote', headers);
}

/** What was written just now, until both servers have taken all of it in; one is asked for stocks meanwhile. */
async function takenIn(title: string, headers: Record<string, string>): Promise<void> {
  const meanwhile = askMeanwhile(nodes[0], headers);
  const startedMs = performance.now();
  for (const node of nodes) await warmUp(await node.market.refresh());
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`\n${title}, taken in by both servers: ${seconds} s`);
  console.log(`Meanwhile ${await meanwhile.end()}`);
}

/** One day of prices of all companies. */
const writeADayOfPrices = () =>
  db.execute(sql`
    insert into prices (isin, exchange, day, open, high, low, close, volume, source, document, content_hash)
    select distinct on (isin) isin, exchange, date '2026-11-22', open, high, low, close, volume, source, document, 'next'
    from prices order by isin, day desc`);

/** Asked before the series is counted, so that the code is compiled and the connection open. */
const UNCOUNTED = 100;

async function overHttp(headers: Record<string, string>, address: string): Promise<void> {
  const client = startClient();
  const asked = async (path: (n: number) => string, body?: (n: number) => object) => {
    const requests = Array.from({ length: UNCOUNTED + ROUNDS }, (_, n) => ({
      path: `/api/${path(n)}`,
      ...(body && { body: JSON.stringify(body(n)) }),
    }));
    const { server, client: seen, longestPauseMs } = await client.ask({ address, headers, requests });
    return {
      server: timingsOf(server.slice(UNCOUNTED)),
      seen: timingsOf(seen.slice(UNCOUNTED)),
      longestPauseMs,
    };
  };
  const line = (title: string, { server, seen, longestPauseMs }: Awaited<ReturnType<typeof asked>>) => {
    const [p50, p99] = [server.p50 / floor.server.p50, server.p99 / floor.server.p99];
    const of = (one: { p50: number; p99: number }) =>
      `p50 ${one.p50.toFixed(2).padStart(6)}  p99 ${one.p99.toFixed(2).padStart(6)} ms`;
    console.log(
      `${title.padEnd(46)} server ${of(server)} (${p50.toFixed(1)} x, ${p99.toFixed(1)} x)   client ${of(seen)}   gc at most ${longestPauseMs.toFixed(1)} ms`,
    );
  };
  console.log(
    `\nover HTTP, by a client in another process; ${companies} companies x ${years} years, ${issues} public issues;\n` +
      'server: from the head read to the end of the answer handed over, beside that of asking who asks',
  );
  const floor = await asked(() => 'session');
  line('whether it lives', await asked(() => 'health'));
  line('who asks (the baseline)', floor);
  for (const [title, question] of Object.entries(questions)) {
    const found = await asked((n) => `search?q=${encodeURIComponent(question(n))}`);
    line(`search: ${title} (bar p99 5 ms)`, found);
  }
  const run = (n: number) => ({ text: tenClauses(n) });
  line('screen of ten clauses, each new (bar p99 10)', await asked(() => 'screens/run', run));
  line(
    'the same again',
    await asked(
      () => 'screens/run',
      () => run(1),
    ),
  );
  const pickers = (n: number) =>
    `stocks?badge=compliant&maxDebt=0.${25 + (n % 50)}&sort=${n % 2 ? 'debt' : 'name'}&order=asc&page=${1 + (n % 40)}`;
  line('screen by pickers', await asked(pickers));
  client.stop();
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
  await theDaysJobs(headers);
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
  await writeADayOfPrices();
  await takenIn(`a day of ${companies} prices`, headers);
  await db.update(marketCaps).set({ valueRupees: sql`${marketCaps.valueRupees} + 1` });
  await takenIn(`${companies} averages at once`, headers);
} finally {
  for (const node of nodes) await node.close();
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
}
