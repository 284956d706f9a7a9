import { randomUUID } from 'node:crypto';
import { termsVersion } from '@tayyib/shared/prices';
import { idIn } from '../idIn';
import type { MatrixRow, MatrixRows } from '../MatrixRow';
import { open, people } from '../MatrixRow';
import type { Subject } from '../subject';

const choice = { plan: 'premium_pro', period: 'yearly' };
const checkout = () => ({ ...choice, termsVersion, idempotencyKey: randomUUID() });

const orderOf = async ({ bodyOf }: Subject) =>
  idIn(await bodyOf('POST', '/api/billing/checkout', checkout()), 'order.id');

const buy = async (owner: Subject) => {
  const orderId = await orderOf(owner);
  const paid = await owner.bodyOf('POST', '/api/billing/sandbox/pay', { orderId, outcome: 'pay' });
  const paymentId = idIn(paid, 'payment.paymentId');
  const signature = idIn(paid, 'payment.signature');
  return { orderId, paymentId, signature };
};
const bought = async (owner: Subject) => {
  await owner.bodyOf('POST', '/api/billing/confirm', await buy(owner));
};

/**
 * Users with granted Premium Pro have nothing to buy (409), so they have no order or invoice either (404).
 */
const buyers = (proHears: 404 | 409, { ask, others = null }: Partial<MatrixRow>): MatrixRow => ({
  answers: [401, 200, 200, 200, proHears, 200, 200, 200],
  others,
  ...(ask && { ask }),
});

export const billingRows: MatrixRows = {
  'GET /api/billing/prices': open(200),
  'GET /api/subscriptionplancheck': people(200),
  'GET /api/billing/subscription': people(200),
  'GET /api/billing/quote': buyers(409, { ask: () => ({ query: 'plan=premium_pro&period=yearly' }) }),
  'POST /api/billing/checkout': buyers(409, { ask: () => ({ payload: checkout() }) }),
  'POST /api/billing/sandbox/pay': buyers(404, {
    others: 404,
    ask: async (owner) => ({ payload: { orderId: await orderOf(owner), outcome: 'pay' } }),
  }),
  'POST /api/billing/confirm': buyers(404, {
    others: 404,
    ask: async (owner) => ({ payload: await buy(owner) }),
  }),
  'PUT /api/billing/auto-renew': buyers(409, {
    ask: async (owner) => {
      await bought(owner);
      return { payload: { autoRenew: false } };
    },
  }),
  'PUT /api/billing/next-term': buyers(409, {
    ask: async (owner) => {
      await bought(owner);
      return { payload: { plan: 'premium', period: 'monthly' } };
    },
  }),
  'POST /api/billing/refund': buyers(409, {
    ask: async (owner) => {
      await bought(owner);
      return {};
    },
  }),
  'GET /api/billing/invoices': people(200),
  'GET /api/billing/invoices/:id': buyers(404, {
    others: 404,
    ask: async (owner) => {
      await bought(owner);
      const { rows } = await owner.app.store.pool.query('select id from invoices where user_id = $1', [
        owner.userId,
      ]);
      return { params: { id: idIn(rows[0], 'id') } };
    },
  }),
  // its caller is the gateway, authenticated by its signature
  'POST /api/billing/webhook': open(401, { ask: () => ({ payload: { event: 'payment.captured' } }) }),
};
