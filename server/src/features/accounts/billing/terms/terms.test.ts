import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { billingPeriods, paidPlanIds, prices } from '@tayyib/shared/prices';
import { buildTestApp, resetDatabase } from '../../../../testing';
import { people } from '../../../../testing/people';
import { lastMessageTo, messagesTo } from '../../../../testing/outbox';
import { buyerOf, countOf, travelDays, travelTo } from '../billingFixtures';
import { endOfTerm, financialYearOf } from './termDates';
import { unusedPaise } from './unusedPaise';
import { dayMs } from '../../../../lib/durations';

describe('a term', () => {
  it.each([
    ['2026-01-31T06:00:00Z', 'monthly', '2026-02-28T06:00:00.000Z'],
    ['2028-02-29T06:00:00Z', 'yearly', '2029-02-28T06:00:00.000Z'],
    // already the 1st of December in India
    ['2026-11-30T20:00:00Z', 'monthly', '2026-12-31T20:00:00.000Z'],
    ['2026-12-15T06:00:00Z', 'monthly', '2027-01-15T06:00:00.000Z'],
  ] as const)('from %s, %s, ends %s', (startsAt, period, endsAt) => {
    expect(endOfTerm(new Date(startsAt), period).toISOString()).toBe(endsAt);
  });

  it.each([
    ['2027-03-31T18:29:59Z', '26-27'],
    ['2027-03-31T18:30:00Z', '27-28'],
    ['2099-12-31T00:00:00Z', '99-00'],
  ])('that begins at %s falls in the financial year %s', (at, year) => {
    expect(financialYearOf(new Date(at))).toBe(year);
  });
});

describe('the unused part of a term', () => {
  const starts = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  const terms = fc
    .record({ startsAt: starts, period: fc.constantFrom(...billingPeriods), valuePaise: fc.nat(2_000_000) })
    .map(({ period, ...term }) => ({ ...term, endsAt: endOfTerm(term.startsAt, period) }));
  const offsetsMs = fc.integer({ min: -40 * dayMs, max: 400 * dayMs });

  it('is never negative and never more than the term is worth', () => {
    fc.assert(
      fc.property(terms, offsetsMs, (term, offset) => {
        const paise = unusedPaise(term, new Date(term.startsAt.getTime() + offset));
        expect(Number.isSafeInteger(paise)).toBe(true);
        expect(paise).toBeGreaterThanOrEqual(0);
        expect(paise).toBeLessThanOrEqual(term.valuePaise);
      }),
    );
  });

  it('never grows while time passes', () => {
    fc.assert(
      fc.property(terms, offsetsMs, fc.nat(dayMs * 30), (term, offset, later) => {
        const at = (ms: number) => unusedPaise(term, new Date(term.startsAt.getTime() + ms));
        expect(at(offset + later)).toBeLessThanOrEqual(at(offset));
      }),
    );
  });
});

describe('the price table', () => {
  it('makes every bigger plan dearer, so that a credit never exceeds an upgrade', () => {
    for (const period of billingPeriods) {
      const row = paidPlanIds.map((plan) => prices[plan][period]);
      expect(row).toEqual([...row].sort((a, b) => a - b));
    }
    for (const plan of paidPlanIds) {
      expect(prices[plan].yearly).toBeGreaterThan(prices[plan].monthly);
      // every page says so
      expect(prices[plan].yearly).toBe(10 * prices[plan].monthly);
    }
  });
});

