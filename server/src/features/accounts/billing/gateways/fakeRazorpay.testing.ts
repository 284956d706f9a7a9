import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { RazorpayConfig } from '../../../../config/config';
import { sign } from './signature';

interface Received {
  path: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
  body: { amount: number; currency?: string; receipt: string };
}

/** A fake Razorpay API on this machine: accepts orders and refunds, and signs like the real one. */
export async function startFakeRazorpay() {
  const received: Received[] = [];
  const refundIds = new Map<string, string>();
  const state = { isDown: false };
  /** The orders by id, and the payments as they are known to the gateway. */
  const orderAmounts = new Map<string, number>();
  const payments = new Map<string, { order_id: string; status: string }>();
  const answerTo = (path: string) => {
    const id = decodeURIComponent(path.split('/').at(-1) ?? '');
    const payment = payments.get(id);
    return payment && { id, ...payment, amount: orderAmounts.get(payment.order_id) ?? 0, currency: 'INR' };
  };
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      const payment = state.isDown ? undefined : answerTo(request.url ?? '');
      response.writeHead(payment ? 200 : 502, { 'content-type': 'application/json' });
      response.end(JSON.stringify(payment ?? {}));
      return;
    }
    void readJson(request).then((body) => {
      const { url: path = '', headers } = request;
      const idempotencyKey = headers['x-refund-idempotency']?.toString();
      received.push({ path, authorization: headers.authorization, idempotencyKey, body });
      const id = path === '/v1/orders' ? `order_${randomUUID()}` : refundOf(idempotencyKey ?? randomUUID());
      if (path === '/v1/orders') orderAmounts.set(id, body.amount);
      response.writeHead(state.isDown ? 502 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ id, amount: body.amount }));
    });
  });
  const refundOf = (key: string) => {
    const known = refundIds.get(key) ?? `rfnd_${randomUUID()}`;
    refundIds.set(key, known);
    return known;
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port }: AddressInfo = Object(server.address());
  const config: RazorpayConfig = {
    keyId: 'rzp_test_key',
    keySecret: 'key secret',
    webhookSecret: 'webhook secret',
    baseUrl: new URL(`http://127.0.0.1:${port}`),
  };
  return {
    config,
    received,
    state,
    /** As if just started. */
    reset: () => {
      received.splice(0);
      state.isDown = false;
      for (const known of [refundIds, orderAmounts, payments]) known.clear();
    },
    /** What its page passes to the browser after a payment. */
    pay: (gatewayOrderId: string, paymentId = `pay_${randomUUID()}`, status = 'captured') => {
      payments.set(paymentId, { order_id: gatewayOrderId, status });
      return { paymentId, signature: sign(`${gatewayOrderId}|${paymentId}`, config.keySecret) };
    },
    /** A webhook message: the raw body and its headers. */
    message: (event: string, entity: object, id = `evt_${randomUUID()}`) => {
      const kind = event.includes('dispute') ? 'dispute' : event.startsWith('refund') ? 'refund' : 'payment';
      const payload = JSON.stringify({ entity: 'event', event, payload: { [kind]: { entity } } });
      const headers = {
        'content-type': 'application/json',
        'x-razorpay-signature': sign(payload, config.webhookSecret),
        'x-razorpay-event-id': id,
      };
      return { payload, headers };
    },
    stop: () => new Promise((done) => server.close(done)),
  };
}

async function readJson(request: IncomingMessage): Promise<Received['body']> {
  const body: Received['body'] = JSON.parse(await text(request));
  return body;
}
