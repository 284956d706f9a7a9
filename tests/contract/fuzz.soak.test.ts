import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { seedSample } from '../../server/src/seed/seedSample';
import { buildTestApp, openSocket, signedIn } from '../../server/src/testing';
import { watchLoop } from '../../server/src/testing/watchLoop';
import { arbitraryOf } from './fuzz/arbitraryOf';
import { requestsOf } from './fuzz/requestsOf';

/** `FUZZ_SEED=…` repeats a run. */
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const requestsPerRoute = 4;
const payloadsPerEvent = 12;
/** The longest that one request or event may delay all others. */
const maxLateMs = 200;

const Events = z.looseObject({
  channels: z.looseObject({
    socket: z.looseObject({
      messages: z.record(z.string(), z.looseObject({ name: z.string(), payload: z.unknown().optional() })),
    }),
  }),
});

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
  await seedSample(app.db);
  await app.ready();
});
afterAll(() => app.close());

let addresses = 0;
/** Limits per network address are not what is looked for. */
const nextAddress = () => `10.9.${Math.floor((addresses += 1) / 250) % 250}.${addresses % 250}`;

it(`answers no request with an error of ours, or late for all (FUZZ_SEED=${seed})`, async () => {
  const document: unknown = (await app.inject('/api/docs/json')).json();
  const faults: string[] = [];
  const loop = watchLoop();
  const requests = requestsOf(document, { seed, perRoute: requestsPerRoute });
  for (const [place, { method, url, body }] of requests.entries()) {
    const who = place % 3 === 0 ? 'rafi' : 'amin';
    const headers = await signedIn(app, who);
    const send = () =>
      app.inject({
        method,
        url,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        remoteAddress: nextAddress(),
        ...(body !== undefined && { payload: body }),
      });
    let status = 0;
    const lateMs = await loop.alwaysDuring(async () => {
      status = (await send()).statusCode;
    }, maxLateMs);
    const fault = status === 500 ? '500' : lateMs > maxLateMs ? `${lateMs} ms` : null;
    if (fault !== null) faults.push(`${fault} ${method} ${url} ${body}`.slice(0, 600));
  }
  loop.stop();
  expect(faults).toEqual([]);
  expect(requests.length).toBeGreaterThan(500);
});

it(`answers no socket event with an error of ours, or late for all (FUZZ_SEED=${seed})`, async () => {
  const document: unknown = (await app.inject('/api/docs/asyncapi.json')).json();
  const { messages } = Events.parse(document).channels.socket;
  const faults: string[] = [];
  const loop = watchLoop();
  for (const [id, { name, payload }] of Object.entries(messages)) {
    if (!id.startsWith('client.') || id.endsWith('.answer')) continue;
    const socket = await openSocket(app, await signedIn(app, 'rafi'));
    for (const value of fc.sample(arbitraryOf(payload, document), { seed, numRuns: payloadsPerEvent })) {
      let reply: unknown;
      const lateMs = await loop.alwaysDuring(async () => {
        if (!socket.connected) socket.connect();
        reply = await Promise.race([
          new Promise((resolve) => Reflect.apply(socket.emit, socket, [name, value, resolve])),
          new Promise((resolve) => socket.once('disconnect', () => resolve('disconnected'))),
        ]);
      }, maxLateMs);
      const fault = JSON.stringify(reply).includes('"internal"')
        ? 'internal'
        : lateMs > maxLateMs
          ? `${lateMs} ms`
          : null;
      if (fault !== null) faults.push(`${fault} ${name} ${JSON.stringify(value)}`.slice(0, 600));
    }
    socket.close();
  }
  loop.stop();
  expect(faults).toEqual([]);
});
