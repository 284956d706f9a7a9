import { createInterface } from 'node:readline';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { buildTestApp } from '../testing';
import { startProgram } from '../testing/startProgram';
import { databaseUrl } from '../testing/testDatabases';
import { createWorker } from './killableWorker.testing';

const kills = Number(process.env['WORKER_KILLS'] ?? 10);
/** Pause between two added jobs: they come faster than one worker completes them. */
const addEveryMs = 5;
const testMs = 900_000;

it(
  `completes the jobs of ${kills} killed workers, each exactly once`,
  async () => {
    const app = await buildTestApp();
    await app.db.execute(sql`create table done (n int primary key)`);
    await app.db.execute(sql`create table effects (n int)`);
    const reported: string[] = [];
    const survivor = createWorker(app.store.pool, (sentence) => reported.push(sentence));
    survivor.jobs.start();
    const database = (await app.db.execute<{ name: string }>(sql`select current_database() as name`)).rows[0];
    const url = databaseUrl(process.env['TEST_DATABASE_SERVER'] ?? '', database?.name ?? '');
    const count = async (query: ReturnType<typeof sql>): Promise<number> =>
      Number((await app.db.execute<{ count: string }>(query)).rows[0]?.count);
    const left = () => count(sql`select count(*) from graphile_worker.jobs where task_identifier = 'work'`);

    let jobs = 0;
    const takeOverMs: number[] = [];
    // starts while the worker before it is tested
    let starting = startWorker(url);
    while (takeOverMs.length < kills) {
      const victim = await starting;
      starting = startWorker(url);
      while (victim.underWay() === 0) {
        await survivor.addWork(app.db, { n: ++jobs });
        await sleep(addEveryMs);
      }
      await sleep(Math.random() * 60);
      const wasUnderWay = victim.underWay() > 0;
      await victim.kill();
      const since = performance.now();
      while ((await left()) > 0) await sleep(20);
      // it may have completed all of its jobs just before
      if (wasUnderWay) takeOverMs.push(performance.now() - since);
    }
    await (await starting).kill();
    expect(await count(sql`select count(*) from effects`)).toBe(jobs);
    expect(await count(sql`select count(distinct n) from effects`)).toBe(jobs);
    // the scheduled job was neither lost nor duplicated
    await survivor.jobs.stop();
    expect(await count(sql`select count(*) from graphile_worker.jobs where key = 'tick'`)).toBe(1);
    expect(reported.filter((sentence) => sentence.startsWith('failed'))).toEqual([]);
    await app.close();
    const sorted = takeOverMs.toSorted((a, b) => a - b);
    console.log(
      `${kills} killed, ${jobs} jobs, taken over in ${sorted[Math.floor(kills / 2)]?.toFixed()} ms (median), ${sorted.at(-1)?.toFixed()} ms (longest)`,
    );
  },
  testMs,
);

async function startWorker(url: string) {
  const child = await startProgram(path.join(import.meta.dirname, 'killableWorker.testing.ts'), {
    args: ['run'],
    env: { DATABASE_URL: url },
  });
  const underWay = new Set<string>();
  await new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [word, n = ''] = line.split(' ');
      if (word === 'ready') resolve();
      if (word === 'begun') underWay.add(n);
      if (word === 'ended') underWay.delete(n);
    });
  });
  return {
    underWay: () => underWay.size,
    kill: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
  };
}
