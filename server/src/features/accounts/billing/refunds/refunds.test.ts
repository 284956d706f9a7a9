import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { prices } from '@tayyib/shared/prices';
import { buildTestApp, resetDatabase } from '../../../../testing';
import { people } from '../../../../testing/people';
import { lastMessageTo, messagesTo } from '../../../../testing/outbox';
import { buyerOf, countOf, travelDays, travelTo } from '../billingFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetDatabase(app);
  travelTo(app, '2026-11-21T06:00:00Z');
});

const refundedPaise = async () => {
  const { rows } = await app.store.pool.query('select sum(amount_paise)::int as paise from refunds');
  return rows[0].paise;
};

describe('an upgrade', () => {
  it('takes the unused whole days of the old term off the price', async () => {
    const ann = await buyerOf(app, 'ann');
    await ann.buy('premium', 'yearly');
    travelDays(app, 100.5);
    // 264 whole days of 365 are left
    const creditPaise = Math.ceil((299_000 * 264) / 365);
    const quote = (await ann.ask('GET', 'billing/quote?plan=premium_pro&period=yearly')).body;
    expect(quote).toMatchObject({ kind: 'upgrade', creditPaise, amountPaise: 799_000 - creditPaise });
    const { body } = await ann.buy('premium_pro', 'yearly');
    expect(body.subscription).toMatchObject({
      plan: 'premium_pro',
      startsAt: app.clock.now().toISOString(),
      endsAt: '2028-03-01T18:00:00.000Z',
    });
    expect(await countOf(app, "subscriptions where status = 'cancelled'")).toBe(1);
    expect(await countOf(app, `orders where credit_paise = ${creditPaise}`)).toBe(1);
  });

  it('may lengthen the period of the same plan', async () => {
    const ann = await buyerOf(app, 'ann');
    await ann.buy('basic', 'monthly');
    travelDays(app, 10);
    const { body } = await ann.ask('GET', 'billing/quote?plan=basic&period=yearly');
    expect(body).toMatchObject({ kind: 'upgrade', creditPaise: 6600, amountPaise: 92_400 });
  });

  it('from a year is by the year', async () => {
    const ann = await buyerOf(app, 'ann');
    await ann.buy('basic', 'yearly');
    expect((await ann.checkout({ plan: 'premium', period: 'monthly' })).body.code).toBe('upgrade-by-year');
  });

  it("does not honour yesterday's credit: an order that waited too long buys nothing and is refunded", async () => {
    const ann = await buyerOf(app, 'ann');
    await ann.buy('premium', 'yearly');
    const { order } = (await ann.checkout({ plan: 'premium_pro', period: 'yearly' })).body;
    travelDays(app, 300);
    const { body } = await ann.confirm(order.id);
    expect([body.orderStatus, body.plan]).toEqual(['refunded', 'premium']);
    expect(await refundedPaise()).toBe(order.amountPaise);
    const mail = await lastMessageTo(app, people.ann.email);
    expect(mail).toMatch(
      /^Your payment of ₹[\d,.]+ for Premium Pro opened no plan: .* We refund it in full\.$/m,
    );
    expect(mail).toContain('Your plan is as it was.');
    expect(mail).toMatch(/\/plan$/m);
  });
});

