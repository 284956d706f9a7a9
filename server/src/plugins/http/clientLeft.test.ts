import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable, Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { until } from '../../testing';
import { compression } from './compression';
import { errors } from './errors';

let app: FastifyInstance;
let address: URL;
let lines: { level: number }[];
beforeEach(async () => {
  lines = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  app = Fastify({ logger: { stream } });
  await app.register(errors);
  await app.register(compression);
  app.post('/slow', async (_request, reply) => {
    app.server.emit('slow');
    return reply.type('text/csv').send(new Readable({ read: () => undefined }));
  });
  app.post('/broken', async (_request, reply) => {
    const source = new Readable({ read: () => source.destroy() });
    return reply.type('text/csv').send(source);
  });
  address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
});
afterEach(() => app.close());

it.each(['identity', 'gzip', 'br'])(
  'logs no error when the client leaves before anything was sent as %s',
  async (encoding) => {
    const isSlow = once(app.server, 'slow');
    const client = connect(Number(address.port), address.hostname);
    client.write(
      `POST /slow HTTP/1.1\r\nHost: ${address.host}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n` +
        `Accept-Encoding: ${encoding}\r\n\r\n{}`,
    );
    await isSlow;
    const before = lines.length;
    client.destroy();
    await until(() => lines.length > before);
    expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  },
);

it.each(['identity', 'gzip', 'br'])(
  'logs an error, and replies with a problem, when what is sent as %s ends early',
  async (encoding) => {
    const reply = await fetch(new URL('/broken', address), {
      method: 'POST',
      headers: { 'accept-encoding': encoding },
    });
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('content-encoding')]).toEqual([
      500,
      'application/json; charset=utf-8',
      null,
    ]);
    expect(await reply.json()).toMatchObject({ code: 'internal' });
    expect(lines.filter(({ level }) => level > 30)).toHaveLength(1);
  },
);
