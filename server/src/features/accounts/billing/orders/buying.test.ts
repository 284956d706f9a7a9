import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, userIdOf, resetDatabase } from '../../../../testing';
import { people } from '../../../../testing/people';
import { lastMessageTo, messagesTo } from '../../../../testing/outbox';
import { buyerOf, countOf, travelTo } from '../billingFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetDatabase(app);
  travelTo(app, '2026-11-21T06:00:00Z');
});

describe('buying a plan', () => {
  it('shows visitors the prices, and that this gateway is a sandbox', async () => {
    const reply = await app.inject('/api/billing/prices');
    expect(reply.json()).toMatchObject({
      gateway: 'sandbox',
      gstPercent: 18,
      prices: [
        { plan: 'basic', monthlyPaise: 9900, yearlyPaise: 99_000 },
        { plan: 'premium', monthlyPaise: 29_900, yearlyPaise: 299_000 },
        { plan: 'premium_pro', monthlyPaise: 79_900, yearlyPaise: 799_000 },
      ],
    });
  });

  it('opens it at once, until the same day a year later', async () => {
    const ann = await buyerOf(app, 'ann');
    const { status, body } = await ann.buy('premium', 'yearly');
    expect([status, body.orderStatus, body.plan]).toEqual([200, 'paid', 'premium']);
    expect(body.subscription).toMatchObject({
      status: 'active',
      startsAt: '2026-11-21T06:00:00.000Z',
      endsAt: '2027-11-21T06:00:00.000Z',
      autoRenew: true,
    });
    expect(await ann.session()).toMatchObject({
      plan: 'premium',
      subscriptionstatus: true,
      subtransaction: { expiry_data_time: '2027-11-28T06:00:00.000Z' },
    });
    expect((await ann.ask('GET', 'community/posts')).status).toBe(200);
  });

  it('mails one receipt, however often the payment is confirmed', async () => {
    const ann = await buyerOf(app, 'ann');
    const { order } = (await ann.checkout({ plan: 'premium', period: 'yearly' })).body;
    const before = await messagesTo(app, people.ann.email);
    const payment = { orderId: order.id, ...(await ann.payAtSandbox(order.id)) };
    await ann.ask('POST', 'billing/confirm', payment);
    await ann.ask('POST', 'billing/confirm', payment);
    const [invoice] = await ann.invoices();
    const mail = await lastMessageTo(app, people.ann.email);
    expect(mail).toContain('We have received ₹2,990.00 for Premium (yearly).');
    expect(mail).toContain('This was a test payment: no money has moved.');
    expect(mail).toContain('It is active until 21 Nov 2027.');
    expect(mail).toContain(`Your tax invoice ${invoice.number} is under Plan and invoices of your profile`);
    expect(mail).toMatch(/\/profile$/m);
    expect(await messagesTo(app, people.ann.email)).toBe(before + 1);
  });

  it('mails that a second payment of the same order is refunded', async () => {
    const ann = await buyerOf(app, 'ann');
    const { order } = (await ann.checkout({ plan: 'premium', period: 'yearly' })).body;
    await ann.confirm(order.id);
    travelTo(app, '2026-11-21T07:00:00Z');
    await ann.confirm(order.id);
    expect(await lastMessageTo(app, people.ann.email)).toMatch(
      /^Your payment of ₹2,990\.00 for Premium opened no plan: .* We refund it in full\.$/m,
    );
    expect((await ann.subscription()).plan).toBe('premium');
    expect(await countOf(app, "refunds where reason = 'bought-nothing'")).toBe(1);
  });

  it('leaves the plan as it was when the payment fails, and can be tried again', async () => {
    const ann = await buyerOf(app, 'ann');
    const first = (await ann.checkout({ plan: 'basic', period: 'monthly' })).body.order;
    const failed = await ann.ask('POST', 'billing/sandbox/pay', { orderId: first.id, outcome: 'fail' });
    expect(failed.body).toEqual({ payment: null });
    expect((await ann.subscription()).plan).toBe('free');
    const second = (await ann.checkout({ plan: 'basic', period: 'monthly' })).body.order;
    expect(second.id).not.toBe(first.id);
    expect((await ann.confirm(second.id)).body.plan).toBe('basic');
  });

  it('needs consent to the current terms before anything is charged', async () => {
    const ann = await buyerOf(app, 'ann');
    const choice = { plan: 'basic', period: 'monthly' };
    const without = await ann.checkout(choice, { termsVersion: undefined });
    expect([without.status, without.body.field]).toEqual([400, 'termsVersion']);
    const older = await ann.checkout(choice, { termsVersion: '2020-01-01' });
    expect([older.status, older.body.code]).toEqual([409, 'terms-changed']);
    expect(await countOf(app, 'orders')).toBe(0);
    await ann.checkout(choice);
    expect(await countOf(app, "orders where consent_version = '2026-11-01'")).toBe(1);
  });

  it('takes its price from the table, whatever the browser says', async () => {
    const ann = await buyerOf(app, 'ann');
    const tampered = { amountPaise: 1, amount_paise: 1, pricePaise: 1, creditPaise: 79_800, price: 1 };
    const { body } = await ann.checkout({ plan: 'premium_pro', period: 'monthly' }, tampered);
    expect(body.order).toMatchObject({ amountPaise: 79_900, creditPaise: 0 });
    expect(await countOf(app, 'orders where amount_paise = 79900 and credit_paise = 0')).toBe(1);
  });

  it.each([
    [{ plan: 'free', period: 'monthly' }],
    [{ plan: 'premium', period: 'lifetime' }],
    [{ plan: 'premium', period: 'constructor' }],
  ])('refuses %j, which is not sold', async (choice) => {
    const ann = await buyerOf(app, 'ann');
    expect((await ann.checkout(choice)).status).toBe(400);
  });

  it('does not sell what the account has already', async () => {
    const paro = await buyerOf(app, 'paro');
    const granted = await paro.checkout({ plan: 'premium', period: 'yearly' });
    expect([granted.status, granted.body.code]).toEqual([409, 'plan-included']);
    const ann = await buyerOf(app, 'ann');
    await ann.buy('basic', 'monthly');
    const again = await ann.checkout({ plan: 'basic', period: 'monthly' });
    expect([again.status, again.body.code]).toEqual([409, 'already-subscribed']);
  });

  it('is for signed-in people', async () => {
    const reply = await app.inject({ method: 'POST', url: '/api/billing/checkout', payload: {} });
    expect(reply.statusCode).toBe(401);
  });

  it('writes a trail that nobody can rewrite', async () => {
    const ann = await buyerOf(app, 'ann');
    await ann.buy('basic', 'monthly');
    const { rows } = await app.store.pool.query('select kind from billing_events order by id');
    expect(rows.map(({ kind }) => kind)).toEqual(['order.created', 'order.paid', 'plan.opened']);
    for (const change of ['update billing_events set kind = $$x$$', 'delete from billing_events'])
      await expect(app.store.pool.query(change)).rejects.toThrow('never changed');
  });
});

