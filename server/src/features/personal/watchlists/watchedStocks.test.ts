import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../testing';
import { browserOf, isinOf, listCompanies } from './watchlistFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
  await listCompanies(app, 4);
});
afterAll(() => app.close());

it('names each stock of all lists of the viewer once, for the stars of rows', async () => {
  const paro = await browserOf(app, 'paro');
  const bob = await browserOf(app, 'bob');
  const watched = async (browser: typeof paro) => (await browser.ask('GET', 'watchedstocks')).body;
  expect(await watched(paro)).toEqual({ isins: [] });
  const first = await paro.create('A');
  const second = await paro.create('B');
  await paro.place('CO2', [first, second]);
  await paro.place('CO1', [second]);
  await bob.place('CO3', [await bob.create('His')]);
  expect(await watched(paro)).toEqual({ isins: [isinOf(1), isinOf(2)] });
  await paro.place('CO2', []);
  expect(await watched(paro)).toEqual({ isins: [isinOf(1)] });
});

it('the list of watched stocks is refused to visitors', async () => {
  expect((await app.inject('/api/watchedstocks')).statusCode).toBe(401);
});
