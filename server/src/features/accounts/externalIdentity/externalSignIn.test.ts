import { generateKeyPairSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { readConfig } from '../../../config/config';
import {
  buildTestApp,
  createBrowser,
  people,
  startIdentityProvider,
  testPassword,
  userIdOf,
  visitProvider,
} from '../../../testing';
import type { TestBrowser } from '../../../testing';
import { users } from '../../../database/schema/accounts/identityTables';

const ours = 'http://localhost:9201';
const clientSecret = 'a secret that Google and we know';
const appleKey = generateKeyPairSync('ec', { namedCurve: 'P-256' });

type Provider = Awaited<ReturnType<typeof startIdentityProvider>>;
let google: Provider;
let apple: Provider;
let app: FastifyInstance;
beforeAll(async () => {
  const settings = (id: string) => ({
    CLIENT_ID: `our-${id}`,
    CLIENT_SECRET: clientSecret,
    REDIRECT_URI: `${ours}/api/oauth/${id}/callback`,
  });
  google = await startIdentityProvider(settings('google'));
  apple = await startIdentityProvider({
    ...settings('apple'),
    APPLE_TEAM_ID: 'TEAM123456',
    APPLE_KEY_ID: 'KEY1234567',
    APPLE_PUBLIC_KEY: appleKey.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  });
  app = await buildTestApp({
    publicUrl: new URL(ours),
    identity: {
      ...readConfig({ NODE_ENV: 'test' }).identity,
      google: { issuer: google.issuer, clientId: 'our-google', clientSecret },
      apple: {
        issuer: apple.issuer,
        clientId: 'our-apple',
        teamId: 'TEAM123456',
        keyId: 'KEY1234567',
        privateKey: appleKey.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      },
    },
  });
});
afterAll(async () => {
  await app?.close();
  await Promise.all([google?.stop(), apple?.stop()]);
});

/** The callback address that the provider redirects the browser to. */
async function comeBack(browser: TestBrowser, id: 'google' | 'apple', account: string, returnTo?: string) {
  const query = returnTo === undefined ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;
  const start = await browser.get(`/oauth/${id}/start${query}`);
  const answer = await visitProvider(String(start.headers.location), account, ours);
  if ('location' in answer) return answer.location;
  const reply = await postFromElsewhere(answer.form.address, {
    ...answer.form.fields,
    user: JSON.stringify({ name: { firstName: 'Posted', lastName: 'Name' } }),
  });
  expect(reply.statusCode).toBe(303);
  return `${ours}${String(reply.headers.location)}`;
}

/** A cross-site post from a page of the provider: our cookies are not sent. */
const postFromElsewhere = (address: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: address.slice(ours.length),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
      origin: 'https://appleid.apple.com',
    },
    payload: new URLSearchParams(fields).toString(),
  });

/** Where the browser is redirected after it delivered the provider's response. */
const bring = async (browser: TestBrowser, address: string) =>
  (await browser.get(address.slice(`${ours}/api`.length))).headers.location;
const signIn = async (browser: TestBrowser, id: 'google' | 'apple', account: string, returnTo?: string) =>
  bring(browser, await comeBack(browser, id, account, returnTo));
const refused = (id: string, code: string) => `/login?provider=${id}&refused=${code}`;
const record = async (browser: TestBrowser) => (await browser.get('/session')).json().user;

describe('signing in with Google', () => {
  it('makes an account, goes where the person wanted to go, and knows them again', async () => {
    const browser = createBrowser(app);
    expect(await signIn(browser, 'google', 'new@gmail.example', '/watchlist?tab=2')).toBe('/watchlist?tab=2');
    const user = await record(browser);
    expect(user).toMatchObject({
      email: 'new@gmail.example',
      first_name: 'Given',
      last_name: 'Family',
      goglelogin: true,
      otpstatus: true,
      userstatus: false,
      plan: 'free',
      roles: [],
    });
    const elsewhere = createBrowser(app);
    expect(await signIn(elsewhere, 'google', 'new@gmail.example')).toBe('/dashboard');
    expect((await record(elsewhere))._id).toBe(user._id);
  });

  it('opens the account that has the verified email, and leaves its password alone', async () => {
    const browser = createBrowser(app);
    await signIn(browser, 'google', people.ann.email);
    expect(await browser.whoIs()).toBe(people.ann.email);
    const login = await createBrowser(app).post('/login', {
      email: people.ann.email,
      password: testPassword,
    });
    expect(login.statusCode).toBe(200);
  });

  it('ignores an earlier unverified registration of that email', async () => {
    const stranger = { email: 'later@gmail.example', first_name: 'Mal', password: 'the stranger knows' };
    await createBrowser(app).post('/add/user', stranger);
    const browser = createBrowser(app);
    await signIn(browser, 'google', stranger.email);
    expect(await browser.whoIs()).toBe(stranger.email);
    expect(await record(browser)).toMatchObject({ first_name: 'Given' });
    expect((await createBrowser(app).post('/login', stranger)).statusCode).toBe(403);
  });

  it('identifies users by Google’s subject id, not by an email that can change hands', async () => {
    const browser = createBrowser(app);
    await signIn(browser, 'google', 'moves@gmail.example');
    const { _id: id } = await record(browser);
    await app.db.update(users).set({ email: 'moved@elsewhere.example' }).where(eq(users.id, id));
    await app.db
      .update(users)
      .set({ email: 'moves@gmail.example' })
      .where(eq(users.id, await userIdOf(app, 'rafi')));
    await signIn(browser, 'google', 'moves@gmail.example');
    expect(await browser.whoIs()).toBe('moved@elsewhere.example');
  });

  it.each([
    [`unverified:${people.bob.email}`, 'email-unverified'],
    ['nobody:x', 'email-missing'],
  ])('refuses %s', async (account, code) => {
    const browser = createBrowser(app);
    expect(await signIn(browser, 'google', account)).toBe(refused('google', code));
    expect(await browser.whoIs()).toBeNull();
  });

  it('opens no account that was closed', async () => {
    await app.db
      .update(users)
      .set({ status: 2 })
      .where(eq(users.id, await userIdOf(app, 'basim')));
    expect(await signIn(createBrowser(app), 'google', people.basim.email)).toBe(
      refused('google', 'account-closed'),
    );
  });
});

