import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../testing';
import { readConfig } from '../../config/config';

const requestMs = 2000;
/** How often Node looks for late requests. */
const checkedMs = 30_000;

let app: FastifyInstance;
beforeAll(async () => {
  const { limits } = readConfig({ NODE_ENV: 'test' });
  app = await buildTestApp({ limits: { ...limits, requestMs } });
});
afterAll(() => app.close());

it('ends a request whose body drips, and no sooner than its time', async () => {
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const client = connect(Number(address.port), address.hostname);
  client.write(
    `POST /api/login HTTP/1.1\r\nHost: ${address.host}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n`,
  );
  const startedMs = performance.now();
  const drip = setInterval(() => client.write(' '), 200);
  const parts: Buffer[] = [];
  client.on('data', (part: Buffer) => parts.push(part));
  client.on('error', () => undefined); // the next drop after the end
  await once(client, 'close');
  clearInterval(drip);
  const lastedMs = performance.now() - startedMs;
  expect(Buffer.concat(parts).toString()).toMatch(/^HTTP\/1\.1 408 /);
  expect(lastedMs).toBeGreaterThan(requestMs);
  expect(lastedMs).toBeLessThan(2 * (requestMs + checkedMs));
});
