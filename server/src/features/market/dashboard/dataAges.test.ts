import type { FastifyInstance } from 'fastify';
import { prices } from '../../../database/schema/facts/factsTables';
import { buildSampleApp, buildTestApp } from '../../../testing';

let app: FastifyInstance;
afterEach(() => app.close());

const ages = () => app.inject('/api/data-ages');

it('states no age of data where nothing is on file', async () => {
  app = await buildTestApp();
  expect((await ages()).json()).toEqual({ lists: null, prices: null, filings: null });
});

it('states the newest day of lists, prices and filings to visitors, and 304 while nothing changes', async () => {
  app = await buildSampleApp();
  const reply = await ages();
  expect(reply.json()).toEqual({
    lists: '2026-07-10',
    prices: null,
    filings: expect.stringMatching(/^2024-1/),
  });
  const headers = { 'if-none-match': String(reply.headers.etag) };
  expect((await app.inject({ url: '/api/data-ages', headers })).statusCode).toBe(304);
  const price = {
    isin: 'INE002A01018',
    exchange: 'NSE' as const,
    day: '2026-08-21',
    contentHash: 'x',
    volume: 5,
  };
  await app.db.insert(prices).values({ ...price, open: '1', high: '1', low: '1', close: '1' });
  expect((await app.inject({ url: '/api/data-ages', headers })).json()).toMatchObject({
    prices: '2026-08-21',
  });
});
