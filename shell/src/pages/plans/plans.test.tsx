import { screen, waitFor, within } from '@testing-library/react';
import type { Invoice, Order, Quote, Subscription, SubscriptionReply, User } from '@tayyib/shared/contracts';
import type { PlanId } from '@tayyib/shared/plans';
import { aPerson, problem, type Fixtures } from '@tayyib/shared/testing';
import { aModule } from '../../testing/aModule';
import { namedPage } from '../../testing/fakeFederation';
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

const invoice: Invoice = {
  id: '00000000-0000-4000-8000-0000000000bb',
  number: 'TY/26-27/000001',
  kind: 'invoice',
  issuedAt: '2026-11-21T06:00:00.000Z',
  description: 'Premium Pro, yearly',
  totalPaise: 549_950,
};

/** A fake billing server: after a payment the plan is active. */
function fakeBilling(plan: PlanId, subscription: Subscription | null, answers: Fixtures = {}) {
  let user: User = aPerson(plan);
  let mine: SubscriptionReply = { plan, subscription };
  return {
    'GET /api/session': () => ({ user }),
    'GET /api/billing/subscription': () => mine,
    'GET /api/billing/invoices': () => ({ invoices: mine.subscription ? [invoice] : [] }),
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
  openShell({ at: '/plan', as: aPerson(plan), answers: fakeBilling(plan, subscription, answers) });

const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  const card = heading.closest('li');
  if (!card) throw new Error(`${title} has no card.`);
  return within(card);
};

describe('the plans', () => {
  it('show yearly prices first, and monthly prices at a click, and say once what a year saves', async () => {
    const { person } = visit('free');
    const premium = await cardOf('Premium');
    expect(screen.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    expect(premium.getByText('₹2,990')).toBeInTheDocument();
    expect(screen.getAllByText(/Pay for 10 months, get 12/)).toHaveLength(1);
    await person.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(premium.getByText('₹299')).toBeInTheDocument();
    expect(premium.getByText('₹2,990 by the year')).toBeInTheDocument();
  });

  it('are compared row by row behind one line, since the cards say what each adds', async () => {
    const { person } = visit('basic');
    const comparison = within(await screen.findByRole('region', { name: 'Compare the plans' }));
    const [row] = comparison.getAllByText('Stocks in each watchlist');
    expect(row).not.toBeVisible();
    await person.click(comparison.getByRole('heading', { name: 'Compare the plans' }));
    expect(row).toBeVisible();
    const table = within(comparison.getByRole('table'));
    const cells = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent || within(cell).getByRole('img').getAttribute('aria-label'));
    expect(cells('Watchlists')).toEqual(['1', '1', '6', '10']);
    expect(cells('Stocks in each watchlist')).toEqual(['10', '20', '50', '50']);
    expect(cells('Community')).toEqual(['No', 'No', 'Yes', 'Yes']);
    expect(table.getByRole('columnheader', { name: /Basic\s*Your plan/ })).toBeInTheDocument();
  });

  it('mark the current one', async () => {
    visit('premium', term);
    const mine = await cardOf('Premium');
    expect(await mine.findByText('Your plan')).toBeInTheDocument();
    expect(mine.queryByRole('button')).not.toBeInTheDocument();
    expect((await cardOf('Premium Pro')).getByRole('button')).toHaveTextContent('Upgrade to Premium Pro');
    expect((await cardOf('Basic')).getByRole('button')).toHaveTextContent('Basic from next term');
  });

  it('highlight the Pro plan for users who come from the top bar', async () => {
    const { person } = visit('free');
    await screen.findByRole('heading', { name: 'Compare the plans' });
    const [link] = await screen.findAllByRole('link', { name: 'Premium' });
    if (!link) throw new Error('The top bar has no link to the plans.');
    await person.click(link);
    await waitFor(() => expect(history.state).toMatchObject({ usr: 'premium_pro' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Premium Pro' }).closest('li')).toHaveClass(
      'highlighted',
    );
  });

  it.each([
    ['done', 'Thank you. Your payment has arrived.', 'premium', term],
    // anyone may have written the address
    ['done', 'Your payment has not arrived yet.', 'free', null],
    ['failed', 'Nothing was paid. Your plan has not changed.', 'free', null],
  ] as const)('show the result of a payment on another site: %s, %s', async (payment, text, plan, paid) => {
    openShell({ at: `/plan?payment=${payment}`, as: aPerson(plan), answers: fakeBilling(plan, paid) });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('are shown even if the subscription cannot be loaded', async () => {
    visit('free', null, {
      'GET /api/billing/subscription': problem(503, 'down', 'Our database is not answering.'),
    });
    expect(await screen.findByText('Our database is not answering.')).toBeInTheDocument();
    expect((await cardOf('Premium')).getByRole('button', { name: 'Get Premium' })).toBeEnabled();
  });

  it('say until when a plan is paid, and that it renews only by a payment', async () => {
    visit('premium', term);
    const mine = await screen.findByRole('region', { name: 'Premium (yearly) until 21 Nov 2027' });
    expect(mine).toHaveTextContent('Renews only when you pay.');
  });
});

describe('buying a plan', () => {
  const openCheckout = async (shell: ReturnType<typeof visit>) => {
    await shell.person.click((await cardOf('Premium Pro')).getByRole('button'));
    return within(await screen.findByRole('dialog', { name: 'Premium Pro, yearly' }));
  };
  const payButton = () => screen.findByRole('button', { name: 'Pay ₹5,499.50' });
  const requestsTo = (requests: Request[], path: string) => requests.filter(({ url }) => url.endsWith(path));

  it('shows the price and its parts, marks the sandbox, and needs consent', async () => {
    const shell = visit('premium', term);
    const dialog = await openCheckout(shell);
    expect(await dialog.findByText('Sandbox: no money moves')).toBeInTheDocument();
    expect(dialog.getByText('₹7,990')).toBeInTheDocument();
    expect(dialog.getByText('−₹2,490.50')).toBeInTheDocument();
    expect(await payButton()).toBeDisabled();
    await shell.person.click(dialog.getByRole('checkbox'));
    expect(await payButton()).toBeEnabled();
    expect(requestsTo(shell.requests, '/checkout')).toEqual([]);
  });

  it('activates the plan at once, without a reload', async () => {
    const shell = visit('premium', term);
    const { person, requests } = shell;
    const dialog = await openCheckout(shell);
    await person.click(await dialog.findByRole('checkbox'));
    await person.click(await payButton());
    await person.click(await screen.findByRole('button', { name: 'Simulate success' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
    const mine = screen.getByRole('region', { name: 'Your plan' });
    expect(await within(mine).findByText(/Premium Pro is active until 21 Nov 2027/)).toBeVisible();
    expect(mine).toHaveTextContent('We have sent a receipt to');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await person.click(within(mine).getByRole('link', { name: 'See what your plan includes' }));
    expect(await (await cardOf('Premium Pro')).findByText('Your plan')).toBeInTheDocument();
    const [sent] = requestsTo(requests, '/checkout');
    expect(await sent?.json()).toEqual({
      plan: 'premium_pro',
      period: 'yearly',
      termsVersion: '2026-11-01',
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(requestsTo(requests, '/session').length).toBeGreaterThan(1);
  });

  const alpha = {
    modules: [
      aModule('alpha', { routes: [{ path: '/alpha', page: 'Page', title: 'Alpha', access: 'pro' }] }),
    ],
    files: { alpha: () => namedPage('Alpha page') },
  };

  it('in place of a page ends in that page, with thanks that have the focus until they are closed', async () => {
    const { person } = openShell({
      ...alpha,
      at: '/alpha?isin=1',
      as: aPerson('free'),
      answers: fakeBilling('free', null),
    });
    await screen.findByText('Premium Pro includes Alpha.');
    await person.click((await cardOf('Premium Pro')).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Premium Pro, yearly' }));
    await person.click(await dialog.findByRole('checkbox'));
    await person.click(await payButton());
    await person.click(await screen.findByRole('button', { name: 'Simulate success' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Alpha page' })).toBeVisible();
    expect(location.pathname + location.search).toBe('/alpha?isin=1');
    const thanks = await screen.findByRole('region', { name: 'Thank you. This page is open to you now.' });
    expect(within(thanks).getByRole('heading')).toHaveFocus();
    expect(thanks).toHaveTextContent('Premium Pro is active until 21 Nov 2027');
    expect(thanks).toHaveTextContent('We have received ₹5,499.50. We have sent a receipt to');
    expect(within(thanks).getByRole('link', { name: /^TY\/26-27\/000001/ })).toHaveAttribute(
      'href',
      `/api/billing/invoices/${invoice.id}`,
    );
    await person.click(within(thanks).getByRole('button', { name: 'Close' }));
    expect(thanks).not.toBeInTheDocument();
    expect(location.pathname + location.search).toBe('/alpha?isin=1');
  });

  it('on another site ends in the page that the address names', async () => {
    openShell({
      ...alpha,
      at: '/plan?payment=done&to=%2Falpha%3Fisin%3D1',
      as: aPerson('premium_pro'),
      answers: fakeBilling('premium_pro', proTerm),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Alpha page' })).toBeVisible();
    expect(location.pathname + location.search).toBe('/alpha?isin=1');
    expect(await screen.findByRole('region', { name: /^Thank you/ })).toBeVisible();
  });

  it.each([
    '//elsewhere.example/alpha',
    '\\\\elsewhere.example',
    'https://elsewhere.example/',
    'javascript:alert(1)',
  ])('never ends in %s', async (to) => {
    openShell({
      at: `/plan?${new URLSearchParams({ payment: 'done', to })}`,
      as: aPerson('premium_pro'),
      answers: fakeBilling('premium_pro', proTerm),
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Thank you. Your payment has arrived.' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it('can be retried after a failed payment, with a new order', async () => {
    const shell = visit('premium', term);
    const { person, requests } = shell;
    const dialog = await openCheckout(shell);
    await person.click(await dialog.findByRole('checkbox'));
    await person.click(await payButton());
    await person.click(await screen.findByRole('button', { name: 'Simulate failure' }));
    expect(await screen.findByText('The payment failed. Nothing was charged.')).toBeInTheDocument();
    await person.click(await dialog.findByRole('checkbox'));
    await person.click(await payButton());
    await screen.findByRole('button', { name: 'Simulate success' });
    const bodies = await Promise.all(requestsTo(requests, '/checkout').map((request) => request.text()));
    expect(new Set(bodies).size).toBe(2);
  });

  it('shows why it was refused', async () => {
    const down = problem(502, 'gateway-unavailable', 'The payment service is not answering.');
    const shell = visit('premium', term, { 'POST /api/billing/checkout': down });
    const dialog = await openCheckout(shell);
    await shell.person.click(await dialog.findByRole('checkbox'));
    await shell.person.click(await payButton());
    expect(await dialog.findByText('The payment service is not answering.')).toBeInTheDocument();
  });
});

describe('the term', () => {
  /** A server with a term, and the changes that were made to it. */
  const termServer = () => {
    let mine: SubscriptionReply = { plan: 'premium', subscription: term };
    const changes: unknown[] = [];
    const answers: Fixtures = {
      'GET /api/billing/subscription': () => mine,
      'PUT /api/billing/auto-renew': ({ body }: { body: unknown }) => {
        changes.push(body);
        mine = {
          plan: 'premium',
          subscription: { ...term, autoRenew: JSON.stringify(body).includes('true') },
        };
        return mine;
      },
      'POST /api/billing/refund': () => {
        changes.push('refund');
        mine = { plan: 'free', subscription: null };
        return { ...mine, refundPaise: 249_000 };
      },
    };
    return { answers, changes };
  };

  it('is cancelled after a question that says what is lost and when, and can be kept then', async () => {
    const { answers, changes } = termServer();
    const { person } = visit('premium', term, answers);
    await person.click(await screen.findByRole('button', { name: 'Cancel Premium' }));
    const question = await screen.findByRole('dialog', { name: 'Cancel Premium?' });
    expect(question).toHaveTextContent('It stays open until 21 Nov 2027, and nothing more is charged.');
    expect(within(question).getByText('Screens as CSV')).toBeVisible();
    expect(within(question).getByText('The community')).toBeVisible();
    expect(within(question).queryByText('Search and verdicts with reasons')).not.toBeInTheDocument();
    expect(changes).toEqual([]);
    await person.click(within(question).getByRole('button', { name: 'Cancel the plan' }));
    const heading = await screen.findByRole('heading', { name: 'Premium is cancelled' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('Everything stays open until 21 Nov 2027. Then it closes.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Keep my plan' }));
    await waitFor(() => expect(heading).toHaveTextContent('Premium (yearly) until 21 Nov 2027'));
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText(/^You keep your plan\./)).toBeVisible();
    expect(changes).toEqual([{ autoRenew: false }, { autoRenew: true }]);
  });

  it('is refunded only after a confirmation, and says what is paid back', async () => {
    const { answers, changes } = termServer();
    const { person } = visit('premium', term, answers);
    await person.click(await screen.findByRole('button', { name: 'End now and get ₹2,490 back' }));
    expect(await screen.findByText(/for your unused days is refunded/)).toBeInTheDocument();
    expect(changes).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'End it' }));
    const heading = await screen.findByRole('heading', {
      name: 'Premium has ended, and ₹2,490 is on its way back',
    });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(changes).toEqual(['refund']);
  });

  it('is checked by the server when it expires, unless the plan of the account never does', async () => {
    const expired = { subtransaction: { expiry_data_time: '2020-01-01T00:00:00.000Z' } };
    const checks = (requests: Request[]) =>
      requests.filter(({ url }) => url.endsWith('/subscriptionplancheck'));
    const answers = {
      'GET /api/subscriptionplancheck': { plan: 'free', subscription: null },
      'GET /api/billing/subscription': { plan: 'free', subscription: null },
    };
    const late = openShell({ at: '/plan', as: aPerson('premium', expired), answers });
    await waitFor(() => expect(checks(late.requests)).toHaveLength(1));
    late.unmount();
    const exempt = openShell({ at: '/plan', as: aPerson('premium', { ...expired, status: 4 }), answers });
    await screen.findByRole('heading', { name: 'Compare the plans' });
    expect(checks(exempt.requests)).toEqual([]);
  });
});
