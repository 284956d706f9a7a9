import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { buildTestApp, signedIn, userIdOf, resetDatabase } from '../../../../testing';
import type { PersonName } from '../../../../testing';
import { users } from '../../../../database/schema/accounts/identityTables';
import { buyerOf, countOf, travelDays, travelTo } from '../billingFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetDatabase(app);
  travelTo(app, '2026-11-20T06:00:00Z');
});

const setStatus = async (name: PersonName, status: number) =>
  app.db
    .update(users)
    .set({ status })
    .where(eq(users.id, await userIdOf(app, name)));

describe('the first plan that is bought', () => {
  it('makes a member, who stays one when it ends', async () => {
    const ann = await buyerOf(app, 'ann');
    expect((await ann.session()).status).toBe(3);
    await ann.buy('basic', 'monthly');
    expect((await ann.session()).status).toBe(1);
    travelDays(app, 60);
    await app.jobs.runDue();
    expect(await ann.session()).toMatchObject({ plan: 'free', status: 1 });
    expect(await countOf(app, "audit_log where event = 'status-changed' and actor is null")).toBe(1);
    await ann.buy('premium', 'monthly');
    expect(await countOf(app, "audit_log where event = 'status-changed'")).toBe(1);
  });
});

describe('a guest of the house', () => {
  it('retains the plan when its term is over, whatever the jobs and the re-check do', async () => {
    const ann = await buyerOf(app, 'ann');
    await ann.buy('premium', 'monthly');
    await setStatus('ann', 4);
    travelDays(app, 400);
    await app.jobs.runDue();
    expect((await ann.ask('GET', 'subscriptionplancheck')).body).toEqual({
      plan: 'premium',
      subscription: null,
    });
    expect(await ann.session()).toMatchObject({ plan: 'premium', status: 4, subtransaction: null });
    expect((await ann.open('community/posts')).statusCode).toBe(200);
    expect(await countOf(app, "billing_events where kind in ('plan.grace', 'plan.expired')")).toBe(0);
  });

  it('has nothing to buy, and is refunded a payment in progress', async () => {
    const bob = await buyerOf(app, 'bob');
    const { body } = await bob.checkout({ plan: 'premium', period: 'monthly' });
    await setStatus('bob', 4);
    expect((await bob.checkout({ plan: 'basic', period: 'monthly' })).body).toMatchObject({
      code: 'plan-is-gift',
    });
    const confirmed = await bob.confirm(body.order.id);
    expect(confirmed.body).toMatchObject({ orderStatus: 'refunded', plan: 'free' });
    expect((await bob.session()).status).toBe(4);
  });

  it('expires again once they are no longer a guest', async () => {
    const ann = await buyerOf(app, 'ann');
    await ann.buy('premium', 'monthly');
    await setStatus('ann', 4);
    travelDays(app, 60);
    await app.jobs.runDue();
    const id = await userIdOf(app, 'ann');
    await app.inject({
      method: 'PUT',
      url: `/api/admin/people/${id}/status`,
      headers: await signedIn(app, 'amin'),
      payload: { status: 0, why: 'the year is over' },
    });
    expect(await ann.session()).toMatchObject({ plan: 'free', status: 0 });
  });
});