describe('a plan as time passes', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await resetDatabase(app);
    travelTo(app, '2026-11-21T06:00:00Z');
  });

  it('a plan stays open seven days after its term and closes within one request, job or no job', async () => {
    const ann = await buyerOf(app, 'ann');
    await ann.buy('premium', 'monthly');
    travelTo(app, '2026-12-21T06:00:00Z');
    expect(await ann.subscription()).toMatchObject({ plan: 'premium', subscription: { status: 'grace' } });
    travelTo(app, '2026-12-28T05:59:59Z');
    expect((await ann.ask('GET', 'community/posts')).status).toBe(200);
    travelTo(app, '2026-12-28T06:00:00Z');
    expect((await ann.ask('GET', 'community/posts')).status).toBe(403);
    expect(await ann.subscription()).toEqual({ plan: 'free', subscription: null });
    expect(await ann.session()).toMatchObject({ plan: 'free', subtransaction: null });
  });

  it('the job moves it from active to grace to expired, and notes each', async () => {
    const ann = await buyerOf(app, 'ann');
    await ann.buy('premium', 'monthly');
    const statuses: unknown[] = [];
    for (const at of ['2026-12-20T06:00:00Z', '2026-12-21T06:00:00Z', '2026-12-28T06:00:00Z']) {
      travelTo(app, at);
      await app.jobs.runDue();
      const { rows } = await app.store.pool.query('select status from subscriptions');
      statuses.push(rows[0].status);
    }
    expect(statuses).toEqual(['active', 'grace', 'expired']);
    const { rows } = await app.store.pool.query(
      "select kind from billing_events where kind like 'plan.%' order by id",
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['plan.opened', 'plan.grace', 'plan.expired']);
  });

  it('the re-check of the spec does the same for one person', async () => {
    const ann = await buyerOf(app, 'ann');
    await ann.buy('premium', 'monthly');
    travelDays(app, 40);
    expect((await ann.ask('GET', 'subscriptionplancheck')).body).toEqual({
      plan: 'free',
      subscription: null,
    });
    expect(await countOf(app, "subscriptions where status = 'expired'")).toBe(1);
  });

  it('a plan that does not renew ends with its term', async () => {
    const ann = await buyerOf(app, 'ann');
    await ann.buy('premium', 'monthly');
    const { body } = await ann.ask('PUT', 'billing/auto-renew', { autoRenew: false });
    expect(body.subscription).toMatchObject({ autoRenew: false, accessUntil: '2026-12-21T06:00:00.000Z' });
    travelTo(app, '2026-12-21T05:59:59Z');
    expect((await ann.subscription()).plan).toBe('premium');
    travelTo(app, '2026-12-21T06:00:00Z');
    expect((await ann.subscription()).plan).toBe('free');
  });

  it('mails a cancellation once, with what follows, and nothing when the plan is kept', async () => {
    const basim = await buyerOf(app, 'basim');
    await basim.buy('premium', 'monthly');
    travelDays(app, 1);
    const before = await messagesTo(app, people.basim.email);
    await basim.ask('PUT', 'billing/auto-renew', { autoRenew: true });
    expect(await messagesTo(app, people.basim.email)).toBe(before);
    await basim.ask('PUT', 'billing/auto-renew', { autoRenew: false });
    await basim.ask('PUT', 'billing/auto-renew', { autoRenew: false });
    const mail = await lastMessageTo(app, people.basim.email);
    expect(mail).toContain('Premium (monthly) does not renew, as you asked. Nothing more is charged.');
    expect(mail).toContain(
      'Everything stays open until 21 Dec 2026. From then on your account has the plan Basic.',
    );
    expect(mail).toMatch(/^Until then you can keep it with one press.*\n.*\/plan$/m);
    await basim.ask('PUT', 'billing/auto-renew', { autoRenew: true });
    expect(await messagesTo(app, people.basim.email)).toBe(before + 1);
  });

  it('says in the days of grace that a cancelled plan is over', async () => {
    const ann = await buyerOf(app, 'ann');
    await ann.buy('premium', 'monthly');
    travelTo(app, '2026-12-23T06:00:00Z');
    await ann.ask('PUT', 'billing/auto-renew', { autoRenew: false });
    expect((await ann.subscription()).plan).toBe('free');
    const mail = await lastMessageTo(app, people.ann.email);
    expect(mail).toContain('Its term ended on 21 Dec 2026. Now your account has the plan Free.');
    expect(mail).not.toContain('stays open');
  });

  it('mails nothing to an account without a plan to cancel', async () => {
    const ann = await buyerOf(app, 'ann');
    const before = await messagesTo(app, people.ann.email);
    for (const path of ['billing/auto-renew', 'billing/refund']) {
      const method = path.endsWith('refund') ? 'POST' : 'PUT';
      expect((await ann.ask(method, path, { autoRenew: false })).status).toBe(409);
    }
    expect(await messagesTo(app, people.ann.email)).toBe(before);
  });

  it('a term paid in its days of grace begins where the last one ended', async () => {
    const ann = await buyerOf(app, 'ann');
    await ann.buy('premium', 'monthly');
    const early = await ann.checkout({ plan: 'premium', period: 'monthly' });
    expect(early.body.code).toBe('already-subscribed');
    travelTo(app, '2026-12-25T12:00:00Z');
    const { body } = await ann.buy('premium', 'monthly');
    expect(body.subscription).toMatchObject({
      status: 'active',
      startsAt: '2026-12-21T06:00:00.000Z',
      endsAt: '2027-01-21T06:00:00.000Z',
    });
    expect(await countOf(app, 'subscriptions')).toBe(2);
  });

  it('a term paid after that starts afresh, also when no job has run', async () => {
    const ann = await buyerOf(app, 'ann');
    await ann.buy('premium', 'monthly');
    travelTo(app, '2027-02-01T12:00:00Z');
    const { body } = await ann.buy('basic', 'yearly');
    expect(body).toMatchObject({ plan: 'basic', subscription: { startsAt: '2027-02-01T12:00:00.000Z' } });
  });

  it('a smaller plan begins with the next term', async () => {
    const ann = await buyerOf(app, 'ann');
    await ann.buy('premium', 'yearly');
    for (const choice of [
      { plan: 'basic', period: 'yearly' },
      { plan: 'premium', period: 'monthly' },
    ])
      expect((await ann.checkout(choice)).body.code).toBe('changes-at-term-end');
    const bigger = await ann.ask('PUT', 'billing/next-term', { plan: 'premium_pro', period: 'yearly' });
    expect(bigger.body.code).toBe('upgrade-now');
    await ann.ask('PUT', 'billing/next-term', { plan: 'basic', period: 'monthly' });
    travelTo(app, '2027-11-20T06:00:00Z');
    expect((await ann.subscription()).plan).toBe('premium');
    travelTo(app, '2027-11-22T06:00:00Z');
    expect((await ann.subscription()).plan).toBe('basic');
    const { body } = await ann.buy('basic', 'monthly');
    expect(body.subscription).toMatchObject({ plan: 'basic', startsAt: '2027-11-21T06:00:00.000Z' });
  });

  it('an account falls back to its granted plan', async () => {
    const basim = await buyerOf(app, 'basim');
    await basim.buy('premium', 'monthly');
    travelDays(app, 60);
    expect((await basim.session()).plan).toBe('basic');
  });
});
