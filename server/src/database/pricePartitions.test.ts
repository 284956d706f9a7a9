import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../testing';
import { prices } from './schema/facts/factsTables';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const price = (isin: string, day: string) => ({
  isin,
  day,
  exchange: 'NSE' as const,
  contentHash: day,
  open: '10',
  high: '12',
  low: '9',
  close: '11',
  volume: 5,
});

it('stores prices by year, also of years without a partition of their own', async () => {
  await app.db
    .insert(prices)
    .values(
      ['1999-12-31', '2025-12-31', '2026-01-01', '2061-06-30'].map((day) => price('INE0YEARS011', day)),
    );
  const { rows } = await app.store.pool.query<{ day: string; partition: string }>(
    `select day::text, tableoid::regclass::text as partition from prices where isin = 'INE0YEARS011' order by day`,
  );
  expect(rows.map(({ day, partition }) => [day, partition])).toEqual([
    ['1999-12-31', 'partitions.prices_other_years'],
    ['2025-12-31', 'partitions.prices_2025'],
    ['2026-01-01', 'partitions.prices_2026'],
    ['2061-06-30', 'partitions.prices_other_years'],
  ]);
});

it('reports a statement as one change of the market, whichever partitions it wrote to', async () => {
  const changes = async () =>
    (
      await app.store.pool.query<{ isins: string[]; since: string | null }>(
        `select isins, since::text from market_changes where kind = 'prices' and 'INE0STATED01' = any(isins) order by id`,
      )
    ).rows;
  const days = ['2024-05-02', '2025-05-02', '2026-05-04'];
  await app.db.insert(prices).values(days.map((day) => price('INE0STATED01', day)));
  expect(await changes()).toEqual([{ isins: ['INE0STATED01'], since: '2024-05-02' }]);
  await app.store.pool.query(`update prices set volume = 6 where isin = 'INE0STATED01'`);
  await app.store.pool.query(`delete from prices where isin = 'INE0STATED01'`);
  expect(await changes()).toHaveLength(3);
});
