import { screen, waitFor, within } from '@testing-library/react';
import type { AlertChoice, AlertSettings, PriceAlert, PriceAlertsReply } from '@tayyib/shared/contracts';
import { aPerson, problem, type FixtureRequest } from '@tayyib/shared/testing';
import { openShell } from '../../testing/openShell';

const settings: AlertSettings = {
  choices: (['page', 'push', 'mail', 'webhook'] as const).map((channel) => ({
    ...({ kind: 'verdict', channel } as const),
    isOn: channel !== 'mail',
  })),
  timing: { mail: 'at-once', dailyAt: '08:00', quiet: null },
  pushKey: 'key',
  pushBrowsers: 0,
  webhooks: [],
  maxWebhooks: 3,
};
const alert: PriceAlert = {
  id: '00000000-0000-4000-8000-000000000011',
  isin: 'INE002A01018',
  stock_code: 'RELIANCE',
  stock: 'Reliance Industries',
  direction: 'above',
  price: '1520.50',
  reachedAt: null,
  dividedPrice: null,
  lastClose: { price: '1480.00', day: '2026-11-27' },
  createdAt: '2026-11-20T04:00:00.000Z',
};
const noPrices: PriceAlertsReply = { alerts: [], limit: 5 };

function open(more: Record<string, unknown> = {}, at = '/notification') {
  let choices: AlertChoice[] = settings.choices;
  return openShell({
    at,
    as: aPerson(),
    answers: {
      'GET /api/getnotification': { data: [], unread: 0 },
      'GET /api/price-alerts': noPrices,
      'GET /api/alerts/settings': () => ({ ...settings, choices }),
      'PUT /api/alerts/settings/choice': () => {
        choices = choices.map((choice) => (choice.channel === 'mail' ? { ...choice, isOn: true } : choice));
        return { ...settings, choices };
      },
      ...more,
    },
  });
}

it('switches a channel of a kind, and offers only channels that lead somewhere', async () => {
  const { person } = open({}, '/notification/settings');
  const box = await screen.findByRole('checkbox', { name: 'Verdict changes: Mail' });
  expect(box).not.toBeChecked();
  await person.click(box);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Verdict changes: Mail' })).toBeChecked());
  const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns()).toEqual(['Alerts', 'Pop-up', 'Mail']);
});

it('offers pushes and webhooks to who has them', async () => {
  const webhook = {
    id: '00000000-0000-4000-8000-000000000021',
    url: 'https://hooks.example/one',
    isOff: false,
    createdAt: '2026-11-20T04:00:00.000Z',
    lastSentAt: null,
    lastFailure: null,
  };
  open(
    { 'GET /api/alerts/settings': { ...settings, pushBrowsers: 1, webhooks: [webhook] } },
    '/notification/settings',
  );
  for (const channel of ['Pop-up', 'Push', 'Mail', 'Webhook'])
    expect(await screen.findByRole('checkbox', { name: `Verdict changes: ${channel}` })).toBeVisible();
});

it('says which plans include webhooks, and lets go of a webhook from before', async () => {
  const webhook = {
    id: '00000000-0000-4000-8000-000000000021',
    url: 'https://hooks.example/one',
    isOff: false,
    createdAt: '2026-11-20T04:00:00.000Z',
    lastSentAt: null,
    lastFailure: null,
  };
  let webhooks = [webhook];
  const { person } = open(
    {
      'GET /api/alerts/settings': () => ({
        ...settings,
        webhooks,
        maxWebhooks: 0,
        choices: settings.choices.filter(({ channel }) => channel !== 'webhook'),
      }),
      'DELETE /api/alerts/webhooks/:id': () => ({ ...settings, webhooks: (webhooks = []), maxWebhooks: 0 }),
    },
    '/notification/settings',
  );
  expect(await screen.findByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    '/plan?to=%2Fnotification%2Fsettings',
  );
  expect(screen.getByText(/Your plan does not include it/)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Add a webhook' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Test / })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Verdict changes: Webhook' })).toBeNull();
  await person.click(screen.getByRole('button', { name: /^Remove https/ }));
  await person.click(screen.getByRole('button', { name: /^Really remove https/ }));
  await waitFor(() => expect(screen.queryByText(/hooks\.example/)).toBeNull());
});

