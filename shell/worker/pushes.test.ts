import { showPushes } from './pushes';
import { scope } from './scope';

interface Shown extends NotificationOptions {
  title: string;
  image?: string;
}

/** The calls to the browser, in order. */
let done: string[];
let shown: Shown[];
let tabs: string[];
const picture = `/api/alerts/pictures/${'a'.repeat(32)}`;
const at = (path: string) => scope.location.origin + path;

/** The parts of a browser that the worker uses. */
function fakeBrowser({ showsPictures }: { showsPictures: boolean }) {
  const define = (name: string, value: unknown) =>
    Object.defineProperty(scope, name, { value, configurable: true, writable: true });
  define('registration', {
    showNotification: async (title: string, options: NotificationOptions) =>
      void shown.push({ title, ...options }),
  });
  define('clients', {
    matchAll: async () => tabs.map((url) => ({ url, focus: async () => void done.push(`focus ${url}`) })),
    openWindow: async (url: string) => void done.push(`open ${url}`),
  });
  define('Notification', { prototype: showsPictures ? { image: '' } : {} });
}

async function dispatch(type: string, fields: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
  scope.dispatchEvent(Object.assign(new Event(type), { waitUntil, ...fields }));
  await Promise.all(work);
}
/** What a push with this text shows. */
async function push(text: string | null): Promise<Shown | undefined> {
  await dispatch('push', { data: text === null ? null : { json: (): unknown => JSON.parse(text) } });
  return shown.at(-1);
}
const click = (data: unknown) =>
  dispatch('notificationclick', { notification: { data, close: () => void done.push('close') } });
const alert = (fields: object = {}) =>
  JSON.stringify({ id: '7', title: 'Markets are closed', body: 'On Friday.', page: '/plan', ...fields });

beforeAll(showPushes);
beforeEach(() => {
  [done, shown, tabs] = [[], [], []];
  fakeBrowser({ showsPictures: true });
});

describe('a push', () => {
  it('shows its alert; a repetition replaces it', async () => {
    expect(await push(alert())).toEqual({
      title: 'Markets are closed',
      body: 'On Friday.',
      tag: 'alert-7',
      icon: '/favicon.svg',
      data: { page: '/plan' },
    });
    expect((await push(alert()))?.tag).toBe('alert-7');
    expect((await push(alert({ id: '8' })))?.tag).toBe('alert-8');
  });

  it('shows the picture of its alert, as the icon where the browser shows no pictures', async () => {
    expect(await push(alert({ image: picture }))).toMatchObject({ image: picture, icon: '/favicon.svg' });
    fakeBrowser({ showsPictures: false });
    expect(await push(alert({ image: picture }))).toMatchObject({ icon: picture });
  });

  it.each([
    'https://elsewhere.example/a.png',
    `https://elsewhere.example${picture}`,
    `//elsewhere.example${picture}`,
    `${picture}/../../../logout`,
    '/api/logout',
    'data:image/png;base64,AAAA',
    7,
  ])('shows no picture at %s', async (image) => {
    const notification = await push(alert({ image }));
    expect(notification).toMatchObject({ title: 'Markets are closed', icon: '/favicon.svg' });
    expect(notification).not.toHaveProperty('image');
  });

  it.each([null, '', 'not JSON', 'null', '[]', '"text"', '{"title":{"a":1},"page":["/plan"],"image":null}'])(
    'names only the product where its content is %s',
    async (text) => {
      expect(await push(text)).toEqual({
        title: 'Tayyib',
        body: '',
        tag: 'alert-',
        icon: '/favicon.svg',
        data: { page: '/notification' },
      });
    },
  );
});

describe('a browser that is given a new push address', () => {
  const subscription = (endpoint: string) => ({
    endpoint,
    options: { applicationServerKey: 'the key' },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  });
  let sent: unknown[];
  beforeEach(() => {
    sent = [];
    Object.defineProperty(scope, 'fetch', {
      configurable: true,
      value: async (url: string, { method, body }: { method: string; body: string }) =>
        void sent.push([method, url, JSON.parse(body)]),
    });
  });
  const renewal = (endpoint: string) => [
    'PUT',
    '/api/alerts/push',
    { endpoint, keys: { p256dh: 'p', auth: 'a' }, replaces: 'https://push.example/old' },
  ];

  it('sends it in place of the former one', async () => {
    await dispatch('pushsubscriptionchange', {
      oldSubscription: subscription('https://push.example/old'),
      newSubscription: subscription('https://push.example/new'),
    });
    expect(sent).toEqual([renewal('https://push.example/new')]);
  });

  it('subscribes again with the same key where the browser did not', async () => {
    const keys: unknown[] = [];
    Object.assign(scope.registration, {
      pushManager: {
        subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
          keys.push(applicationServerKey);
          return subscription('https://push.example/again');
        },
      },
    });
    await dispatch('pushsubscriptionchange', { oldSubscription: subscription('https://push.example/old') });
    expect(keys).toEqual(['the key']);
    expect(sent).toEqual([renewal('https://push.example/again')]);
  });

  it('leaves it to the next page where nothing says whose it was', async () => {
    await dispatch('pushsubscriptionchange', { newSubscription: subscription('https://push.example/new') });
    expect(sent).toEqual([]);
  });
});

describe('a click on a notification', () => {
  it('closes it and opens its page', async () => {
    await click((await push(alert()))?.data);
    expect(done).toEqual(['close', `open ${at('/plan')}`]);
  });

  it('focuses the tab that shows the page', async () => {
    tabs = [at('/screener'), at('/plan')];
    await click({ page: '/plan' });
    expect(done).toEqual(['close', `focus ${at('/plan')}`]);
  });

  it('leaves tabs that show something else, such as a call, as they are', async () => {
    tabs = [at('/screener'), at('/plan?period=year')];
    await click({ page: '/plan' });
    expect(done).toEqual(['close', `open ${at('/plan')}`]);
  });

  it.each([
    'https://elsewhere.example/plan',
    '//elsewhere.example/plan',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    'http://[',
  ])('opens the notifications in place of %s', async (page) => {
    await click((await push(alert({ page })))?.data);
    expect(done).toEqual(['close', `open ${at('/notification')}`]);
  });

  it('opens the notifications where it names no page', async () => {
    await click(undefined);
    expect(done).toEqual(['close', `open ${at('/notification')}`]);
  });
});
