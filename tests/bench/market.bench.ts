import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { parse } from '@tayyib/shared/screens';
import { buildApp } from '../../server/src/app';
import { readConfig } from '../../server/src/config/config';
import { startEmbeddedPostgres } from '../../server/src/database/launcher/embeddedPostgres';
import { openStore } from '../../server/src/database/openStore';
import { marketCaps, securities } from '../../server/src/database/schema/facts/factsTables';
import { createMarket } from '../../server/src/features/market/marketSnapshot/createMarket';
import { warmUp } from '../../server/src/features/market/marketSnapshot/MarketSnapshot';
import { adoptShippedEditions } from '../../server/src/features/facts/verdicts/standards/adoptShippedEditions';
import { verdicts } from '../../server/src/database/schema/facts/verdictsTables';
import { probeServer } from './support/probeServer';
import { fillMarket } from './support/benchMarket';
import type { BenchMarket } from './support/benchMarket';
import { searchesFor, tenClauses } from './support/marketRequests';
import { signIn } from './support/signIn';
import { timeOverHttp } from './support/timeOverHttp';
import { startProductionServer } from './support/productionServer';
import { print, timed } from './support/timings';

// The time of search and screens over a market of 10,000 companies with ten years of accounts and prices, or with BENCH_MARKET=sample
// over the embedded sample. In process: the server's
// code without requests. Over HTTP: requests of a signed-in user to a separate server, as in production. The propagation of changes
// is measured with two servers in this process.

const ROUNDS = 400;

const megabytes = (bytes: number) => Math.round(bytes / 1e6);
const held = () => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const dataDir = await mkdtemp(join(tmpdir(), 'tayyib-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, report: console.error });
const databaseUrl = postgres.url();
const config = readConfig({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PORT: '0',
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
});
const store = await openStore(config, console.error);
const { db } = store;
const nodes = await Promise.all([buildApp({ config, store }), buildApp({ config, store })]);

async function inProcess({ codes }: BenchMarket): Promise<void> {
  const before = held();
  const startedMs = performance.now();
  const spent = process.cpuUsage();
  const market = createMarket(db, { now: () => new Date() });
  const meanwhile = probeServer(nodes[0]);
  const snapshot = await market.refresh();
  const readMs = performance.now() - startedMs;
  await warmUp(snapshot);
  const others = await meanwhile.end();
  const { user, system } = process.cpuUsage(spent);
  const seconds = [readMs, performance.now() - startedMs].map((ms) => (ms / 1000).toFixed(1));
  console.log(
    `The market in memory: read in ${seconds[0]} s, with the usual columns in ${seconds[1]} s (cpu ${((user + system) / 1e6).toFixed(1)} s), ` +
      `${megabytes(held() - before)} MB held, of which columns ${megabytes(snapshot.columns(null).bytes())} MB`,
  );
  console.log(`Meanwhile ${others}`);
  console.log('\nin process; the last column beside reading one column of figures through');
  const source = snapshot.columns(null).sourceFor('TASIS');
  const floor = await timed(ROUNDS, () => {
    const column = source.numbers({ id: 'marketCap', period: null, standard: null }, 0);
    return column?.reduce((sum, value) => sum + (value > 1 ? 1 : 0), 0);
  });
  print('one pass over one column', floor);
  for (const [title, question] of Object.entries(searchesFor(codes))) {
    const find = (n: number) => [snapshot.search(question(n), 20), snapshot.searchIpos(question(n), 10)];
    print(`search: ${title}`, await timed(ROUNDS, find), floor);
  }
  await market.refresh();
}

/** The daily jobs, which recompute every verdict, run before the measurements. */
async function theDaysJobs(headers: Record<string, string>): Promise<void> {
  const startedMs = performance.now();
  const meanwhile = probeServer(nodes[0], headers);
  const ran = await nodes[0].jobs.runDue();
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`\nThe day's ${ran.length} jobs, every company judged again among them: ${seconds} s`);
  console.log(`Meanwhile ${await meanwhile.end()}`);
  await timeUntilLoaded('what the jobs wrote', headers);
}

/** The time until both servers have loaded a change; one serves requests meanwhile. */
async function timeUntilLoaded(title: string, headers: Record<string, string>): Promise<void> {
  const meanwhile = probeServer(nodes[0], headers);
  const startedMs = performance.now();
  for (const node of nodes) await warmUp(await node.market.refresh());
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`\n${title}, taken in by both servers: ${seconds} s`);
  console.log(`Meanwhile ${await meanwhile.end()}`);
}

