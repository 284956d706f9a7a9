import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PersonName } from '../../../testing';
import { nextAddress, signedIn } from '../../../testing';
import { dayMs } from '../../../lib/durations';

export interface TestChoice {
  plan: string;
  period: string;
}

/** A user's browser that can buy. */
export async function buyerOf(app: FastifyInstance, name: PersonName) {
  await signedIn(app, name);
  const remoteAddress = nextAddress();
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const url = `/api/${path}`;
    // each time, because a test that advances the clock outlives a session
    const headers = await signedIn(app, name);
    const reply = await app.inject({ method, url, headers, remoteAddress, ...(payload && { payload }) });
    return { status: reply.statusCode, body: reply.json() };
  };
  const checkout = (choice: TestChoice, extra: object = {}) =>
    ask('POST', 'billing/checkout', {
      termsVersion: '2026-11-01',
      idempotencyKey: randomUUID(),
      ...choice,
      ...extra,
    });
  const payAtSandbox = async (orderId: string) =>
    (await ask('POST', 'billing/sandbox/pay', { orderId, outcome: 'pay' })).body.payment;
  const confirm = async (orderId: string) =>
    ask('POST', 'billing/confirm', { orderId, ...(await payAtSandbox(orderId)) });
  return {
    ask,
    open: async (path: string) => app.inject({ url: `/api/${path}`, headers: await signedIn(app, name) }),
    checkout,
    payAtSandbox,
    confirm,
    /** From choosing to a paid plan. */
    buy: async (plan: string, period: string) => {
      const { body } = await checkout({ plan, period });
      return confirm(body.order.id);
    },
    subscription: async () => (await ask('GET', 'billing/subscription')).body,
    session: async () => (await ask('GET', 'session')).body.user,
    invoices: async () => (await ask('GET', 'billing/invoices')).body.invoices,
  };
}

/** Sets the clock of the server. */
export function travelTo(app: FastifyInstance, at: string): void {
  app.clock.now = () => new Date(at);
}

export function travelDays(app: FastifyInstance, days: number): void {
  const there = new Date(app.clock.now().getTime() + days * dayMs);
  app.clock.now = () => there;
}

/** The number of rows of a table, with an optional condition. */
export async function countOf(app: FastifyInstance, rows: string): Promise<number> {
  const { rows: found } = await app.store.pool.query<{ count: string }>(`select count(*) from ${rows}`);
  return Number(found[0]?.count);
}
