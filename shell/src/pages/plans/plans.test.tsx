import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Order, Quote, Subscription, SubscriptionReply, User } from '@tayyib/shared/contracts';
import type { PlanId } from '@tayyib/shared/plans';
import { aPerson, problem, type Fixtures } from '@tayyib/shared/testing';
import { openShell } from '../../testing/openShell';

const term: Subscription = {
  plan: 'premium',
  period: 'yearly',
  status: 'active',
  startsAt: '2026-11-21T06:00:00.000Z',
  endsAt: '2027-11-21T06:00:00.000Z',
  accessUntil: '2027-11-28T06:00:00.000Z',
  autoRenew: true,
  nextPlan: 'premium',
  nextPeriod: 'yearly',
  refundPaise: 249_000,
};
const quote: Quote = {
  lastState: null,
  kind: 'upgrade',
  plan: 'premium_pro',
  period: 'yearly',
  pricePaise: 799_000,
  creditPaise: 249_050,
  amountPaise: 549_950,
  startsAt: '2027-01-21T06:00:00.000Z',
  endsAt: '2028-01-21T06:00:00.000Z',
};
const order: Order = {
  id: '00000000-0000-4000-8000-0000000000aa',
  plan: 'premium_pro',
  period: 'yearly',
  status: 'created',
  amountPaise: 549_950,
  creditPaise: 249_050,
  gateway: 'sandbox',
  gatewayOrderId: 'sandbox_order_1',
  publicKey: '',
};
const proTerm: Subscription = { ...term, plan: 'premium_pro', nextPlan: 'premium_pro' };

/** A server that sells: whoever pays has the plan from the next question on. */
function shop(plan: PlanId, subscription: Subscription | null, answers: Fixtures = {}) {
  let user: User = aPerson(plan);
  let mine: SubscriptionReply = { plan, subscription };
  return {
    'GET /api/session': () => ({ user }),
    'GET /api/billing/subscription': () => mine,
    'GET /api/billing/prices': { gateway: 'sandbox', termsVersion: '2026-11-01', gstPercent: 18, prices: [] },
    'GET /api/billing/quote': quote,
    'POST /api/billing/checkout': { order },
    'POST /api/billing/sandbox/pay': ({ body }: { body: unknown }) => ({
      payment: JSON.stringify(body).includes('fail') ? null : { paymentId: 'p', signature: 's' },
    }),
    'POST /api/billing/confirm': () => {
      user = aPerson('premium_pro');
      mine = { plan: 'premium_pro', subscription: proTerm };
      return { ...mine, orderStatus: 'paid' };
    },
    ...answers,
  } satisfies Fixtures;
}

const visit = (plan: PlanId, subscription: Subscription | null = null, answers: Fixtures = {}) =>
  openShell({ at: '/plan', as: aPerson(plan), answers: shop(plan, subscription, answers) });

const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  const card = heading.closest('li');
  if (!card) throw new Error(`${title} has no card.`);
  return within(card);
};

