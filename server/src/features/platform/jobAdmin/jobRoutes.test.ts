import type { JobKind, JobsReply, JobsRunReply } from '@tayyib/shared/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { auditLog } from '../../../database/schema/platform/auditTables';
import type { AddJob } from '../../../jobs/createJobs';
import { buildTestApp, signedIn, userIdOf } from '../../../testing';

let app: FastifyInstance;
let headers: Record<string, string>;
let addWelcome: AddJob<{ id: number }>;
let isBroken = true;

beforeAll(async () => {
  app = await buildTestApp();
  headers = await signedIn(app, 'sana');
  const work = async () => {
    if (isBroken) throw new Error('The disk is full.');
  };
  app.jobs.add({ name: 'fragile work', everyMinutes: 60, run: work });
  addWelcome = app.jobs.handle({ name: 'welcome', payload: z.object({ id: z.number() }), run: work });
});
afterAll(() => app.close());

const jobNamed = async (name: string): Promise<JobKind | undefined> => {
  const reply = await app.inject({ url: '/api/staff/jobs', headers });
  expect(reply.statusCode).toBe(200);
  return reply.json<JobsReply>().jobs.find((job) => job.name === name);
};
const run = (name: string) =>
  app.inject({ method: 'POST', url: `/api/staff/jobs/${encodeURIComponent(name)}/run`, headers });

it('lists every kind of job with its queued runs, failing ones first and with the reason', async () => {
  expect(await jobNamed('welcome')).toMatchObject({ everyMinutes: null, waiting: 0, nextRunAt: null });
  await addWelcome(app.db, { id: 1 });
  expect(await jobNamed('welcome')).toMatchObject({ waiting: 1, retrying: 0, lastError: null });
  await app.jobs.runDue();
  const { jobs } = (await app.inject({ url: '/api/staff/jobs', headers })).json<JobsReply>();
  expect(jobs.slice(0, 2).map(({ name }) => name)).toEqual(['fragile work', 'welcome']);
  expect(jobs[0]).toMatchObject({ everyMinutes: 60, scheduled: 1, retrying: 1, failed: 0 });
  expect(jobs[0]?.lastError).toContain('The disk is full.');
  expect(jobs[1]).toMatchObject({ retrying: 1, lastError: 'welcome failed. The log says why.' });
  expect(jobs.find(({ name }) => name === 'dead sessions')).toMatchObject({ scheduled: 1, lastError: null });
});

it('runs a job now, also one that was given up, and notes who asked', async () => {
  await app.store.pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts
     where task_id = (select id from graphile_worker._private_tasks where identifier = 'welcome')`,
  );
  expect(await jobNamed('welcome')).toMatchObject({ failed: 1, waiting: 0, nextRunAt: null });
  isBroken = false;
  const reply = await run('welcome');
  expect([reply.statusCode, reply.json<JobsRunReply>()]).toEqual([200, { runs: 1 }]);
  expect(await jobNamed('welcome')).toMatchObject({ failed: 0, waiting: 1 });
  expect(await app.jobs.runDue('welcome')).toEqual(['welcome']);
  expect(await jobNamed('welcome')).toMatchObject({ failed: 0, waiting: 0, lastError: null });
  const [noted] = await app.db.select().from(auditLog).where(eq(auditLog.event, 'job-run'));
  expect(noted).toMatchObject({ actor: await userIdOf(app, 'sana'), detail: { job: 'welcome', runs: 1 } });
});

it('replies 404 for an unknown job, and that nothing is queued', async () => {
  expect((await run('no such job')).statusCode).toBe(404);
  expect((await run('welcome')).json()).toEqual({ runs: 0 });
});
