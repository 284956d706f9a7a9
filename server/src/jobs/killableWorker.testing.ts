import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { z } from 'zod';
import { createPool } from '../database/client';
import { createJobs } from './createJobs';

/** Pause between two writes. */
const stepMs = 30;

/** A worker whose jobs each insert one row into `effects`, with pauses during which it can be killed. */
export function createWorker(pool: pg.Pool, report: (sentence: string) => void) {
  const fail = (name: string, error: unknown) => report(`failed ${name}: ${String(error)}`);
  const jobs = createJobs({
    pool,
    clock: { now: () => new Date() },
    onFailure: fail,
    onError: fail,
    scheduleAfterMs: 0,
    releaseEveryMs: 200,
  });
  const addWork = jobs.handle({
    name: 'work',
    payload: z.object({ n: z.int() }),
    async run({ n }) {
      report(`begun ${n}`);
      const client = await pool.connect();
      try {
        await client.query('begin');
        const first = await client.query('insert into done values ($1) on conflict do nothing', [n]);
        await sleep(stepMs);
        if (first.rowCount === 1) await client.query('insert into effects values ($1)', [n]);
        await client.query('commit');
      } finally {
        client.release();
      }
      await sleep(stepMs);
      report(`ended ${n}`);
    },
  });
  // always running on some worker
  jobs.add({ name: 'tick', everyMinutes: 1 / 1200, run: () => sleep(stepMs) });
  return { jobs, addWork };
}

/** As a program: works until killed. */
if (process.argv[2] === 'run') {
  const { jobs } = createWorker(
    createPool(() => process.env['DATABASE_URL'] ?? ''),
    (sentence) => console.log(sentence),
  );
  jobs.start();
  console.log('ready');
}
