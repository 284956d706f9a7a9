import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../testing';
import { metalPrices } from '../../../database/schema/facts/metalsTables';
import { seedMetals } from './seedMetals';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const prices = async () => (await app.inject('/api/metals')).json().prices;

describe('metal prices', () => {
  it('omits metals without a price', async () => {
    expect(await prices()).toEqual([]);
  });

  it('gives visitors the sample per gram, with where and when it was published', async () => {
    await seedMetals(app.db);
    await seedMetals(app.db);
    const source = expect.objectContaining({ publisher: 'currency-api', asOf: '2026-09-29' });
    expect(await prices()).toEqual([
      expect.objectContaining({ metal: 'gold', rupeesPerGram: 12_755.68, source }),
      expect.objectContaining({ metal: 'silver', rupeesPerGram: 187.26, source }),
    ]);
  });

  it('gives the newest price of each metal, whichever was stored first', async () => {
    const later = { metal: 'gold' as const, day: '2026-10-02', rupeesPerGram: '13000.50' };
    const earlier = { ...later, day: '2025-01-01', rupeesPerGram: '7800.00' };
    const words = { note: 'A test.', publisher: 'A jeweller', document: 'A bill' };
    await app.db.insert(metalPrices).values([
      { ...later, ...words },
      { ...earlier, ...words },
    ]);
    expect(await prices()).toEqual([
      expect.objectContaining({ metal: 'gold', rupeesPerGram: 13_000.5 }),
      expect.objectContaining({ metal: 'silver', rupeesPerGram: 187.26 }),
    ]);
  });
});

it('does not resend cached prices until one is added', async () => {
  const url = '/api/metals';
  const headers = { 'if-none-match': String((await app.inject(url)).headers.etag) };
  const again = await app.inject({ url, headers });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const added = { metal: 'gold' as const, day: '2026-10-03', rupeesPerGram: '13001.00' };
  const words = { note: 'A test.', publisher: 'A jeweller', document: 'A bill' };
  await app.db.insert(metalPrices).values({ ...added, ...words });
  expect((await app.inject({ url, headers })).statusCode).toBe(200);
});

it('does not resend a cached history until a price is added', async () => {
  const url = '/api/metals/silver?range=all';
  const first = await app.inject(url);
  const headers = { 'if-none-match': String(first.headers.etag) };
  const again = await app.inject({ url, headers });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await app.db.insert(metalPrices).values({
    metal: 'silver' as const,
    day: '2026-10-03',
    rupeesPerGram: '190.00',
    note: 'A test.',
    publisher: 'A jeweller',
    document: 'A bill',
  });
  expect((await app.inject({ url, headers })).statusCode).toBe(200);
});
