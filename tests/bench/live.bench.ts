import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { indianDay } from '@tayyib/shared/values/calendar';
import pg from 'pg';
import { createDatabase, createPool } from '../../server/src/database/client';
import { addVerdictAlerts } from '../../server/src/features/personal/alerts/addVerdictAlerts';
import { startCluster } from '../nightly/twoNodes/startCluster';
import type { ClientsCommand, ReceivedTimes } from './support/liveClients';
import { signIn } from './support/signIn';

// How long an alert takes from its commit to the open pages of everybody who watches a stock, on two servers in production mode over
// one PostgreSQL and Redis, beside two bare socket.io servers that send as many messages in the same run. LIVE_SOCKETS=10000 opens
// that many (default 2000). All processes share this machine, so only the ratio means something.

const total = Number(process.env['LIVE_SOCKETS'] ?? 2000);
const rounds = 5;
const isin = 'INE002A01018';
/** As many users as `addVerdictAlerts` notifies per transaction. */
const usersPerBatch = 1000;
const quietMs = 3000;

const now = () => performance.timeOrigin + performance.now();
const start = (file: string) =>
  fork(fileURLToPath(new URL(`support/${file}.ts`, import.meta.url)), { execArgv: ['--import', 'tsx'] });

const messageOf = <Message>(child: ChildProcess) =>
  new Promise<Message>((resolve) => child.once('message', resolve));

async function clients(address: string, headers: readonly Record<string, string>[]): Promise<ChildProcess> {
  const child = start('liveClients');
  await ask(child, { address, event: 'newAlert', headers });
  return child;
}

async function ask(child: ChildProcess, command: ClientsCommand): Promise<(number | null)[]> {
  const reply = messageOf<ReceivedTimes>(child);
  child.send(command);
  return (await reply).times;
}

const at = (share: number, sorted: readonly number[]) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

interface Figures {
  lost: number;
  p50: number;
  p99: number;
  all: number;
}

/** @param sinceMs when the alert of each client was committed */
function figuresOf(times: readonly (number | null)[], sinceMs: (place: number) => number): Figures {
  const delays = times.flatMap((time, place) => (time === null ? [] : [time - sinceMs(place)]));
  delays.sort((one, other) => one - other);
  return {
    lost: times.length - delays.length,
    p50: at(0.5, delays),
    p99: at(0.99, delays),
    all: at(1, delays),
  };
}

/** The median of each figure; of lost ones the sum. */
function summary(name: string, each: readonly Figures[]): number {
  const median = (figure: keyof Figures) =>
    at(
      0.5,
      each.map((one) => one[figure]).sort((a, b) => a - b),
    );
  const lost = each.reduce((sum, one) => sum + one.lost, 0);
  console.log(
    `${name.padEnd(12)} p50 ${median('p50').toFixed(0)} ms, p99 ${median('p99').toFixed(0)} ms, last ${median('all').toFixed(0)} ms; lost ${lost} of ${total * each.length}`,
  );
  return median('p99');
}

const memoryMb = (pid: number | undefined) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Two bare servers with half of the sockets each. */
async function bare(): Promise<number> {
  const servers = [start('bareSockets'), start('bareSockets')];
  const ports = await Promise.all(
    servers.map(async (server) => (await messageOf<{ port: number }>(server)).port),
  );
  const pages = await Promise.all(
    ports.map((port) =>
      clients(
        `http://127.0.0.1:${port}`,
        Array.from({ length: total / 2 }, () => ({})),
      ),
    ),
  );
  const payload = { id: 'x'.repeat(20), title: 'x'.repeat(60), description: 'x'.repeat(200) };
  const figures: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const sentAt = now();
    for (const server of servers) server.send({ event: 'newAlert', payload });
    await sleep(quietMs);
    const times = (await Promise.all(pages.map((page) => ask(page, 'received')))).flat();
    figures.push(figuresOf(times, () => sentAt));
  }
  console.log(
    `memory of each bare server: ${servers.map(({ pid }) => memoryMb(pid).toFixed(0)).join(' and ')} MB`,
  );
  for (const each of [...servers, ...pages]) each.kill();
  return summary('bare', figures);
}

async function product(): Promise<number> {
  const cluster = await startCluster();
  const pool = createPool(() => cluster.database.url);
  const db = createDatabase(pool);
  const listener = new pg.Client(cluster.database.url);
  await listener.connect();
  try {
    await pool.query(
      `insert into securities (isin, symbol, name, source, as_of) values ($1, 'RELIANCE', 'Reliance Industries Limited', 'bench', now())
       on conflict do nothing`,
      [isin],
    );
    const users: Awaited<ReturnType<typeof signIn>>[] = [];
    while (users.length < total)
      users.push(...(await Promise.all(Array.from({ length: 20 }, () => signIn(db)))));
    await pool.query(
      `with lists as (insert into watchlists (user_id, title, position) select id, 'Bench', 0 from users where first_name = 'Bench' returning id)
       insert into watchlist_stocks (watchlist_id, isin) select id, $1 from lists`,
      [isin],
    );
    const processes = cluster.nodes.map((node) => node.pid());
    const before = processes.map(memoryMb);
    const withAddress = users.map(({ headers }, place) => ({
      ...headers,
      'x-forwarded-for': `10.${Math.floor(place / 62_500)}.${Math.floor(place / 250) % 250}.${place % 250}`,
    }));
    const half = total / 2;
    const pages = await Promise.all(
      cluster.nodes.map((node, place) =>
        clients(node.address, withAddress.slice(place * half, (place + 1) * half)),
      ),
    );
    console.log(
      `memory of each server: ${processes.map((pid, place) => `${before[place]?.toFixed(0)} MB, with ${half} sockets ${memoryMb(pid).toFixed(0)} MB`).join('; ')}`,
    );
    const commits: number[] = [];
    listener.on('notification', () => commits.push(now()));
    await listener.query('listen alerts');
    // batches are in the order of the users' ids
    const ids = users.map(({ userId }) => userId);
    const rank = new Map([...ids].sort().map((id, place) => [id, place]));
    const batchOf = (place: number) => Math.floor((rank.get(ids[place] ?? '') ?? 0) / usersPerBatch);
    const figures: Figures[] = [];
    for (let round = 0; round < rounds; round += 1) {
      commits.length = 0;
      const [from, to] = round % 2 === 0 ? ([1, 2] as const) : ([2, 1] as const);
      const { rows } = await pool.query<{ id: string }>(
        `insert into status_changes (isin, standard, from_status, to_status, cause) values ($1, 'TASIS', $2, $3, 'bench') returning id`,
        [isin, from, to],
      );
      const id = Number(rows[0]?.id);
      await addVerdictAlerts(
        db,
        { changes: [{ id, isin, standard: 'TASIS', from, to }] },
        indianDay(new Date()),
      );
      await sleep(quietMs + total / 2);
      const times = (await Promise.all(pages.map((page) => ask(page, 'received')))).flat();
      figures.push(figuresOf(times, (place) => commits[batchOf(place)] ?? 0));
    }
    for (const page of pages) page.kill();
    return summary('the product', figures);
  } finally {
    await listener.end();
    await pool.end();
    await cluster.stop();
  }
}

console.log(`${total} sockets on two servers, ${rounds} rounds, medians`);
const floor = await bare();
const ours = await product();
console.log(`p99 beside bare socket.io: ${(ours / floor).toFixed(2)} (bar 2)`);
