import type { FastifyInstance } from 'fastify';
import {
  buildTestApp,
  createBrowser,
  describeWithRedis,
  people,
  startRedis,
  testPassword,
} from '../../../testing';

/** Skipped where Redis is not installed. */
describeWithRedis('a server whose Redis', () => {
  const outages = [
    ['stops', (redis: Awaited<ReturnType<typeof startRedis>>) => redis.stop()],
    ['hangs', (redis: Awaited<ReturnType<typeof startRedis>>) => redis.hang()],
  ] as const;

  describe.each(outages)('%s', (_what, lose) => {
    let app: FastifyInstance;
    let redis: Awaited<ReturnType<typeof startRedis>>;
    beforeAll(async () => {
      redis = await startRedis();
      app = await buildTestApp({ redisUrl: redis.url });
      lose(redis);
    });
    afterAll(async () => {
      await app.close();
      redis.stop();
    });

    const login = async (email: string, password: string, address?: string) =>
      (await createBrowser(app, address).post('/login', { email, password })).json();

    it('signs in', async () => {
      expect(await login(people.ann.email, testPassword)).toMatchObject({ success: true });
    });

    it('locks an account after five wrong passwords all the same', async () => {
      const tried = await Promise.all(Array.from({ length: 8 }, () => login(people.bob.email, 'wrong')));
      expect(tried.filter(({ code }) => code === 'wrong-credentials')).toHaveLength(5);
      expect(await login(people.bob.email, testPassword)).toMatchObject({ code: 'too-many-passwords' });
    });

    it('limits the requests of an address all the same', async () => {
      const address = '192.0.2.88';
      const tried = await Promise.all(
        Array.from({ length: 24 }, (_, each) => login(`guess-${each}@example.com`, 'wrong', address)),
      );
      expect(tried.filter(({ code }) => code === 'too-many-requests')).toHaveLength(4);
    });

    it('sends a code once a minute all the same', async () => {
      const ask = () => createBrowser(app).post('/identity/email/code', { email: people.rafi.email });
      const statuses = (await Promise.all([ask(), ask(), ask()])).map(({ statusCode }) => statusCode);
      expect(statuses.sort()).toEqual([200, 429, 429]);
    });
  });
});