/** Resolves when this process was idle for a second: what servers do after they started is over. */
async function untilQuiet(): Promise<void> {
  for (let busyMicroseconds = Infinity; busyMicroseconds > 100_000;) {
    const before = process.cpuUsage();
    await setTimeout(1000);
    const { user, system } = process.cpuUsage(before);
    busyMicroseconds = user + system;
  }
}

/** One day of prices of all companies. */
const writeADayOfPrices = () =>
  db.execute(sql`
    insert into prices (isin, exchange, day, open, high, low, close, volume, source, document, content_hash)
    select distinct on (isin) isin, exchange, date '2026-11-22', open, high, low, close, volume, source, document, 'next'
    from prices order by isin, day desc`);

/** The time from a commit until every node, polled continuously, returns it. */
async function untilSeen(
  title: string,
  write: (round: number) => Promise<(answer: string) => boolean>,
  headers: Record<string, string>,
  symbol: string,
): Promise<void> {
  const path = `/api/search?q=${symbol}`;
  const ask = () => Promise.all(nodes.map(async (node) => (await node.inject({ url: path, headers })).body));
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const isShown = await write(round);
    const startedMs = performance.now();
    while (!(await ask()).every(isShown)) if (performance.now() - startedMs > 60_000) throw new Error(title);
    times.push(performance.now() - startedMs);
  }
  times.sort((one, other) => one - other);
  const median = times[10] ?? NaN;
  const slowest = times.at(-1) ?? NaN;
  console.log(`${title.padEnd(46)} p50 ${median.toFixed(1)} ms  slowest ${slowest.toFixed(1)} ms`);
}

/** Measured alone: no other requests, and no pending changes. */
async function overHttp(headers: Record<string, string>, measured: BenchMarket): Promise<void> {
  const server = await startProductionServer(databaseUrl, dataDir);
  try {
    await timeOverHttp(server, headers, measured);
  } finally {
    await server.stop();
  }
}

try {
  // as at server start, so the separate server has no verdicts to compute
  await adoptShippedEditions(db);
  const measured = await fillMarket(db);
  const { isin, symbol } = measured.watched;
  const { headers } = await signIn(db);
  // connections are opened before the CPU is busy
  await Promise.all(Array.from({ length: 6 }, () => db.execute(sql`select pg_sleep(0.2)`)));
  if (!parse(tenClauses(1)).ok) throw new Error('The ten clauses cannot be parsed.');
  await inProcess(measured);
  // sequentially, before they listen, or both would load everything at once
  for (const node of nodes) await warmUp(await node.market.refresh());
  await theDaysJobs(headers);
  await overHttp(headers, measured);
  for (const node of nodes) await node.listen({ host: '127.0.0.1', port: 0 });
  await untilQuiet();

  console.log('\nfrom a commit until both of two nodes tell of it');
  const ofWatched = eq(securities.isin, isin);
  const ask = async () => (await nodes[0].inject({ url: `/api/search?q=${symbol}`, headers })).body;
  const noChange = await timed(20, ask);
  print('asked with nothing new (the baseline)', noChange);
  await untilSeen(
    'a verdict',
    async (round) => {
      const status = round % 2 === 0 ? 1 : 2;
      const current = and(eq(verdicts.isin, isin), eq(verdicts.standard, 'TASIS'), verdicts.current);
      await db.update(verdicts).set({ status }).where(current);
      return (answer) => answer.includes(`"stock_code":"${symbol}","shariah_status":${status}`);
    },
    headers,
    symbol,
  );
  await untilSeen(
    'a name, which all are found by',
    async (round) => {
      const name = `Renamed ${round} Limited`;
      await db.update(securities).set({ name }).where(ofWatched);
      return (answer) => answer.includes(name);
    },
    headers,
    symbol,
  );
  await writeADayOfPrices();
  await timeUntilLoaded('a day of prices of all companies', headers);
  await db.update(marketCaps).set({ valueRupees: sql`${marketCaps.valueRupees} + 1` });
  await timeUntilLoaded('every average at once', headers);
} finally {
  for (const node of nodes) await node.close();
  await store.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
