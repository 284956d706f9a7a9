import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../testing';
import { browserOf, listCompanies } from './watchlistFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
  await listCompanies(app, 3);
});
afterAll(() => app.close());

it('says which watchlist was filled last', async () => {
  const paro = await browserOf(app, 'paro');
  const a = await paro.create('A');
  const b = await paro.create('B');
  const c = await paro.create('C');
  await paro.place('CO1', [b]);
  await paro.place('CO2', [a]);
  const { body } = await paro.ask('GET', 'watchlists/CO3');
  const added = new Map<string, string | null>(
    body.data.map((each: { _id: string; last_added_at: string | null }) => [each._id, each.last_added_at]),
  );
  expect(added.get(c)).toBeNull();
  expect(Date.parse(added.get(a) ?? '')).toBeGreaterThan(Date.parse(added.get(b) ?? ''));
});