describe('the plans', () => {
  it('are priced by the year first, with what that saves, and by the month at a click', async () => {
    const { person } = visit('free');
    const premium = await cardOf('Premium');
    expect(screen.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    expect(premium.getByText('₹2,990')).toBeInTheDocument();
    expect(premium.getByText('Saves ₹598 against twelve months')).toBeInTheDocument();
    await person.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(premium.getByText('₹299')).toBeInTheDocument();
  });

  it('are compared line by line from the one table', async () => {
    visit('basic');
    const table = within(await screen.findByRole('table'));
    const cells = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent || within(cell).getByRole('img').getAttribute('aria-label'));
    expect(cells('Watchlists')).toEqual(['1', '1', '6', '10']);
    expect(cells('Stocks in each watchlist')).toEqual(['10', '20', '50', '50']);
    expect(cells('Community')).toEqual(['No', 'No', 'Yes', 'Yes']);
    expect(table.getByRole('columnheader', { name: /Basic\s*Your plan/ })).toBeInTheDocument();
  });

  it('mark the one that is yours', async () => {
    visit('premium', term);
    const mine = await cardOf('Premium');
    expect(await mine.findByText('Your plan')).toBeInTheDocument();
    expect(mine.queryByRole('button')).not.toBeInTheDocument();
    expect((await cardOf('Premium Pro')).getByRole('button')).toHaveTextContent('Upgrade to Premium Pro');
    expect((await cardOf('Basic')).getByRole('button')).toHaveTextContent('Basic from next term');
  });

  it('are shown at the Pro plan to whoever comes from the top bar', async () => {
    const { person } = visit('free');
    await screen.findByRole('table');
    const [link] = await screen.findAllByRole('link', { name: 'Premium' });
    if (!link) throw new Error('The top bar has no way to the plans.');
    await person.click(link);
    await waitFor(() => expect(history.state).toMatchObject({ usr: 'premium_pro' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Premium Pro' }).closest('li')).toHaveClass(
      'wanted',
    );
  });

  it.each([
    ['done', 'Thank you. Your payment has arrived.'],
    ['failed', 'Nothing was paid. Your plan is as it was.'],
  ])('say how a payment elsewhere ended: %s', async (payment, words) => {
    openShell({ at: `/plan?payment=${payment}`, as: aPerson('free'), answers: shop('free', null) });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('can be read when the term cannot', async () => {
    visit('free', null, {
      'GET /api/billing/subscription': problem(503, 'down', 'Our database is not answering.'),
    });
    expect(await screen.findByText('Our database is not answering.')).toBeInTheDocument();
    expect((await cardOf('Premium')).getByRole('button', { name: 'Get Premium' })).toBeEnabled();
  });

  it('are accessible, dialog and all', async () => {
    const { person, container, baseElement } = visit('premium', term);
    await screen.findByRole('region', { name: 'Your term' });
    expect(await axe(container)).toHaveNoViolations();
    await person.click((await cardOf('Premium Pro')).getByRole('button'));
    await screen.findByRole('button', { name: 'Pay ₹5,499.50' });
    expect(await axe(baseElement, { rules: { region: { enabled: false } } })).toHaveNoViolations();
  });
});

describe('buying', () => {
  const openCheckout = async (visited: ReturnType<typeof visit>) => {
    await visited.person.click((await cardOf('Premium Pro')).getByRole('button'));
    return within(await screen.findByRole('dialog', { name: 'Premium Pro, yearly' }));
  };
  const payButton = () => screen.findByRole('button', { name: 'Pay ₹5,499.50' });
  const asksOf = (asked: Request[], path: string) => asked.filter(({ url }) => url.endsWith(path));

  it('says what it costs and why, marks the sandbox, and needs consent', async () => {
    const visited = visit('premium', term);
    const dialog = await openCheckout(visited);
    expect(await dialog.findByText('Sandbox: no money moves')).toBeInTheDocument();
    expect(dialog.getByText('₹7,990')).toBeInTheDocument();
    expect(dialog.getByText('−₹2,490.50')).toBeInTheDocument();
    expect(await payButton()).toBeDisabled();
    await visited.person.click(dialog.getByRole('checkbox'));
    expect(await payButton()).toBeEnabled();
    expect(asksOf(visited.asked, '/checkout')).toEqual([]);
  });

  it('opens the plan at once, without a reload', async () => {
    const visited = visit('premium', term);
    const { person, asked } = visited;
    const dialog = await openCheckout(visited);
    await person.click(await dialog.findByRole('checkbox'));
    await person.click(await payButton());
    await person.click(await screen.findByRole('button', { name: 'It succeeds' }));
    await person.click(await screen.findByRole('button', { name: 'Done' }));
    expect(await (await cardOf('Premium Pro')).findByText('Your plan')).toBeInTheDocument();
    const [sent] = asksOf(asked, '/checkout');
    expect(await sent?.json()).toEqual({
      plan: 'premium_pro',
      period: 'yearly',
      termsVersion: '2026-11-01',
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(asksOf(asked, '/session').length).toBeGreaterThan(1);
  });

  it('can be tried again after a payment that failed, as another order', async () => {
    const visited = visit('premium', term);
    const { person, asked } = visited;
    const dialog = await openCheckout(visited);
    await person.click(await dialog.findByRole('checkbox'));
    await person.click(await payButton());
    await person.click(await screen.findByRole('button', { name: 'It fails' }));
    expect(await screen.findByText('The payment failed. Nothing was charged.')).toBeInTheDocument();
    await person.click(await dialog.findByRole('checkbox'));
    await person.click(await payButton());
    await screen.findByRole('button', { name: 'It succeeds' });
    const bodies = await Promise.all(asksOf(asked, '/checkout').map((request) => request.text()));
    expect(new Set(bodies).size).toBe(2);
  });

  it('says why it is refused', async () => {
    const down = problem(502, 'gateway-unavailable', 'The payment service is not answering.');
    const visited = visit('premium', term, { 'POST /api/billing/checkout': down });
    const dialog = await openCheckout(visited);
    await visited.person.click(await dialog.findByRole('checkbox'));
    await visited.person.click(await payButton());
    expect(await dialog.findByText('The payment service is not answering.')).toBeInTheDocument();
  });
});

describe('the term', () => {
  it('can be stopped from renewing', async () => {
    const { person, asked } = visit('premium', term, {
      'PUT /api/billing/auto-renew': { plan: 'premium', subscription: { ...term, autoRenew: false } },
    });
    await person.click(await screen.findByRole('button', { name: 'Do not renew' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
  });

  it('ends for money only after a second question', async () => {
    const { person, asked } = visit('premium', term, {
      'POST /api/billing/refund': { plan: 'free', subscription: null, refundPaise: 249_000 },
    });
    const refunds = () => asked.filter(({ url }) => url.endsWith('/refund'));
    await person.click(await screen.findByRole('button', { name: 'End now and get ₹2,490 back' }));
    expect(await screen.findByText(/for your unused days goes back/)).toBeInTheDocument();
    expect(refunds()).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'End it' }));
    await waitFor(() => expect(refunds()).toHaveLength(1));
  });

  it('is checked again by the server when its days have run out, unless the account has none', async () => {
    const over = { subtransaction: { expiry_data_time: '2020-01-01T00:00:00.000Z' } };
    const checks = (asked: Request[]) => asked.filter(({ url }) => url.endsWith('/subscriptionplancheck'));
    const answers = {
      'GET /api/subscriptionplancheck': { plan: 'free', subscription: null },
      'GET /api/billing/subscription': { plan: 'free', subscription: null },
    };
    const late = openShell({ at: '/plan', as: aPerson('premium', over), answers });
    await waitFor(() => expect(checks(late.asked)).toHaveLength(1));
    late.unmount();
    const exempt = openShell({ at: '/plan', as: aPerson('premium', { ...over, status: 4 }), answers });
    await screen.findByRole('table');
    expect(checks(exempt.asked)).toEqual([]);
  });
});
