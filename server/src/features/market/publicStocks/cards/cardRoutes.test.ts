import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { buildSampleApp, temporaryFolder } from '../../../../testing';

let distDir: string;
let app: FastifyInstance;

beforeAll(async () => {
  distDir = temporaryFolder('dist');
  mkdirSync(path.join(distDir, 'shell'));
  writeFileSync(path.join(distDir, 'shell', 'index.html'), '<title>__TITLE__</title>__PICTURE__');
  app = await buildSampleApp({ distDir });
});
afterAll(async () => {
  await app.close();
  await rm(distDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'tayyib.example', ...headers } });

it.each([
  ['a stock', '/halal/TCS', '/api/public/cards/stocks/TCS'],
  ['a stock whose code has a sign', '/halal/M%26M', '/api/public/cards/stocks/M%26M'],
  ['a list', '/halal/letter/t', '/api/public/cards/lists/letter/t'],
  [
    'a ready-made screen',
    `/screener?${new URLSearchParams({ q: 'Status = compliant AND Stars >= 4 AND\nAge of accounts < 460' })}`,
    '/api/public/cards/screens/wide-headroom',
  ],
])('a link to %s has a picture, which is drawn', async (_what, page, card) => {
  const { body } = await get(page);
  const [, address] = /og:image" content="([^"]+)"/.exec(body) ?? [];
  expect(address).toBe(`http://tayyib.example${card}`);
  const picture = await get(card);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=3600',
  });
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
});

it('a card that a site has is not sent again', async () => {
  const { headers } = await get('/api/public/cards/stocks/TCS');
  const again = await get('/api/public/cards/stocks/TCS', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

it('there is no card of what is not on file', async () => {
  expect((await get('/api/public/cards/stocks/NOSUCH')).statusCode).toBe(404);
  expect((await get('/api/public/cards/lists/industry/none')).statusCode).toBe(404);
  expect((await get('/api/public/cards/lists/none/a')).statusCode).toBe(400);
  expect((await get('/api/public/cards/screens/none')).statusCode).toBe(404);
});

it('nobody else has their words on a card of ours', async () => {
  const { body } = await get(`/screener?${new URLSearchParams({ q: 'Buy XYZ today' })}`);
  expect(body).not.toMatch(/og:image|XYZ/);
});