describe('a refund', () => {
  it('pays back the unused whole days, ends the plan at once and issues a credit note', async () => {
    const ann = await buyerOf(app, 'ann');
    await ann.buy('premium', 'yearly');
    travelDays(app, 65.25);
    const refundPaise = Math.ceil((299_000 * 299) / 365);
    expect((await ann.subscription()).subscription.refundPaise).toBe(refundPaise);
    const { status, body } = await ann.ask('POST', 'billing/refund');
    expect([status, body]).toEqual([200, { plan: 'free', subscription: null, refundPaise }]);
    expect((await ann.session()).plan).toBe('free');
    const [note, invoice] = await ann.invoices();
    expect(note).toMatchObject({ kind: 'credit-note', number: 'TC/26-27/000001', totalPaise: refundPaise });
    expect(invoice).toMatchObject({ kind: 'invoice', number: 'TY/26-27/000001', totalPaise: 299_000 });
  });

  it('is mailed once, with what is paid back, the credit note and the plan that is left', async () => {
    const basim = await buyerOf(app, 'basim');
    await basim.buy('premium', 'yearly');
    travelDays(app, 1);
    const before = await messagesTo(app, people.basim.email);
    const { refundPaise } = (await basim.ask('POST', 'billing/refund')).body;
    await basim.ask('POST', 'billing/refund');
    const mail = await lastMessageTo(app, people.basim.email);
    expect(refundPaise).toBe(298_181);
    expect(mail).toContain('Premium has ended, as you asked. We refund ₹2,981.81 for its unused days.');
    expect(mail).toContain('This was a test payment: no money moves.');
    expect(mail).toContain('Now your account has the plan Basic. Nothing you saved is deleted');
    expect(mail).toContain('Your credit note TC/26-27/000001 is under Plan and invoices of your profile');
    expect(mail).toMatch(/\/profile$/m);
    expect(await messagesTo(app, people.basim.email)).toBe(before + 1);
  });

  it('of two payments names both credit notes', async () => {
    const ann = await buyerOf(app, 'ann');
    await ann.buy('premium', 'yearly');
    travelDays(app, 1);
    await ann.buy('premium_pro', 'yearly');
    travelDays(app, 1);
    await ann.ask('POST', 'billing/refund');
    expect(await lastMessageTo(app, people.ann.email)).toContain(
      'Your credit notes TC/26-27/000001, TC/26-27/000002 are under Plan and invoices',
    );
  });

  it('is paid once, however many concurrent requests there are', async () => {
    const ann = await buyerOf(app, 'ann');
    await ann.buy('premium', 'yearly');
    const replies = await Promise.all(Array.from({ length: 6 }, () => ann.ask('POST', 'billing/refund')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await countOf(app, 'refunds')).toBe(1);
  });

  it('has nothing to give in the days of grace or without a plan', async () => {
    const ann = await buyerOf(app, 'ann');
    expect((await ann.ask('POST', 'billing/refund')).body.code).toBe('no-subscription');
    await ann.buy('basic', 'monthly');
    travelDays(app, 32);
    expect((await ann.ask('POST', 'billing/refund')).body.code).toBe('nothing-to-refund');
  });

  it('after an upgrade comes from both payments, and never exceeds what each was', async () => {
    const ann = await buyerOf(app, 'ann');
    await ann.buy('premium', 'yearly');
    travelDays(app, 1);
    await ann.buy('premium_pro', 'yearly');
    travelDays(app, 1);
    const { refundPaise } = (await ann.ask('POST', 'billing/refund')).body;
    expect(refundPaise).toBe(Math.ceil((799_000 * 364) / 365));
    const { rows } = await app.store.pool.query(
      `select o.amount_paise::int as paid, r.amount_paise::int as back from refunds r join orders o on o.id = r.order_id
       order by o.amount_paise desc`,
    );
    expect(rows).toHaveLength(2);
    for (const { paid, back } of rows) expect(back).toBeLessThanOrEqual(paid);
    expect(rows[0].back + rows[1].back).toBe(refundPaise);
  });

  it('never refunds more than was paid, whatever is bought and whenever', async () => {
    const people = ['ann', 'bob', 'sana'] as const;
    const step = fc.record({
      who: fc.constantFrom(...people),
      plan: fc.constantFrom(...Object.keys(prices)),
      period: fc.constantFrom('monthly', 'yearly'),
      days: fc.double({ min: 0, max: 45, noNaN: true }),
      act: fc.constantFrom('buy', 'buy', 'buy', 'refund'),
    });
    const buyers = {
      ann: await buyerOf(app, 'ann'),
      bob: await buyerOf(app, 'bob'),
      sana: await buyerOf(app, 'sana'),
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        for (const { who, plan, period, days, act } of steps) {
          travelDays(app, days);
          const buyer = buyers[who];
          if (act === 'refund') await buyer.ask('POST', 'billing/refund');
          else {
            const { status, body } = await buyer.checkout({ plan, period });
            if (status === 200) expect((await buyer.confirm(body.order.id)).status).toBe(200);
          }
        }
        const tooMuch = `orders o where amount_paise <= 0 or credit_paise < 0 or
          (select coalesce(sum(amount_paise), 0) from refunds where order_id = o.id) > o.amount_paise`;
        expect(await countOf(app, tooMuch)).toBe(0);
      }),
      { numRuns: 12 },
    );
    expect(await countOf(app, "subscriptions where ends_at > starts_at + interval '367 days'")).toBe(0);
    expect(await countOf(app, 'refunds')).toBeGreaterThan(0);
  }, 120_000);
});

describe('invoices', () => {
  it('are numbered without gaps in each financial year, also when many pay at once', async () => {
    const people = await Promise.all(
      (['ann', 'bob', 'sana', 'basim'] as const).map((name) => buyerOf(app, name)),
    );
    await Promise.all(people.map((person) => person.buy('premium', 'monthly')));
    travelTo(app, '2027-04-01T06:00:00Z');
    await people[0]?.buy('premium', 'monthly');
    const { rows } = await app.store.pool.query('select number from invoices order by number');
    expect(rows.map(({ number }) => number)).toEqual([
      'TY/26-27/000001',
      'TY/26-27/000002',
      'TY/26-27/000003',
      'TY/26-27/000004',
      'TY/27-28/000001',
    ]);
    for (const { number } of rows) expect(number.length).toBeLessThanOrEqual(16);
  });

  it('show the GST inside the price, to the person they belong to alone', async () => {
    const ann = await buyerOf(app, 'ann');
    await ann.buy('premium', 'monthly');
    const [{ id }] = await ann.invoices();
    const { rows } = await app.store.pool.query(
      'select taxable_paise::int as taxable, gst_paise::int as gst from invoices',
    );
    expect(rows).toEqual([{ taxable: 25_338, gst: 4562 }]);
    const bob = await buyerOf(app, 'bob');
    expect((await bob.ask('GET', `billing/invoices/${id}`)).status).toBe(404);
  });

  it('print as a page that says when no money moved, with names as text', async () => {
    await app.store.pool.query("update users set first_name = '<script>x</script>' where email like 'ann@%'");
    const ann = await buyerOf(app, 'ann');
    await ann.buy('premium', 'monthly');
    const [{ id }] = await ann.invoices();
    const page = await ann.open(`billing/invoices/${id}`);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('Tax invoice TY/26-27/000001');
    expect(page.body).toContain('₹299.00');
    expect(page.body).toContain('Sandbox: no money moved.');
    expect(page.body).not.toContain('<script>');
  });
});
