import type { FastifyInstance } from 'fastify';
import { buildTestApp, resetDatabase } from '../../../../testing';
import { people } from '../../../../testing/people';
import { lastMessageTo, messagesTo } from '../../../../testing/outbox';
import { buyerOf, countOf, travelDays, travelTo } from '../billingFixtures';
import { startFakeRazorpay } from './fakeRazorpay.testing';

let app: FastifyInstance;
let razorpay: Awaited<ReturnType<typeof startFakeRazorpay>>;
beforeAll(async () => {
  razorpay = await startFakeRazorpay();
  app = await buildTestApp({ payments: razorpay.config });
});
afterAll(async () => {
  await app.close();
  await razorpay.stop();
});
beforeEach(async () => {
  razorpay.reset();
  await resetDatabase(app);
  travelTo(app, '2026-11-21T06:00:00Z');
});

const hook = async (message: { payload: string | Buffer; headers: Record<string, string> }) => {
  const reply = await app.inject({ method: 'POST', url: '/api/billing/webhook', ...message });
  return { status: reply.statusCode, body: reply.json() };
};

/** Ann with an open order for Premium by the year. */
const annAtTheTill = async () => {
  const ann = await buyerOf(app, 'ann');
  const { order } = (await ann.checkout({ plan: 'premium', period: 'yearly' })).body;
  const captured = { id: 'pay_1', order_id: order.gatewayOrderId, amount: 299_000, currency: 'INR' };
  return { ann, order, captured };
};

const nothingHappened = async () => {
  expect(await countOf(app, 'subscriptions')).toBe(0);
  expect(await countOf(app, "orders where status <> 'created'")).toBe(0);
};

it('receives the amount in paise, our order number and our credentials', async () => {
  const { order } = await annAtTheTill();
  expect(razorpay.received).toEqual([
    {
      path: '/v1/orders',
      authorization: `Basic ${Buffer.from('rzp_test_key:key secret').toString('base64')}`,
      idempotencyKey: undefined,
      body: {
        amount: 299_000,
        currency: 'INR',
        receipt: order.id,
        payment: {
          capture: 'automatic',
          capture_options: { automatic_expiry_period: 12, refund_speed: 'normal' },
        },
      },
    },
  ]);
  expect(order).toMatchObject({ gateway: 'razorpay', publicKey: 'rzp_test_key' });
});

it('a payment by Razorpay opens the plan when the browser brings its signature', async () => {
  const { ann, order } = await annAtTheTill();
  const forged = { ...razorpay.pay(order.gatewayOrderId), signature: '0'.repeat(64) };
  const refused = await ann.ask('POST', 'billing/confirm', { orderId: order.id, ...forged });
  expect(refused.body.code).toBe('payment-not-verified');
  const payment = razorpay.pay(order.gatewayOrderId);
  const { body } = await ann.ask('POST', 'billing/confirm', { orderId: order.id, ...payment });
  expect([body.orderStatus, body.plan]).toEqual(['paid', 'premium']);
});

it('a payment by Razorpay opens the plan by webhook alone when the browser was closed', async () => {
  const { ann, captured } = await annAtTheTill();
  expect(await hook(razorpay.message('payment.captured', captured))).toEqual({
    status: 200,
    body: { handled: true },
  });
  expect((await ann.subscription()).plan).toBe('premium');
});

const comeBack = async (fields: Record<string, string>, to?: string) => {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/billing/return',
    ...(to !== undefined && { query: { to } }),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://api.razorpay.com' },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: reply.statusCode, location: reply.headers.location };
};
const paidFields = (gatewayOrderId: string, id?: string) => {
  const { paymentId, signature } = razorpay.pay(gatewayOrderId, id);
  return {
    razorpay_order_id: gatewayOrderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: signature,
  };
};

it('applies a payment once when browser and webhooks race, and mails one receipt', async () => {
  const { ann, order, captured } = await annAtTheTill();
  const before = await messagesTo(app, people.ann.email);
  const payment = razorpay.pay(order.gatewayOrderId, captured.id);
  const replies = await Promise.all([
    ann.ask('POST', 'billing/confirm', { orderId: order.id, ...payment }),
    hook(razorpay.message('payment.captured', captured)),
    hook(razorpay.message('order.paid', captured)),
    ann.ask('POST', 'billing/confirm', { orderId: order.id, ...payment }),
    hook(razorpay.message('payment.captured', captured)),
    comeBack(paidFields(order.gatewayOrderId, captured.id)),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 303]);
  await hook(razorpay.message('order.paid', captured));
  expect(await messagesTo(app, people.ann.email)).toBe(before + 1);
  const [invoice] = await ann.invoices();
  const mail = await lastMessageTo(app, people.ann.email);
  expect(mail).toContain('We have received ₹2,990.00 for Premium (yearly).');
  expect(mail).toContain(`Your tax invoice ${invoice.number} is`);
  expect(await countOf(app, 'subscriptions')).toBe(1);
  expect(await countOf(app, 'invoices')).toBe(1);
  expect(await countOf(app, 'refunds')).toBe(0);
  expect(await countOf(app, "billing_events where kind = 'order.paid'")).toBe(1);
});

