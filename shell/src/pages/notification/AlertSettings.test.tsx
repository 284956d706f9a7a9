import { screen, waitFor, within } from '@testing-library/react';
import type { AddWebhookReply, AlertSettings, AlertWebhook } from '@tayyib/shared/contracts';
import { aPerson, problem, type FixtureRequest } from '@tayyib/shared/testing';
import { openShell } from '../../testing/openShell';

const settings: AlertSettings = {
  choices: [{ kind: 'verdict', channel: 'page', isOn: true }],
  timing: { mail: 'at-once', dailyAt: '08:00', quiet: null },
  pushKey: 'key',
  pushBrowsers: 0,
  webhooks: [],
  maxWebhooks: 3,
};

function open(more: Record<string, unknown> = {}) {
  return openShell({
    at: '/notification/settings',
    as: aPerson(),
    answers: {
      'GET /api/getnotification': { data: [], unread: 0 },
      'GET /api/price-alerts': { alerts: [], limit: 5 },
      'GET /api/alerts/settings': settings,
      ...more,
    },
  });
}

describe('a webhook', () => {
  const url = 'https://hooks.example/one';

  it('shows its secret when it is added, and not on the next visit', async () => {
    let webhooks: AlertWebhook[] = [];
    const answers = {
      'GET /api/alerts/settings': () => ({ ...settings, webhooks }),
      'POST /api/alerts/webhooks': ({ body }: FixtureRequest) => {
        expect(body).toEqual({ url });
        const webhook = {
          id: '00000000-0000-4000-8000-000000000021',
          url,
          isOff: false,
          createdAt: '2026-11-20T04:00:00.000Z',
          lastSentAt: null,
          lastFailure: null,
        };
        webhooks = [webhook];
        const reply: AddWebhookReply = { webhook, secret: 'shown-only-now' };
        return reply;
      },
    };
    const { person, unmount } = open(answers);
    const form = within(await screen.findByRole('form', { name: 'Add a webhook' }));
    await person.type(form.getByLabelText('Address (https)'), ` ${url} `);
    await person.click(form.getByRole('button', { name: 'Add the webhook' }));
    expect(await screen.findByText('shown-only-now')).toBeVisible();
    expect(await screen.findByRole('button', { name: `Test ${url}` })).toBeVisible();
    expect(form.getByLabelText('Address (https)')).toHaveValue('');
    unmount();
    open(answers);
    expect(await screen.findByRole('button', { name: `Test ${url}` })).toBeVisible();
    expect(screen.queryByText('shown-only-now')).toBeNull();
  });

  it('says why it was not added', async () => {
    const { person } = open({
      'POST /api/alerts/webhooks': () => problem(400, 'webhook-forbidden', 'That address is not public.'),
    });
    const form = within(await screen.findByRole('form', { name: 'Add a webhook' }));
    await person.type(form.getByLabelText('Address (https)'), url);
    await person.click(form.getByRole('button', { name: 'Add the webhook' }));
    expect(await screen.findByText('That address is not public.')).toBeVisible();
    expect(form.getByLabelText('Address (https)')).toHaveValue(url);
  });

  it('explains how to check its signature, what repeats, and when it is tried again', async () => {
    const { person } = open();
    const summary = await screen.findByText('How to check the signature');
    expect(screen.getByText('tayyib-delivery')).not.toBeVisible();
    await person.click(summary);
    expect(screen.getByText('tayyib-signature: t=<seconds>,v1=<hex>')).toBeVisible();
    expect(screen.getByText(/HMAC-SHA256 of/)).toBeVisible();
    expect(screen.getByText('tayyib-delivery')).toBeVisible();
    expect(screen.getByText(/up to twelve times within about a day/)).toBeVisible();
  });
});

