import { SecurityEventsReply } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { TestBrowser } from '../../../testing';
import { buildTestApp, createBrowser, lastTokenTo, people, userIdOf } from '../../../testing';
import { audit, forgetOldEvents } from '../../platform/audit/audit';
import { buyerOf } from '../billing/billingFixtures';
import { headersOf, signInAgain } from '../sessions/sessionFixtures';
import { dayMs } from '../../../lib/durations';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const eventsOf = async (browser: TestBrowser) =>
  SecurityEventsReply.parse((await browser.get('/profile/security-events')).json()).events;
const namesOf = async (browser: TestBrowser) => (await eventsOf(browser)).map(({ event }) => event);

it('lists sign-ins, sign-outs and wrong passwords, newest first, with the address', async () => {
  const { email } = people.bob;
  const stranger = createBrowser(app, '203.0.113.9');
  await stranger.post('/login', { email, password: 'not his password' });
  const first = await signInAgain(app, 'bob');
  await first.post('/logout');
  const [last, out, ...before] = await eventsOf(await signInAgain(app, 'bob', first));
  expect(last).toMatchObject({ event: 'signed-in', device: 'Unknown device' });
  expect(out).toMatchObject({ event: 'signed-out', device: null });
  expect(before).toMatchObject([{ event: 'signed-in' }, { event: 'sign-in-failed', address: '203.0.113.9' }]);
});

it('shows no events of other users', async () => {
  await createBrowser(app).post('/login', { email: people.bob.email, password: 'not his password' });
  expect(await namesOf(await signInAgain(app, 'sana'))).toEqual(['signed-in']);
});

it('lists an ended session, and a new password by mail', async () => {
  const browser = await signInAgain(app, 'paro');
  const [{ id }] = (await browser.get('/sessions')).json().sessions;
  await app.inject({ method: 'DELETE', url: `/api/sessions/${id}`, headers: headersOf(browser) });
  await browser.post('/identity/password/forgot', { email: people.paro.email });
  const token = await lastTokenTo(app, people.paro.email);
  await browser.post('/identity/password/reset', { token, password: 'another long secret' });
  await browser.post('/login', { email: people.paro.email, password: 'another long secret' });
  expect((await namesOf(browser)).slice(0, 3)).toEqual(['signed-in', 'password-reset', 'session-revoked']);
});

it('lists a bought plan', async () => {
  const buyer = await buyerOf(app, 'ann');
  await buyer.buy('basic', 'monthly');
  const { body } = await buyer.ask('GET', 'profile/security-events');
  expect(body.events).toMatchObject([{ event: 'status-changed' }, { event: 'plan-bought' }]);
});

it('the log of security events is never rewritten, and loses nothing of the last year', async () => {
  const { pool } = app.store;
  const now = new Date();
  const userId = await userIdOf(app, 'rafi');
  const old = new Date(now.getTime() - 367 * dayMs);
  await audit(app.db, { at: old, userId, event: 'signed-in', detail: { age: 'old' } });
  await audit(app.db, { at: now, userId, event: 'signed-in', detail: { age: 'new' } });
  await expect(pool.query("update audit_log set event = 'signed-out'")).rejects.toThrow('never changed');
  await expect(pool.query('delete from audit_log where user_id = $1', [userId])).rejects.toThrow('audit_log');
  await forgetOldEvents(app.db, now);
  const { rows } = await pool.query("select detail->>'age' as age from audit_log where user_id = $1", [
    userId,
  ]);
  expect(rows).toEqual([{ age: 'new' }]);
});
