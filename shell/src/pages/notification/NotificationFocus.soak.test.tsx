import { screen, waitFor } from '@testing-library/react';
import type { PriceAlert } from '@tayyib/shared/contracts';
import { aPerson, problem } from '@tayyib/shared/testing';
import { openShell } from '../../testing/openShell';

const price: PriceAlert = {
  id: '00000000-0000-4000-8000-000000000011',
  isin: 'INE002A01018',
  stock_code: 'RELIANCE',
  stock: 'Reliance Industries',
  direction: 'above',
  price: '1520.50',
  dividedPrice: null,
  lastClose: null,
  reachedAt: null,
  createdAt: '2026-11-20T04:00:00.000Z',
};
const message = {
  id: '31',
  kind: 'verdict',
  status: 4,
  alert_name: 'Verdict changed',
  scan_name: 'Watchlist',
  title: 'ITC is not compliant now',
  stocks: ['ITC'],
  description: 'There is no trading on Friday.',
  triggered_at: '2026-11-20T04:00:00.000Z',
  scan_url: '/plan',
  visited: false,
  image: null,
  trigger_prices: [],
  roomId: null,
};

const settings = {
  choices: [],
  timing: { mail: 'at-once', dailyAt: '08:00', quiet: null },
  pushKey: 'key',
  pushBrowsers: 0,
  webhooks: [],
  maxWebhooks: 3,
};

function open(more: Record<string, unknown> = {}, at = '/notification') {
  let alerts = [price];
  const now = (next: PriceAlert[]) => () => ({ alerts: (alerts = next), limit: 5 });
  return openShell({
    at,
    as: aPerson(),
    answers: {
      'GET /api/getnotification': { data: [], unread: 0 },
      'GET /api/price-alerts': () => ({ alerts, limit: 5 }),
      'POST /api/price-alerts': now([price]),
      'DELETE /api/price-alerts/:id': now([]),
      'POST /api/price-alerts/:id/restore': now([price]),
      'GET /api/alerts/settings': settings,
      ...more,
    },
  });
}

describe('the focus', () => {
  it('is on the first field after a price alert was added', async () => {
    const { person } = open();
    const stock = await screen.findByRole('combobox', { name: 'Stock' });
    await person.type(stock, 'RELIANCE');
    await person.type(screen.getByLabelText('Price in rupees'), '1520.50');
    await person.tab();
    await person.keyboard('{Enter}');
    await screen.findByText('Added. You will be alerted once.');
    expect(stock).toHaveFocus();
  });

  it('is on the heading once a removed price alert is back', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: /^Remove Reliance Industries/ }));
    await screen.findByRole('button', { name: 'Undo' });
    await person.keyboard('{Enter}');
    await screen.findByText('The alert is back.');
    expect(screen.getByRole('heading', { name: 'Price alerts' })).toHaveFocus();
  });

  it('stays on Remove where a price alert was not removed', async () => {
    const { person } = open({ 'DELETE /api/price-alerts/:id': problem(503, 'unavailable', 'Not now.') });
    const button = await screen.findByRole('button', { name: /^Remove Reliance Industries/ });
    button.focus();
    await person.keyboard('{Enter}');
    await screen.findByText('Not now.');
    expect(button).toHaveFocus();
  });

  it('is on their heading after the times were saved', async () => {
    let timing = { mail: 'at-once', dailyAt: '08:00', quiet: null };
    const now = () => ({ ...settings, timing });
    const { person } = open(
      {
        'GET /api/alerts/settings': now,
        'PUT /api/alerts/settings/timing': () => ((timing = { ...timing, mail: 'daily' }), now()),
      },
      '/notification/settings',
    );
    await person.selectOptions(await screen.findByLabelText('Mails'), 'daily');
    screen.getByRole('button', { name: 'Save the times' }).focus();
    await person.keyboard('{Enter}');
    await screen.findByText('Saved. Times are of India.');
    // the fields are filled again with what was saved
    await waitFor(() => expect(screen.getByLabelText('Daily mail at')).toHaveValue('08:00'));
    expect(screen.getByRole('heading', { name: 'Times' })).toHaveFocus();
  });

  it('is on the secret of the last webhook of a plan, and on the heading after that was removed', async () => {
    const webhook = { id: message.id, url: 'https://a.example/', lastSentAt: null, lastFailure: null };
    let webhooks: object[] = [];
    const now = () => ({ ...settings, webhooks, maxWebhooks: 1 });
    const { person } = open(
      {
        'GET /api/alerts/settings': now,
        'POST /api/alerts/webhooks': () => (
          (webhooks = [{ ...webhook, isOff: false }]),
          { ...webhook, secret: 's3' }
        ),
        'DELETE /api/alerts/webhooks/:id': () => ((webhooks = []), now()),
      },
      '/notification/settings',
    );
    const form = await screen.findByRole('form', { name: 'Add a webhook' });
    await person.type(screen.getByLabelText('Address (https)'), 'https://a.example/{Enter}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(screen.getByText(/Its secret, shown only now/)).toHaveFocus();
    await person.click(await screen.findByRole('button', { name: 'Remove https://a.example/' }));
    await person.click(screen.getByRole('button', { name: 'Really remove https://a.example/' }));
    await screen.findByRole('form', { name: 'Add a webhook' });
    expect(screen.getByRole('heading', { name: 'Webhooks' })).toHaveFocus();
  });

  it.each(['Mark all read', 'Clear All'])('is on the heading after %s', async (name) => {
    let visited = false;
    const now = () => ({ data: [{ ...message, visited }], unread: visited ? 0 : 1 });
    const { person } = open({
      'GET /api/getnotification': now,
      'POST /api/notifications/visited': () => ((visited = true), now()),
      'POST /api/notifications/clear': { data: [], unread: 0, clearedAt: '2026-11-20T05:00:00.000Z' },
    });
    const button = await screen.findByRole('button', { name });
    button.focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Your notifications' })).toHaveFocus();
  });
});
