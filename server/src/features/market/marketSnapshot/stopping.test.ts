import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestNodes } from '../../../testing';
import { verdicts } from '../../../database/schema/facts/verdictsTables';
import { slowStartMs } from '../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

/** Too many to be read or judged before a stopping server has stopped. */
const companies = 4000;

let stays: FastifyInstance;
let goes: FastifyInstance;
let close: () => Promise<void>;
beforeAll(async () => {
  const made = await buildTestNodes(2);
  [stays, goes] = [made.nodes[0]!, made.nodes[1]!];
  close = made.close;
  await stays.db.execute(sql`
    insert into securities (isin, symbol, name, source, as_of)
    select 'INE' || lpad(n::text, 6, '0') || '018', 'CO' || n, 'Company ' || n, 'A test', '2026-11-20'
    from generate_series(1, ${companies}::int) n`);
});
afterAll(() => close());

/** Judging holds this lock. */
async function isJudging(): Promise<boolean> {
  const { rowCount } = await stays.store.pool.query(
    `select from pg_locks join pg_database on pg_database.oid = database
     where locktype = 'advisory' and datname = current_database()
       and objid::bigint = hashtext('verdicts')::bigint & 4294967295`,
  );
  return rowCount === 1;
}

it('a server aborts reading and judging the market when it stops, and leaves nothing half done', async () => {
  // neither gets past its first companies before the server is stopped
  const holder = await stays.store.pool.connect();
  await holder.query('begin; lock table filings in access exclusive mode');
  const reading = goes.market.refresh().then(
    () => 'read to the end',
    (error: Error) => error.message,
  );
  const judging = goes.jobs.runDue();
  while (!(await isJudging()));
  const closed = goes.close();
  await holder.query('commit');
  holder.release();
  await closed;
  expect(await reading).toBe('The server is stopping. Please try again in a moment.');
  expect(await judging).not.toContain('daily-verdicts');
  expect(await stays.db.$count(verdicts)).toBe(0);
});

it('the market is judged by the remaining server', async () => {
  await stays.db.execute(sql`delete from securities where symbol not like 'CO__'`);
  expect(await stays.jobs.runDue()).toContain('daily-verdicts');
  expect(await stays.db.$count(verdicts)).toBeGreaterThanOrEqual(90);
});