it('finds the stock of a price alert by a misspelt name, with its verdict', async () => {
  const reliance = {
    type: 'stock',
    isin: 'INE002A01018',
    stock: 'Reliance Industries Limited',
    stock_code: 'RELIANCE',
    shariah_status: 2,
    badge: 'non_compliant',
    accountsTo: '2026-03-31',
    freshness: 'fresh',
    grade: null,
  };
  const sent: unknown[] = [];
  const { person } = open({
    'GET /api/search': { stocks: [reliance], ipos: [], topics: [] },
    'POST /api/price-alerts': ({ body }: FixtureRequest) => {
      sent.push(body);
      return { alerts: [alert], limit: 5 };
    },
  });
  const form = within(await screen.findByRole('form', { name: 'Add a price alert' }));
  const field = form.getByRole('combobox', { name: 'Stock' });
  await person.type(form.getByLabelText('Price in rupees'), '1520.50{Enter}');
  expect(await form.findByText('Choose a stock first.')).toBeVisible();
  expect(field).toHaveFocus();
  await person.keyboard('relianse');
  const found = within(form.getByRole('listbox', { name: 'Stocks found', hidden: true }));
  expect(await found.findByRole('option')).toHaveTextContent(/RELIANCE.*Non Shariah Compliant/);
  await person.keyboard('{Enter}');
  // Enter chooses as soon as the stocks shown are those of the whole text
  await waitFor(() => expect(field).toHaveValue('RELIANCE'));
  expect(form.getByLabelText('Price in rupees')).toHaveFocus();
  await person.keyboard('{Enter}');
  await screen.findByText('Added. You will be alerted once.');
  expect(sent).toEqual([{ stock: 'RELIANCE', direction: 'above', price: '1520.50' }]);
});

it('says why a price alert was not added', async () => {
  const { person } = open({
    'POST /api/price-alerts': () => problem(404, 'stock-unknown', 'No stock on file has that code.'),
  });
  const form = within(await screen.findByRole('form', { name: 'Add a price alert' }));
  await person.type(form.getByRole('combobox', { name: 'Stock' }), 'NOPE');
  await person.type(form.getByLabelText('Price in rupees'), '10');
  await person.click(form.getByRole('button', { name: 'Add the alert' }));
  expect(await screen.findByText('No stock on file has that code.')).toBeVisible();
});

it('the form of a price alert is ready for the price of the stock that the address names', async () => {
  const sent: unknown[] = [];
  const { person } = open(
    {
      'POST /api/price-alerts': ({ body }: FixtureRequest) => {
        sent.push(body);
        return { alerts: [alert], limit: 5 };
      },
    },
    '/notification?stock=M%26M',
  );
  const form = within(await screen.findByRole('form', { name: 'Add a price alert' }));
  expect(form.getByRole('combobox', { name: 'Stock' })).toHaveValue('M&M');
  expect(form.getByLabelText('Price in rupees')).toHaveFocus();
  await person.keyboard('3100.50{Enter}');
  expect(await screen.findByText('Added. You will be alerted once.')).toBeVisible();
  expect(sent).toEqual([{ stock: 'M&M', direction: 'above', price: '3100.50' }]);
});

it.each([
  ['1,520.50', '1520.50'],
  ['₹2,302.00', '2302.00'],
  ['Rs. 1,00,000', '100000'],
  ['1 520.5', '1520.5'],
])('adds an alert at %s, as prices are written', async (typed, price) => {
  const sent: unknown[] = [];
  const { person } = open({
    'POST /api/price-alerts': ({ body }: FixtureRequest) => {
      sent.push(body);
      return { alerts: [alert], limit: 5 };
    },
  });
  const form = within(await screen.findByRole('form', { name: 'Add a price alert' }));
  await person.type(form.getByRole('combobox', { name: 'Stock' }), 'TCS');
  await person.type(form.getByLabelText('Price in rupees'), `${typed}{Enter}`);
  await screen.findByText('Added. You will be alerted once.');
  expect(sent).toEqual([{ stock: 'TCS', direction: 'above', price }]);
});

it.each([
  ['1520,50', /could be 1520\.50/],
  ['1.234', /could be 1,234 or 1\.234/],
  ['-5', /at least 0\.01/],
])('adds no alert at %s, and says why', async (typed, reason) => {
  const { person } = open({});
  const form = within(await screen.findByRole('form', { name: 'Add a price alert' }));
  await person.type(form.getByRole('combobox', { name: 'Stock' }), 'TCS');
  await person.type(form.getByLabelText('Price in rupees'), `${typed}{Enter}`);
  expect(await form.findByText(reason)).toBeVisible();
  expect(form.getByLabelText('Price in rupees')).toHaveValue(typed);
});

