import type { FastifyInstance } from 'fastify';
import { buildTestApp, resetDatabase } from '../../../../testing';
import { people } from '../../../../testing/people';
import { lastMessageTo, messagesTo } from '../../../../testing/outbox';
import { buyerOf, countOf, travelTo } from '../billingFixtures';
import { startFakeRazorpay } from './fakeRazorpay.testing';
import { sign } from './signature';

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

const hook = async (message: { payload: string | Buffer; headers: Record<string, string> }) =>
  app.inject({ method: 'POST', url: '/api/billing/webhook', ...message });

const annAtTheTill = async () => {
  const ann = await buyerOf(app, 'ann');
  const { order } = (await ann.checkout({ plan: 'premium', period: 'yearly' })).body;
  const payment = { id: 'pay_1', order_id: order.gatewayOrderId, amount: 299_000, currency: 'INR' };
  const plan = async () => (await ann.subscription()).plan;
  return { ann, order, payment, plan };
};

const annWhoPaid = async () => {
  const till = await annAtTheTill();
  await hook(razorpay.message('payment.captured', till.payment));
  expect(await till.plan()).toBe('premium');
  return till;
};

const returned = (
  gatewayOrderId: string,
  { paymentId, signature }: { paymentId: string; signature: string },
) =>
  app.inject({
    method: 'POST',
    url: '/api/billing/return',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://api.razorpay.com' },
    payload: new URLSearchParams({
      razorpay_order_id: gatewayOrderId,
      razorpay_payment_id: paymentId,
      razorpay_signature: signature,
    }).toString(),
  });

describe('a payment that is merely authorised', () => {
  it('opens no plan, by the browser or on return, until the money is captured', async () => {
    const { ann, order, payment, plan } = await annAtTheTill();
    const authorised = razorpay.pay(order.gatewayOrderId, payment.id, 'authorized');
    const { body } = await ann.ask('POST', 'billing/confirm', { orderId: order.id, ...authorised });
    expect(body).toMatchObject({ plan: 'free', orderStatus: 'created' });
    const back = await returned(order.gatewayOrderId, authorised);
    expect([back.statusCode, back.headers.location]).toEqual([303, '/plan?payment=pending']);
    expect(await plan()).toBe('free');
    await hook(razorpay.message('payment.captured', payment));
    expect(await plan()).toBe('premium');
  });

  it('opens none when it fails in the end', async () => {
    const { ann, order, payment, plan } = await annAtTheTill();
    const authorised = razorpay.pay(order.gatewayOrderId, payment.id, 'authorized');
    await ann.ask('POST', 'billing/confirm', { orderId: order.id, ...authorised });
    await hook(razorpay.message('payment.failed', payment));
    expect(await plan()).toBe('free');
    expect(await countOf(app, 'invoices')).toBe(0);
  });

  it('of another order, or unknown to the gateway, opens none either', async () => {
    const { ann, order, plan } = await annAtTheTill();
    const paymentId = 'pay_unknown';
    const signature = sign(`${order.gatewayOrderId}|${paymentId}`, razorpay.config.keySecret);
    const reply = await ann.ask('POST', 'billing/confirm', { orderId: order.id, paymentId, signature });
    expect([reply.status, reply.body.orderStatus]).toEqual([200, 'created']);
    expect(await plan()).toBe('free');
  });
});

describe('money that goes back without us', () => {
  it.each([
    [
      'refunded at the gateway',
      'refund.processed',
      { id: 'rfnd_theirs', payment_id: 'pay_1', amount: 299_000 },
    ],
    ['lost in a dispute', 'payment.dispute.lost', { payment_id: 'pay_1' }],
  ])('ends the plan when it is %s', async (_how, event, entity) => {
    const { plan, ann } = await annWhoPaid();
    travelTo(app, '2026-11-21T07:00:00Z');
    expect((await hook(razorpay.message(event, entity))).statusCode).toBe(200);
    expect(await plan()).toBe('free');
    expect(await lastMessageTo(app, people.ann.email)).toMatch(
      /^Your payment for Premium has gone back .* so the plan has ended\.\n\nNow your account has the plan Free\./,
    );
    expect((await ann.ask('POST', 'billing/refund')).status).toBe(409);
    expect(razorpay.received.some(({ path }) => path.endsWith('/refund'))).toBe(false);
  });

  it('leaves the plan when it is a part, or a refund of ours', async () => {
    const { plan } = await annWhoPaid();
    const before = await messagesTo(app, people.ann.email);
    const part = { id: 'rfnd_part', payment_id: 'pay_1', amount: 10_000 };
    await hook(razorpay.message('refund.processed', part));
    expect(await plan()).toBe('premium');
    expect(await messagesTo(app, people.ann.email)).toBe(before);
  });

  it('does not touch a plan that was bought after a refund of ours', async () => {
    const { ann, plan } = await annWhoPaid();
    await ann.ask('POST', 'billing/refund');
    const { rows } = await app.store.pool.query('select id, gateway_refund_id from refunds');
    const next = (await ann.checkout({ plan: 'premium', period: 'yearly' })).body.order;
    const second = { id: 'pay_2', order_id: next.gatewayOrderId, amount: next.amountPaise, currency: 'INR' };
    await hook(razorpay.message('payment.captured', second));
    expect(await plan()).toBe('premium');
    const ours = { id: rows[0].gateway_refund_id, payment_id: 'pay_1', amount: 299_000 };
    await hook(razorpay.message('refund.processed', ours));
    await hook(razorpay.message('refund.processed', { ...ours, id: 'rfnd_early', receipt: rows[0].id }));
    expect(await plan()).toBe('premium');
  });
});

describe('a message that is signed, but cannot be read,', () => {
  it.each([
    ['no JSON', 'no json'],
    ['no payload', '{"event":"payment.captured"}'],
    [
      'half a paisa',
      '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"p","order_id":"o","amount":1.5,"currency":"INR"}}}}',
    ],
    ['deeply nested', `{"event":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ])('is accepted and does nothing: %s', async (_what, payload) => {
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': sign(payload, razorpay.config.webhookSecret),
    };
    expect((await hook({ payload, headers })).statusCode).toBe(200);
    expect(await countOf(app, 'subscriptions')).toBe(0);
  });
});

it('records one of many forged messages of an address', async () => {
  const headers = { 'content-type': 'application/json', 'x-razorpay-signature': 'f'.repeat(64) };
  const forged = Array.from({ length: 30 }, () => hook({ payload: '{"event":"payment.captured"}', headers }));
  expect(new Set((await Promise.all(forged)).map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
  expect(await countOf(app, "audit_log where event = 'webhook-refused'")).toBe(1);
});

it('does not pay two orders with one payment', async () => {
  const sandbox = await buildTestApp({ payments: 'sandbox' });
  const buyers = [await buyerOf(sandbox, 'ann'), await buyerOf(sandbox, 'bob')] as const;
  const paymentId = 'sandbox_pay_twice';
  const replies: unknown[] = [];
  for (const buyer of buyers) {
    const { order } = (await buyer.checkout({ plan: 'premium', period: 'yearly' })).body;
    const signature = sign(`${order.gatewayOrderId}|${paymentId}`, 'sandbox');
    const reply = await buyer.ask('POST', 'billing/confirm', { orderId: order.id, paymentId, signature });
    replies.push([reply.status, reply.body.plan]);
  }
  expect(replies).toEqual([
    [200, 'premium'],
    [200, 'free'],
  ]);
  await sandbox.close();
});