describe('the times of alerts', () => {
  it('are saved as chosen, with quiet hours', async () => {
    let saved: unknown;
    const { person } = open({
      'PUT /api/alerts/settings/timing': ({ body }: FixtureRequest) => {
        saved = body;
        return settings;
      },
    });
    const form = within(await screen.findByRole('form', { name: 'Times' }));
    expect(form.queryByLabelText('Daily mail at')).toBeNull();
    await person.selectOptions(form.getByLabelText('Mails'), 'daily');
    await person.clear(form.getByLabelText('Daily mail at'));
    await person.type(form.getByLabelText('Daily mail at'), '09:30');
    await person.selectOptions(form.getByLabelText('Quiet hours'), 'on');
    expect(form.getByLabelText('Quiet until')).toHaveValue('07:00');
    await person.click(form.getByRole('button', { name: 'Save the times' }));
    expect(await screen.findByText('Saved. Times are of India.')).toBeVisible();
    expect(saved).toEqual({ mail: 'daily', dailyAt: '09:30', quiet: { from: '22:00', until: '07:00' } });
  });

  it('stay as chosen where they could not be saved', async () => {
    const { person } = open({
      'PUT /api/alerts/settings/timing': () => problem(503, 'down', 'Our database is not answering.'),
    });
    const form = within(await screen.findByRole('form', { name: 'Times' }));
    await person.selectOptions(form.getByLabelText('Mails'), 'daily');
    await person.click(form.getByRole('button', { name: 'Save the times' }));
    expect(await screen.findByText('Our database is not answering.')).toBeVisible();
    expect(form.getByLabelText('Mails')).toHaveValue('daily');
  });
});

describe('pushes to this browser', () => {
  it('cannot be chosen in a browser without them', async () => {
    open();
    expect(await screen.findByText('This browser cannot receive pushes.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /pushes/ })).toBeNull();
  });

  describe('in a browser that knows them', () => {
    const endpoint = 'https://push.example/1';
    let subscription: { endpoint: string; toJSON: () => object; unsubscribe: () => Promise<boolean> } | null;
    let refuses = false;
    const pushManager = {
      getSubscription: () => Promise.resolve(subscription),
      subscribe: () => {
        if (refuses) return Promise.reject(new DOMException('Refused.', 'NotAllowedError'));
        subscription = {
          endpoint,
          toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
          unsubscribe: () => {
            subscription = null;
            return Promise.resolve(true);
          },
        };
        return Promise.resolve(subscription);
      },
    };
    const registration = { pushManager };
    const container = {
      register: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };

    beforeEach(() => {
      [subscription, refuses] = [null, false];
      Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
      Object.defineProperty(window, 'PushManager', { configurable: true, value: class {} });
    });
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'serviceWorker');
      Reflect.deleteProperty(window, 'PushManager');
    });

    it('start and end with the subscription of this browser', async () => {
      let browsers = 0;
      const sent: unknown[] = [];
      const replies =
        (count: number) =>
        ({ body }: FixtureRequest) => {
          sent.push(body);
          browsers = count;
          return { ...settings, pushBrowsers: browsers };
        };
      const { person } = open({
        'GET /api/alerts/settings': () => ({ ...settings, pushBrowsers: browsers }),
        'PUT /api/alerts/push': replies(1),
        'POST /api/alerts/push/remove': replies(0),
      });
      await person.click(await screen.findByRole('button', { name: 'Send pushes to this browser' }));
      expect(await screen.findByText(/^1 browser receives pushes/)).toBeVisible();
      await person.click(screen.getByRole('button', { name: 'Stop pushes here' }));
      expect(await screen.findByText('None of your browsers receives pushes.')).toBeVisible();
      expect(sent).toEqual([{ endpoint, keys: { p256dh: 'p', auth: 'a' } }, { endpoint }]);
      expect(subscription).toBeNull();
    });

    it('say that the browser refused them, and send nothing', async () => {
      refuses = true;
      const { person, requests } = open();
      await person.click(await screen.findByRole('button', { name: 'Send pushes to this browser' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('This browser did not allow pushes.');
      await waitFor(() => expect(requests.filter(({ url }) => url.includes('push'))).toEqual([]));
    });

    it('say that this browser received none', async () => {
      const { person } = open({ 'GET /api/alerts/settings': { ...settings, pushBrowsers: 2 } });
      expect(await screen.findByText(/^2 browsers receive pushes/)).toBeVisible();
      await person.click(screen.getByRole('button', { name: 'Stop pushes here' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('This browser received none.');
    });
  });
});
