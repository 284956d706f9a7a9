import type { AccessLevel } from '@tayyib/shared/access';
import { accessLevels } from '@tayyib/shared/access';
import type { FastifyInstance } from 'fastify';
import type { PersonName } from '../../testing';
import { buildTestApp, signedIn } from '../../testing';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
  await app.register(async (doors) => {
    for (const access of accessLevels)
      doors.get(`/api/door/${access}`, { config: { access } }, async () => ({ open: true }));
  });
});
afterAll(() => app.close());

const knock = async (access: AccessLevel, name?: PersonName) => {
  const headers = name ? await signedIn(app, name) : {};
  const reply = await app.inject({ url: `/api/door/${access}`, headers });
  return reply.statusCode === 200 ? 'open' : `${reply.statusCode} ${reply.json().code}`;
};

it.each<[AccessLevel, PersonName | undefined, string]>([
  ['public', undefined, 'open'],
  ['user', undefined, '401 sign-in-needed'],
  ['user', 'ann', 'open'],
  ['premium', undefined, '401 sign-in-needed'],
  ['premium', 'ann', '403 upgrade-needed'],
  ['premium', 'basim', '403 upgrade-needed'],
  ['premium', 'paro', 'open'],
  ['community', 'ann', '403 upgrade-needed'],
  ['community', 'rafi', 'open'],
  ['pro', 'paro', '403 upgrade-needed'],
  ['pro', 'rafi', 'open'],
  ['teacher', 'rafi', '403 forbidden'],
  ['teacher', 'adil', 'open'],
  ['teacher', 'sana', 'open'],
  ['advisor', 'rafi', '403 forbidden'],
  ['advisor', 'sana', '403 forbidden'],
  ['advisor', 'adil', 'open'],
  ['staff', 'rafi', '403 forbidden'],
  ['staff', 'sana', 'open'],
  ['admin', 'sana', '403 forbidden'],
  ['admin', 'amin', 'open'],
])('replies on a %s route, to %s: %s', async (access, name, answer) => {
  expect(await knock(access, name)).toBe(answer);
});

it('does not start with a route without an access rule', async () => {
  const careless = await buildTestApp();
  void careless.register(async (scope) => {
    scope.get('/api/unguarded', async () => ({}));
  });
  await expect(careless.ready()).rejects.toThrow('GET /api/unguarded does not say who may call it.');
  await careless.close();
});
