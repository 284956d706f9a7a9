import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Exchanges } from '../exchanges/startExchanges';
import { startProgram } from '../startProgram';
import { databaseUrl } from '../testDatabases';

interface KilledBackfill {
  kills: number;
  /** What the processes referenced, in MB, in the order it was printed. */
  megabytes: number[];
}

/** Runs a backfill in processes of its own, kills each of them after a number of requests, and lets the last one finish. */
export async function killBackfills(
  app: FastifyInstance,
  exchanges: Exchanges,
  since: string,
  requestsUntilKill: readonly number[],
): Promise<KilledBackfill> {
  const megabytes: number[] = [];
  let kills = 0;
  for (const requests of [...requestsUntilKill, Infinity]) {
    const killAt = exchanges.requests.length + requests;
    const { child, lines, gone } = await startBackfiller(app, exchanges, since);
    let isGone = false;
    void gone.then(() => (isGone = true));
    while (!isGone && exchanges.requests.length < killAt) await sleep(5);
    if (!isGone) {
      child.kill('SIGKILL');
      kills++;
    }
    await gone;
    megabytes.push(...lines.filter((line) => /^\d+$/.test(line)).map(Number));
    if (requests === Infinity && !lines.includes('done')) throw new Error(lines.join('\n'));
  }
  return { kills, megabytes };
}

async function startBackfiller(app: FastifyInstance, exchanges: Exchanges, since: string) {
  const { rows } = await app.db.execute<{ name: string }>(sql`select current_database() as name`);
  const child = await startProgram(path.join(import.meta.dirname, 'killableBackfill.ts'), {
    args: [since],
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: databaseUrl(process.env['TEST_DATABASE_SERVER'] ?? '', rows[0]?.name ?? ''),
      FEEDS_MIRROR: exchanges.mirror.href,
    },
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
  return { child, lines, gone: new Promise<void>((resolve) => child.once('exit', () => resolve())) };
}
