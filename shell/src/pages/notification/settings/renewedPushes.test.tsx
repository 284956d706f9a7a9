import { screen, waitFor } from '@testing-library/react';
import { aPerson } from '@tayyib/shared/testing';
import { openShell } from '../../../testing/openShell';

const ann = aPerson('premium');
const serverKey = 'AQID';

/** A browser with this subscription at a push service, made with the key of these bytes. */
function browserWith(endpoint: string | null, key: readonly number[] = [1, 2, 3]) {
  const subscriptionOf = (address: string, bytes: readonly number[]) => ({
    endpoint: address,
    options: { applicationServerKey: new Uint8Array(bytes).buffer },
    toJSON: () => ({ endpoint: address, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => true,
  });
  const registration = {
    pushManager: {
      getSubscription: async () => (endpoint === null ? null : subscriptionOf(endpoint, key)),
      subscribe: async () => subscriptionOf('https://push.example/new', [1, 2, 3]),
    },
  };
  const container = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  Object.defineProperty(window, 'PushManager', { configurable: true, value: class {} });
  Object.defineProperty(window, 'Notification', { configurable: true, value: { permission: 'granted' } });
}

let sent: unknown[];
const open = () =>
  openShell({
    at: '/dashboard',
    as: ann,
    answers: {
      'GET /api/alerts/settings': { pushKey: serverKey },
      'PUT /api/alerts/push': ({ body }) => {
        sent.push(body);
        return { pushKey: serverKey };
      },
    },
  });

beforeEach(() => {
  sent = [];
  localStorage.clear();
});
afterEach(() => {
  for (const [target, name] of [
    [navigator, 'serviceWorker'],
    [window, 'PushManager'],
    [window, 'Notification'],
  ] as const)
    Reflect.deleteProperty(target, name);
});

it.each([
  ['is as before, in case the server forgot it', 'https://push.example/one', [1, 2, 3], 'one'],
  ['was lost by the browser', null, [1, 2, 3], 'new'],
  ['was made with a key that the server has no more', 'https://push.example/one', [9], 'new'],
])(
  'sends the push address of a browser again when a page is opened, where it %s',
  async (_why, at, key, last) => {
    localStorage.setItem('pushes', 'on');
    browserWith(at, key);
    open();
    await waitFor(() =>
      expect(sent).toEqual([{ endpoint: `https://push.example/${last}`, keys: { p256dh: 'p', auth: 'a' } }]),
    );
  },
);

it('sends no push address of who did not ask for pushes here', async () => {
  browserWith('https://push.example/one');
  open();
  await screen.findByRole('heading', { name: /Assalamu Alaikum, Ann/ });
  expect(sent).toEqual([]);
});
