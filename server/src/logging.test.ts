import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { readConfig } from './config/config';
import { buildTestApp } from './testing';
import { logging } from './logging';

it('logs the route of a request and neither its address nor what is in it', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'info' });
  const options = logging(config);
  const app = Fastify({ logger: typeof options === 'object' ? { ...options, stream } : false });
  // as the server does: the default one logs the address
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({}));
  app.get('/api/usercheck', async () => ({}));
  app.get('/api/people/:name', async () => ({}));
  const secrets = ['ann%40tayyib.example', '4/SECRET-AUTH-CODE', 'Fatima', 'my-private-search'];
  for (const [at, secret] of secrets.entries()) {
    await app.inject(`/api/usercheck?q=${secret}`);
    await app.inject(`/api/people/${secret.replace('/', '')}`);
    await app.inject(`/nowhere-${at}/${secret}`);
  }
  const log = lines.join('');
  expect(log).toContain('/api/people/:name');
  for (const secret of [...secrets, 'SECRET']) expect(log).not.toContain(secret);
  await app.close();
});

it('keeps the name that Apple posts out of the address that it leads to', async () => {
  const { identity } = readConfig({
    NODE_ENV: 'test',
    APPLE_ISSUER: 'http://127.0.0.1:1',
    APPLE_CLIENT_ID: 'our-apple',
    APPLE_TEAM_ID: 'TEAM123456',
    APPLE_KEY_ID: 'KEY1234567',
    APPLE_PRIVATE_KEY: 'none',
  });
  const app = await buildTestApp({ identity, publicUrl: new URL('http://localhost:9201') });
  const reply = await app.inject({
    method: 'POST',
    url: '/api/oauth/apple/callback',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    payload: new URLSearchParams({
      state: 's',
      code: 'c',
      user: JSON.stringify({ name: { firstName: 'Fatima', lastName: 'Private' } }),
    }).toString(),
  });
  expect(reply.statusCode).toBe(303);
  expect(String(reply.headers.location)).not.toMatch(/Fatima|Private/);
  await app.close();
});