describe('signing in with Apple', () => {
  it('accepts the response that Apple posts, without our cookies, and forwards it to where they are sent', async () => {
    const browser = createBrowser(app);
    expect(await signIn(browser, 'apple', 'relay@apple.example')).toBe('/dashboard');
    expect(await record(browser)).toMatchObject({ email: 'relay@apple.example', goglelogin: true });
  });

  it('reports the missing email', async () => {
    expect(await signIn(createBrowser(app), 'apple', 'nobody:apple')).toBe(refused('apple', 'email-missing'));
  });
});

describe('a forged response', () => {
  const account = 'target@gmail.example';

  it('counts once', async () => {
    const browser = createBrowser(app);
    const address = await comeBack(browser, 'google', account);
    expect(await bring(browser, address)).toBe('/dashboard');
    expect(await bring(browser, address)).toBe(refused('google', 'expired'));
  });

  it('is refused in another browser, so nobody is signed in to a stranger’s account', async () => {
    const address = await comeBack(createBrowser(app), 'google', account);
    const victim = createBrowser(app);
    expect(await bring(victim, address)).toBe(refused('google', 'expired'));
    await victim.get('/oauth/google/start');
    expect(await bring(victim, address)).toBe(refused('google', 'expired'));
    expect(await victim.whoIs()).toBeNull();
  });

  it.each(['state', 'code', 'iss'])('is refused with another %s', async (name) => {
    const browser = createBrowser(app);
    const address = new URL(await comeBack(browser, 'google', account));
    address.searchParams.set(name, name === 'iss' ? apple.issuer.href : 'another');
    expect(await bring(browser, address.href)).toBe(
      refused('google', name === 'state' ? 'expired' : 'refused'),
    );
    expect(await browser.whoIs()).toBeNull();
  });

  it('is refused when its code belongs to another attempt', async () => {
    const thief = createBrowser(app);
    const stolen =
      new URL(await comeBack(createBrowser(app), 'google', account)).searchParams.get('code') ?? '';
    const address = new URL(await comeBack(thief, 'google', 'thief@gmail.example'));
    address.searchParams.set('code', stolen);
    expect(await bring(thief, address.href)).toBe(refused('google', 'refused'));
    expect(await thief.whoIs()).toBeNull();
  });

  it('is refused at the other provider’s address', async () => {
    const browser = createBrowser(app);
    const address = await comeBack(browser, 'google', account);
    expect(await bring(browser, address.replace('/google/', '/apple/'))).toBe(refused('apple', 'expired'));
  });

  it('is refused after a quarter of an hour', async () => {
    const browser = createBrowser(app);
    const address = await comeBack(browser, 'google', account);
    const { now } = app.clock;
    app.clock.now = () => new Date(Date.now() + 901_000);
    expect(await bring(browser, address)).toBe(refused('google', 'expired'));
    app.clock.now = now;
  });

  it('is distinguished from a cancelled sign-in', async () => {
    const browser = createBrowser(app);
    const start = new URL(String((await browser.get('/oauth/google/start')).headers.location));
    const query = new URLSearchParams({
      error: 'access_denied',
      state: start.searchParams.get('state') ?? '',
      iss: google.issuer.href.replace(/\/$/, ''),
    });
    expect(await bring(browser, `${ours}/api/oauth/google/callback?${query.toString()}`)).toBe(
      refused('google', 'cancelled'),
    );
  });
});

it.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
  'never redirects users to %s',
  async (returnTo) => {
    expect(await signIn(createBrowser(app), 'google', 'new@gmail.example', returnTo)).toBe('/dashboard');
  },
);

it('sign-in by a provider has no unconfigured provider', async () => {
  expect((await createBrowser(app).get('/oauth/facebook/start')).statusCode).toBe(404);
});

it('retries an unreachable provider at the next sign-in', async () => {
  const settings = {
    CLIENT_ID: 'us',
    CLIENT_SECRET: clientSecret,
    REDIRECT_URI: `${ours}/api/oauth/google/callback`,
  };
  const before = await startIdentityProvider(settings);
  await before.stop();
  const away = await buildTestApp({
    publicUrl: new URL(ours),
    identity: {
      ...readConfig({ NODE_ENV: 'test' }).identity,
      google: { issuer: before.issuer, clientId: 'us', clientSecret },
    },
  });
  const start = async () => (await createBrowser(away).get('/oauth/google/start')).headers.location;
  expect(await start()).toBe(refused('google', 'unavailable'));
  const back = await startIdentityProvider({ ...settings, PORT: before.issuer.port });
  expect(await start()).toContain(`${before.issuer.href}auth?`);
  await away.close();
  await back.stop();
});