it('loses nothing when the server fails half-way: the message is resent and applied then', async () => {
  const { ann, captured } = await annAtTheTill();
  const message = razorpay.message('payment.captured', captured);
  const { pool } = app.store;
  await pool.query('alter table invoices rename to invoices_away');
  expect((await hook(message)).status).toBe(500);
  await nothingHappened();
  await pool.query('alter table invoices_away rename to invoices');
  expect((await hook(message)).body).toEqual({ handled: true });
  expect((await ann.subscription()).plan).toBe('premium');
  expect((await ann.invoices())[0]).toMatchObject({ number: 'TY/26-27/000001' });
});

describe('a webhook', () => {
  it('replayed does nothing, under its own id or another', async () => {
    const { ann, captured } = await annAtTheTill();
    const message = razorpay.message('payment.captured', captured);
    await hook(message);
    expect((await hook(message)).body).toEqual({ handled: false });
    const otherId = { ...message.headers, 'x-razorpay-event-id': 'evt_other' };
    expect((await hook({ ...message, headers: otherId })).status).toBe(200);
    expect(await countOf(app, 'subscriptions')).toBe(1);
    expect(await countOf(app, 'refunds')).toBe(0);

    // A replayed message does not reactivate the plan even after the refund.
    await ann.ask('POST', 'billing/refund');
    await hook({ ...message, headers: { ...message.headers, 'x-razorpay-event-id': 'evt_third' } });
    expect((await ann.subscription()).plan).toBe('free');
  });

  it('is authenticated by its signature over the raw bytes only', async () => {
    const { captured } = await annAtTheTill();
    const { payload, headers } = razorpay.message('payment.captured', captured);
    const { 'x-razorpay-signature': signature, ...unsigned } = headers;
    const forgeries = [
      { payload, headers: unsigned },
      { payload, headers: { ...headers, 'x-razorpay-signature': '' } },
      { payload, headers: { ...headers, 'x-razorpay-signature': signature.slice(0, -1) } },
      { payload, headers: { ...headers, 'x-razorpay-signature': '0'.repeat(64) } },
      { payload: `${payload} `, headers },
      { payload: payload.replace('pay_1', 'pay_2'), headers },
      { payload: '', headers },
    ];
    for (const forgery of forgeries) {
      const { status, body } = await hook(forgery);
      expect([status, body.code]).toEqual([401, 'not-signed']);
    }
    await nothingHappened();
    expect(await countOf(app, 'payment_events')).toBe(0);
  });

  it('with another amount or currency activates nothing, and is recorded', async () => {
    const { captured } = await annAtTheTill();
    await hook(razorpay.message('payment.captured', { ...captured, amount: 100 }));
    await hook(razorpay.message('payment.captured', { ...captured, currency: 'USD' }));
    await nothingHappened();
    expect(await countOf(app, "billing_events where kind = 'payment.wrong-amount'")).toBe(2);
  });

  it('about an order of another merchant is accepted and does nothing', async () => {
    const { captured } = await annAtTheTill();
    const reply = await hook(razorpay.message('payment.captured', { ...captured, order_id: 'order_else' }));
    expect(reply.status).toBe(200);
    await nothingHappened();
  });

  it('about a failed attempt does not undo a payment, and a payment may follow it', async () => {
    const { ann, captured } = await annAtTheTill();
    await hook(razorpay.message('payment.failed', captured));
    expect(await countOf(app, "orders where status = 'failed'")).toBe(1);
    await hook(razorpay.message('payment.captured', captured));
    await hook(razorpay.message('payment.failed', captured));
    expect(await countOf(app, "orders where status = 'paid'")).toBe(1);
    expect((await ann.subscription()).plan).toBe('premium');
  });

  it('about a second payment of one order sends that money back', async () => {
    const { captured } = await annAtTheTill();
    await hook(razorpay.message('payment.captured', captured));
    await hook(razorpay.message('payment.captured', { ...captured, id: 'pay_2' }));
    expect(razorpay.received.at(-1)).toMatchObject({
      path: '/v1/payments/pay_2/refund',
      body: { amount: 299_000 },
    });
    expect(await countOf(app, 'subscriptions')).toBe(1);
  });
});

