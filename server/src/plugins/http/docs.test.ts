import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../testing';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

it('the API description describes requests and responses from the schemas that validate them', async () => {
  const { paths } = (await app.inject('/api/docs/json')).json();
  const body = paths['/api/add/user'].post.requestBody.content['application/json'].schema;
  expect(body.required.toSorted()).toEqual(['email', 'first_name', 'password']);
  expect(body.properties.password).toMatchObject({ type: 'string', minLength: 8 });
  expect(Object.keys(paths['/api/login'].post.responses)).toEqual(['200', '401', '403', '429']);
});

it('shows the API description on a page of our own origin', async () => {
  const page = await app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/<script>|https?:\/\//);
});

it('the API description describes every socket event: access, payload and reply', async () => {
  const { channels, operations } = (await app.inject('/api/docs/asyncapi.json')).json();
  const { messages } = channels.socket;
  for (const [name, access] of app.socketEvents.policies) {
    const operation = operations[`client.${name}`];
    expect(operation).toMatchObject({ action: 'receive', title: name, 'x-access': access });
    expect(JSON.stringify(messages[`client.${name}.answer`].payload)).toContain('"code"');
  }
  const heard = Object.values<{ action: string }>(operations).filter(({ action }) => action === 'receive');
  expect(heard).toHaveLength(app.socketEvents.policies.size);
  expect(messages['client.group-call-register'].payload).toMatchObject({
    required: ['title', 'hasLobby'],
    additionalProperties: false,
  });
  expect(JSON.stringify(messages['client.group-call-join-request.answer'].payload)).toContain('"chat"');
  expect(messages['client.unregister-user']).not.toHaveProperty('payload');
  expect(messages['server.community.posted'].payload.required).toContain('text');
});

/** Tags of the market routes, public and for staff. */
const marketTags = new Set(
  'Dashboard Feeds Indices Industries Metals Screens Standards Stocks Verdicts'
    .split(' ')
    .concat(['Mutual funds', 'Public issues', 'Stock numbers']),
);

interface Described {
  tags?: string[];
  parameters?: unknown[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

it('the API description shows an example request and response of each market route', async () => {
  const { paths } = (await app.inject('/api/docs/json')).json<{
    paths: Record<string, Record<string, Described>>;
  }>();
  const isShown = (part: unknown) => /"examples?":/.test(JSON.stringify(part) ?? '');
  const market = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags = [] }]) => tags.some((tag) => marketTags.has(tag)))
      .map(([method, described]) => ({ name: `${method} ${path}`, ...described })),
  );
  expect(market.length).toBeGreaterThan(50);
  const without = market.flatMap(({ name, parameters = [], requestBody, responses }) => {
    const answer = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
    const question = [...parameters, ...(requestBody === undefined ? [] : [requestBody])];
    return [
      ...(isShown(answer) ? [] : [`answer of ${name}`]),
      ...(question.length === 0 || isShown(question) ? [] : [`question to ${name}`]),
    ];
  });
  expect(without).toEqual([]);
});

it.each(['json', 'yaml', 'asyncapi.json'])(
  'the API description is compressed at %s, for every client that accepts it',
  async (file) => {
    const [plain, ...packed] = await Promise.all(
      ['identity', 'gzip', 'br', 'gzip, deflate, br'].map((encoding) =>
        app.inject({ url: `/api/docs/${file}`, headers: { 'accept-encoding': encoding } }),
      ),
    );
    expect(plain?.headers['content-encoding']).toBeUndefined();
    expect(packed.map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'br', 'br']);
    for (const { rawPayload } of packed)
      expect(rawPayload.length * 5).toBeLessThan(Buffer.byteLength(plain?.payload ?? ''));
  },
);