it('offers to load failed parts of the page of alerts again', async () => {
  const down = () => problem(503, 'down', 'Please try again.');
  const { unmount } = open({ 'GET /api/price-alerts': down });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  unmount();
  open({ 'GET /api/alerts/settings': down }, '/notification/settings');
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});

it('says the price of an alert as the shares were divided since, and the one before', async () => {
  const divided = { ...alert, direction: 'below', price: '900.00', dividedPrice: '180.00' };
  open({ 'GET /api/price-alerts': () => ({ alerts: [divided], limit: 5 }) });
  expect(
    await screen.findByText(
      /^Reliance Industries, at or below ₹180\.00 \(₹900\.00 before the shares were divided\)/,
    ),
  ).toBeVisible();
});

it('says how far the last close is from a price alert, and that one which is there already does not count', async () => {
  const alerts: PriceAlert[] = [alert, { ...alert, id: alert.id.replace('11', '12'), direction: 'below' }];
  const since = alerts.map((each) => ({ ...each, createdAt: '2026-11-28T04:00:00.000Z' }));
  open({ 'GET /api/price-alerts': () => ({ alerts: since, limit: 5 }) });
  expect(await screen.findByText(/^Waiting, last close ₹1,480\.00 on 27 Nov 2026$/)).toBeVisible();
  expect(
    screen.getByText(/^Waiting for the next close, since this one is there already: last close ₹1,480\.00/),
  ).toBeVisible();
});

it('restores a price alert that was removed, with the focus on Undo', async () => {
  let alerts = [alert];
  const now = (next: PriceAlert[]) => () => ({ alerts: (alerts = next), limit: 5 });
  const { person } = open({
    'GET /api/price-alerts': () => ({ alerts, limit: 5 }),
    'DELETE /api/price-alerts/:id': now([]),
    'POST /api/price-alerts/:id/restore': now([alert]),
  });
  await person.click(await screen.findByRole('button', { name: /^Remove Reliance Industries/ }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  expect(screen.getByText('0 of 5 waiting', { exact: false })).toBeVisible();
  expect(screen.getByText(/^Removed: Reliance Industries, at or above/)).toBeVisible();
  await person.click(undo);
  expect(await screen.findByRole('button', { name: /^Remove Reliance Industries/ })).toBeVisible();
  expect(screen.getByText('The alert is back.')).toBeVisible();
  expect(undo).not.toBeInTheDocument();
});

it('says that an alert was added, until one is removed', async () => {
  let alerts: PriceAlert[] = [];
  const now = (next: PriceAlert[]) => () => ({ alerts: (alerts = next), limit: 5 });
  const { person } = open({
    'GET /api/price-alerts': () => ({ alerts, limit: 5 }),
    'POST /api/price-alerts': now([alert]),
    'DELETE /api/price-alerts/:id': now([]),
  });
  const form = within(await screen.findByRole('form', { name: 'Add a price alert' }));
  await person.type(form.getByRole('combobox', { name: 'Stock' }), 'RELIANCE');
  await person.type(form.getByLabelText('Price in rupees'), '1520.50');
  await person.click(form.getByRole('button', { name: 'Add the alert' }));
  expect(await screen.findByText('Added. You will be alerted once.')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: /^Remove Reliance Industries/ }));
  await screen.findByText(/^Removed: Reliance Industries/);
  expect(screen.queryByText('Added. You will be alerted once.')).toBeNull();
});

it('the page of alerts lists what changed before the prices that are waited for', async () => {
  open();
  await screen.findByRole('heading', { level: 2, name: 'Price alerts' });
  const [first, second] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('Your notifications');
  expect(second).toHaveTextContent('Price alerts');
});

it('says why a price alert could not be restored, and offers it again', async () => {
  let alerts = [alert];
  const { person } = open({
    'GET /api/price-alerts': () => ({ alerts, limit: 5 }),
    'DELETE /api/price-alerts/:id': () => ({ alerts: (alerts = []), limit: 5 }),
    'POST /api/price-alerts/:id/restore': () => problem(409, 'price-alert-limit', 'You have 5 waiting.'),
  });
  await person.click(await screen.findByRole('button', { name: /^Remove Reliance Industries/ }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('You have 5 waiting.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});