describe('while Razorpay does not answer', () => {
  it('says so, charges nothing, and the same order is used later', async () => {
    razorpay.state.isDown = true;
    const ann = await buyerOf(app, 'ann');
    const { status, body } = await ann.checkout({ plan: 'premium', period: 'yearly' });
    expect([status, body.code]).toEqual([502, 'gateway-unavailable']);
    razorpay.state.isDown = false;
    const { order } = (await ann.checkout({ plan: 'premium', period: 'yearly' })).body;
    expect(order.status).toBe('created');
    expect(await countOf(app, 'orders')).toBe(1);
  });

  it('a refund waits and is retried with the same id, by the job', async () => {
    const { ann, captured } = await annAtTheTill();
    await hook(razorpay.message('payment.captured', captured));
    razorpay.state.isDown = true;
    expect((await ann.ask('POST', 'billing/refund')).status).toBe(200);
    expect(await countOf(app, "refunds where status = 'requested'")).toBe(1);
    razorpay.state.isDown = false;
    travelDays(app, 1);
    await app.jobs.runDue();
    expect(await countOf(app, "refunds where status = 'processed' and gateway_refund_id like 'rfnd_%'")).toBe(
      1,
    );
    const [first, second] = razorpay.received.slice(-2);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(second?.body).toEqual(first?.body);
  });
});

describe('the page of Razorpay', () => {
  it('is reached by a form that leads nowhere else, from the own order alone', async () => {
    const { ann, order } = await annAtTheTill();
    const page = await ann.open(`billing/pay/${order.id}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain(
      `form-action ${razorpay.config.baseUrl.origin} `,
    );
    expect(page.body).toContain(`name="order_id" value="${order.gatewayOrderId}"`);
    expect(page.body).toContain('name="amount" value="299000"');
    expect(page.body).not.toContain(razorpay.config.keySecret);
    const bob = await buyerOf(app, 'bob');
    expect((await bob.open(`billing/pay/${order.id}`)).statusCode).toBe(404);
  });

  it('sends the buyer back with a plan that is open', async () => {
    const { ann, order } = await annAtTheTill();
    const done = { status: 303, location: '/plan?payment=done' };
    expect(await comeBack(paidFields(order.gatewayOrderId))).toEqual(done);
    expect((await ann.subscription()).plan).toBe('premium');
    expect((await ann.open(`billing/pay/${order.id}`)).statusCode).toBe(404);
  });

  it('sends back without one when nothing was paid, or nobody signed for it', async () => {
    const { order } = await annAtTheTill();
    const fields = paidFields(order.gatewayOrderId);
    const failed = { status: 303, location: '/plan?payment=failed' };
    expect(await comeBack({ 'error[code]': 'BAD_REQUEST_ERROR' })).toEqual(failed);
    expect(await comeBack({ ...fields, razorpay_signature: '0'.repeat(64) })).toEqual(failed);
    expect(await comeBack(paidFields('order_unknown'))).toEqual(failed);
    await nothingHappened();
  });

  it('brings along the page of ours for which the plan was bought, whatever became of the payment', async () => {
    const { ann, order } = await annAtTheTill();
    const to = '/screener?q=Debt';
    const page = await ann.open(`billing/pay/${order.id}?${new URLSearchParams({ to })}`);
    expect(page.body).toContain('/api/billing/return?to=%2Fscreener%3Fq%3DDebt"');
    const fields = paidFields(order.gatewayOrderId);
    const onTheWay = (payment: string) => ({
      status: 303,
      location: `/plan?payment=${payment}&to=%2Fscreener%3Fq%3DDebt`,
    });
    expect(await comeBack({ ...fields, razorpay_signature: '0'.repeat(64) }, to)).toEqual(onTheWay('failed'));
    expect(await comeBack(fields, to)).toEqual(onTheWay('done'));
    const tooLong = `/${'a'.repeat(3000)}`;
    const withoutIt = { status: 303, location: '/plan?payment=done' };
    expect(await comeBack(fields, tooLong)).toEqual(withoutIt);
  });

  it.each([
    '//elsewhere.example/screener',
    '\\\\elsewhere.example',
    '/\\elsewhere.example',
    'https://elsewhere.example',
    '/.//elsewhere.example',
    'javascript:alert(1)',
    '/api/billing/invoices',
  ])('never leads on to %s', async (to) => {
    const { ann, order } = await annAtTheTill();
    const page = await ann.open(`billing/pay/${order.id}?${new URLSearchParams({ to })}`);
    expect(page.body).toContain('/api/billing/return"');
    expect(await comeBack(paidFields(order.gatewayOrderId), to)).toEqual({
      status: 303,
      location: '/plan?payment=done',
    });
    expect((await ann.subscription()).plan).toBe('premium');
  });
});