describe('checkouts at once', () => {
  it('of the same plan meet in one order, and one subscription', async () => {
    const ann = await buyerOf(app, 'ann');
    const checkouts = await Promise.all(
      Array.from({ length: 8 }, () => ann.checkout({ plan: 'premium', period: 'yearly' })),
    );
    const ids = new Set(checkouts.map(({ body }) => body.order.id));
    const gatewayIds = new Set(checkouts.map(({ body }) => body.order.gatewayOrderId));
    expect([ids.size, gatewayIds.size]).toEqual([1, 1]);
    const [id] = ids;
    const payment = await ann.payAtSandbox(id);
    const confirms = await Promise.all(
      Array.from({ length: 8 }, () => ann.ask('POST', 'billing/confirm', { orderId: id, ...payment })),
    );
    expect(confirms.map(({ status, body }) => [status, body.plan])).toEqual(Array(8).fill([200, 'premium']));
    expect(await countOf(app, 'subscriptions')).toBe(1);
    expect(await countOf(app, 'invoices')).toBe(1);
    expect(await countOf(app, 'refunds')).toBe(0);
  });

  it('of two plans, both paid, give one subscription; the other money goes back', async () => {
    const ann = await buyerOf(app, 'ann');
    const premium = (await ann.checkout({ plan: 'premium', period: 'yearly' })).body.order;
    const basic = (await ann.checkout({ plan: 'basic', period: 'monthly' })).body.order;
    const replies = await Promise.all([ann.confirm(premium.id), ann.confirm(basic.id)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await countOf(app, "subscriptions where status = 'active'")).toBe(1);
    expect(await countOf(app, "refunds where reason = 'bought-nothing' and status = 'processed'")).toBe(1);
    expect(await countOf(app, "orders where status = 'refunded'")).toBe(1);
    expect(await countOf(app, 'invoices')).toBe(1);
  });

  it('with one key are one order, also after it was paid', async () => {
    const ann = await buyerOf(app, 'ann');
    const idempotencyKey = randomUUID();
    const choice = { plan: 'basic', period: 'monthly' };
    const [one, two] = await Promise.all([
      ann.checkout(choice, { idempotencyKey }),
      ann.checkout(choice, { idempotencyKey }),
    ]);
    expect(one.body.order.id).toBe(two.body.order.id);
    await ann.confirm(one.body.order.id);
    const later = await ann.checkout(choice, { idempotencyKey });
    expect(later.body.order).toMatchObject({ id: one.body.order.id, status: 'paid' });
    const other = await ann.checkout({ plan: 'premium', period: 'monthly' }, { idempotencyKey });
    expect([other.status, other.body.code]).toEqual([409, 'idempotency-key-reused']);
  });
});

describe('confirming a payment', () => {
  it('accepts a signature for this order only', async () => {
    const ann = await buyerOf(app, 'ann');
    const { order } = (await ann.checkout({ plan: 'premium', period: 'yearly' })).body;
    const payment = await ann.payAtSandbox(order.id);
    for (const forged of [
      { ...payment, signature: 'f'.repeat(64) },
      { ...payment, paymentId: 'sandbox_pay_other' },
      { ...payment, signature: `${payment.signature}00` },
    ]) {
      const { status, body } = await ann.ask('POST', 'billing/confirm', { orderId: order.id, ...forged });
      expect([status, body.code]).toEqual([400, 'payment-not-verified']);
    }
    expect((await ann.subscription()).plan).toBe('free');
  });

  it('does not use one payment for another order', async () => {
    const ann = await buyerOf(app, 'ann');
    const cheap = (await ann.checkout({ plan: 'basic', period: 'monthly' })).body.order;
    const payment = await ann.payAtSandbox(cheap.id);
    const dear = (await ann.checkout({ plan: 'premium_pro', period: 'yearly' })).body.order;
    const reply = await ann.ask('POST', 'billing/confirm', { orderId: dear.id, ...payment });
    expect([reply.status, reply.body.code]).toEqual([400, 'payment-not-verified']);
  });

  it("finds nobody else's order", async () => {
    const ann = await buyerOf(app, 'ann');
    const bob = await buyerOf(app, 'bob');
    const { order } = (await ann.checkout({ plan: 'basic', period: 'monthly' })).body;
    const payment = await ann.payAtSandbox(order.id);
    const reply = await bob.ask('POST', 'billing/confirm', { orderId: order.id, ...payment });
    expect([reply.status, reply.body.code]).toEqual([404, 'order-not-found']);
    expect(
      (await bob.ask('POST', 'billing/sandbox/pay', { orderId: order.id, outcome: 'fail' })).status,
    ).toBe(404);
  });
});

it('retains orders and invoices of an erased account, without personal data', async () => {
  const ann = await buyerOf(app, 'ann');
  await ann.buy('basic', 'monthly');
  await app.store.pool.query('delete from users where id = $1', [await userIdOf(app, 'ann')]);
  expect(await countOf(app, 'orders where user_id is null')).toBe(1);
  expect(await countOf(app, 'invoices where user_id is null')).toBe(1);
  expect(await countOf(app, 'subscriptions')).toBe(0);
});

describe('buying without a gateway', () => {
  it('shows prices but sells nothing', async () => {
    const closed = await buildTestApp({ payments: null });
    expect((await closed.inject('/api/billing/prices')).json().gateway).toBeNull();
    const ann = await buyerOf(closed, 'ann');
    const { status, body } = await ann.checkout({ plan: 'basic', period: 'monthly' });
    expect([status, body.code]).toEqual([503, 'payments-off']);
    expect((await ann.ask('POST', 'billing/sandbox/pay', {})).status).toBe(404);
    await closed.close();
  });
});
