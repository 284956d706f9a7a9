import { addDays, indianMoment, today } from '@tayyib/shared/values/calendar';
import type { DashboardReply } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { statusChanges } from '../../../database/schema/facts/verdictsTables';
import { buildSampleApp, signedIn } from '../../../testing';

let app: FastifyInstance;
let headers: Record<string, string>;
beforeEach(async () => {
  app = await buildSampleApp();
  await app.db.delete(statusChanges);
  headers = await signedIn(app, 'paro');
});
afterEach(() => app.close());

const dashboard = async (query = '') =>
  (await app.inject({ url: `/api/dashboard${query}`, headers })).json<DashboardReply>();
const changed = (daysAgo: number, standard: 'TASIS' | 'AAOIFI') => ({
  isin: 'INE002A01018',
  standard,
  from: 3 as const,
  to: 1 as const,
  cause: `${daysAgo} days ago`,
  at: indianMoment(addDays(today(app.clock), -daysAgo), '09:00'),
});

it('counts the changes of a week by standard, and lists those of one standard where asked', async () => {
  await app.db
    .insert(statusChanges)
    .values([changed(40, 'TASIS'), changed(6, 'TASIS'), changed(7, 'AAOIFI'), changed(0, 'AAOIFI')]);
  const { standards, recentChanges, weekFrom } = await dashboard();
  expect(weekFrom).toBe(addDays(today(app.clock), -6));
  const weeks = new Map(standards.map(({ standard, changedThisWeek }) => [standard, changedThisWeek]));
  expect([weeks.get('TASIS'), weeks.get('AAOIFI'), weeks.get('SP')]).toEqual([1, 1, 0]);
  expect(recentChanges).toHaveLength(4);
  const ofTasis = (await dashboard('?standard=TASIS')).recentChanges;
  expect(ofTasis.map(({ cause }) => cause)).toEqual(['6 days ago', '40 days ago']);
  expect(ofTasis[0]).toMatchObject({ stock_code: 'RELIANCE', from: 'under_review', to: 'compliant' });
});

it('refuses an unknown standard', async () => {
  const reply = await app.inject({ url: '/api/dashboard?standard=NONE', headers });
  expect(reply.statusCode).toBe(400);
});
