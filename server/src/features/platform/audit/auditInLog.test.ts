import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditLog } from '../../../database/schema/platform/auditTables';
import { buildTestApp, people, startKillable, testPassword, userIdOf } from '../../../testing';
import { slowStartMs } from '../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

interface Line {
  security?: { entry: number; event: string; user: string | null; actor: string | null; ip: string | null };
}

it('writes every entry of the audit log to the log as well, without what it says in detail', async () => {
  const server = await startKillable(app, { LOG_LEVEL: 'info' });
  const signIn = (password: string) =>
    fetch(`${server.address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email: people.ann.email, password }),
    });
  expect([(await signIn('wrong')).status, (await signIn(testPassword)).status]).toEqual([401, 200]);
  expect(await server.stop()).toBe(0);

  const ann = await userIdOf(app, 'ann');
  const stored = await app.db
    .select({
      entry: auditLog.id,
      event: auditLog.event,
      user: sql<string>`${auditLog.userId}`,
      actor: auditLog.actor,
      ip: auditLog.address,
    })
    .from(auditLog)
    .where(eq(auditLog.userId, ann))
    .orderBy(auditLog.id);
  expect(stored.map(({ event }) => event)).toEqual(['sign-in-failed', 'signed-in']);
  const logged = server.printed.flatMap((line) => {
    const { security }: Line = JSON.parse(line);
    return security === undefined ? [] : [security];
  });
  expect(logged).toEqual(stored);
});
