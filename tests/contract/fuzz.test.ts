import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { seedSample } from '../../server/src/seed/seedSample';
import { buildTestApp, openSocket, signedIn } from '../../server/src/testing';
import { arbitraryOf } from './fuzz/arbitraryOf';

/** `FUZZ_SEED=…` repeats a run. */
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const requestsPerRoute = 4;
const payloadsPerEvent = 12;

const Operation = z.looseObject({
  parameters: z
    .array(
      z.looseObject({
        name: z.string(),
        in: z.string(),
        required: z.boolean().optional(),
        schema: z.unknown().optional(),
      }),
    )
    .optional(),
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown().optional() })) })
    .optional(),
});
const Routes = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Operation)) });
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
const methodOf = (name: string) =>
  (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find((method) => method.toLowerCase() === name);
const textOf = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // lone surrogates have no encoding in an address
  return encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/gu, ''));
};

it(`answers no request with an error of ours (FUZZ_SEED=${seed})`, async () => {
  const document: unknown = (await app.inject('/api/docs/json')).json();
  const faults: string[] = [];
  let asked = 0;
  for (const [path, operations] of Object.entries(Routes.parse(document).paths))
    for (const [name, operation] of Object.entries(operations)) {
      const method = methodOf(name);
      if (!method) continue;
      const [parts, bodies] = [
        operation.parameters ?? [],
        operation.requestBody?.content['application/json'],
      ];
      const requests = fc.record({
        parts: fc.tuple(...parts.map((part) => arbitraryOf(part.schema, document))),
        body: bodies ? arbitraryOf(bodies.schema, document) : fc.constant(undefined),
      });
      for (const { parts: values, body } of fc.sample(requests, { seed, numRuns: requestsPerRoute })) {
        let url = path;
        const query: string[] = [];
        for (const [place, part] of parts.entries()) {
          const text = textOf(values[place]);
          if (part.in === 'path') url = url.replace(`{${part.name}}`, () => text || 'x');
          if (part.in === 'query') query.push(`${part.name}=${text}`);
        }
        const who = asked % 3 === 0 ? 'rafi' : 'amin';
        const reply = await app.inject({
          method,
          url: query.length > 0 ? `${url}?${query.join('&')}` : url,
          headers: {
            ...(await signedIn(app, who)),
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          remoteAddress: nextAddress(),
          ...(body !== undefined && { payload: JSON.stringify(body) }),
        });
        asked += 1;
        if (reply.statusCode === 500)
          faults.push(`${method} ${url}?${query.join('&')} ${JSON.stringify(body)}`.slice(0, 600));
      }
    }
  expect(faults).toEqual([]);
  expect(asked).toBeGreaterThan(500);
});

it(`answers no socket event with an error of ours (FUZZ_SEED=${seed})`, async () => {
  const document: unknown = (await app.inject('/api/docs/asyncapi.json')).json();
  const { messages } = Events.parse(document).channels.socket;
  const faults: string[] = [];
  for (const [id, { name, payload }] of Object.entries(messages)) {
    if (!id.startsWith('client.') || id.endsWith('.answer')) continue;
    const socket = await openSocket(app, await signedIn(app, 'rafi'));
    for (const value of fc.sample(arbitraryOf(payload, document), { seed, numRuns: payloadsPerEvent })) {
      const reply: unknown = await Promise.race([
        new Promise((resolve) => Reflect.apply(socket.emit, socket, [name, value, resolve])),
        new Promise((resolve) => socket.once('disconnect', () => resolve('disconnected'))),
      ]);
      if (JSON.stringify(reply).includes('"internal"'))
        faults.push(`${name} ${JSON.stringify(value)}`.slice(0, 600));
      if (!socket.connected) socket.connect();
    }
    socket.close();
  }
  expect(faults).toEqual([]);
});
