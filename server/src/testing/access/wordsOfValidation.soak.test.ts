import type { FastifyInstance } from 'fastify';
import { adoptShippedEditions } from '../../features/facts/verdicts/standards/adoptShippedEditions';
import { seedSample } from '../../seed/seedSample';
import { buildTestApp } from '..';
import { routeMatrix } from './accessMatrix';
import { createSubject, nextAddress } from './subject';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
  await adoptShippedEditions(app.db);
  await seedSample(app.db);
  await app.ready();
});
afterAll(() => app.close());

/** How the schema library words a problem. */
const wordsOfTheLibrary =
  /expected|received|invalid (?:input|option|key|element|string|format)|too (?:small|big)|unrecognized|>=|<=/i;
const wrong = ['', ' ', -1, 0.5, true, null, [], {}, ['', ''], 'x'.repeat(70_000)] as const;

const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

it.each(Object.entries(routeMatrix).filter(([route]) => !route.startsWith('GET ')))(
  '%s is refused in our words',
  async (route, { ask, answers }) => {
    const [verb = '', pattern = ''] = route.split(' ');
    const method = methods.find((each) => each === verb);
    if (method === undefined) return;
    const sender = await createSubject(app, answers[4] === 403 ? 'admin' : 'pro');
    const { params = {}, payload = {}, headers } = (await ask?.(sender)) ?? {};
    const url = pattern.replaceAll(/:(\w+)|\*/g, (_all, name?: string) => params[name ?? '*'] ?? '');
    const bodies = [
      {},
      ...Object.keys(payload).flatMap((key) => wrong.map((value) => ({ ...payload, [key]: value }))),
    ];
    const messages: string[] = [];
    for (const body of bodies) {
      const sent = { method, url, headers: { ...sender.headers, ...headers }, remoteAddress: nextAddress() };
      const reply = await app.inject({ ...sent, payload: body });
      if (reply.statusCode === 400) messages.push(reply.json<{ message: string }>().message);
    }
    expect(
      messages.filter((message) => wordsOfTheLibrary.test(message) || !/^\S.*\.$/.test(message)),
    ).toEqual([]);
  },
);
