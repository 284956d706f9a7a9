import type { FastifyInstance } from 'fastify';
import { buildTestApp, people, signedIn, testPassword } from '../../testing';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/api${url}`, payload, headers, remoteAddress: nextAddress() });

/** Each call comes from another address, so that only the test of limits meets them. */
let calls = 0;
const nextAddress = () => `10.0.${Math.floor(calls / 250)}.${(calls++ % 250) + 1}`;

const register = (changes: object = {}) =>
  post('/add/user', {
    email: 'zara@example.com',
    first_name: 'Zara',
    last_name: 'Zaidi',
    password: 'a long secret',
    ...changes,
  });

const cookiesOf = (reply: { cookies: { name: string; value: string }[] }) =>
  reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

const whoIs = async (cookie: string) =>
  (await app.inject({ url: '/api/session', headers: { cookie } })).json().user;

describe('signing up', () => {
  it('makes a free account and signs it in', async () => {
    const reply = await register();
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      success: true,
      data: {
        user: {
          email: 'zara@example.com',
          first_name: 'Zara',
          last_name: 'Zaidi',
          status: 3,
          plan: 'free',
          roles: [],
        },
      },
    });
    expect(await whoIs(cookiesOf(reply))).toMatchObject({ email: 'zara@example.com' });
  });

  it('decides for itself what the person may do', async () => {
    const reply = await register({
      email: 'sly@example.com',
      status: 1,
      prouser: true,
      plan: 'premium_pro',
      roles: ['staff'],
    });
    expect(reply.json().data.user).toMatchObject({ status: 3, prouser: false, plan: 'free', roles: [] });
  });

  it('knows an email again in other letters', async () => {
    await register({ email: 'noor@example.com' });
    const reply = await register({ email: 'Noor@Example.com' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual({
      code: 'email-taken',
      message: 'An account with this email already exists. Sign in instead.',
      field: 'email',
    });
  });

  it('makes one account when the same email comes many times at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => register({ email: 'race@example.com' })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it.each([
    [{ password: 'seven77' }, 'password', 'Use at least 8 characters.'],
    [{ first_name: '  ' }, 'first_name', 'Enter your first name.'],
    [{ email: 'nobody' }, 'email', 'Enter an email address like name@example.com.'],
  ])('refuses %j with a sentence about %s', async (changes, field, message) => {
    const reply = await register(changes);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ code: 'invalid-request', field, message });
  });
});

describe('signing in', () => {
  const login = (email: string, password: string, headers = {}) =>
    post('/login', { email, password, deviceType: 0 }, headers);

  it('answers with the person and what their plan gives', async () => {
    const reply = await login('PARO@tayyib.example', testPassword);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().data.user).toMatchObject({
      first_name: 'Paro',
      plan: 'premium',
      premiumData: {
        Preimum_data: { pro_user: false, Stock_Overview: true, watchlist: 50, itg_shariah_rating: true },
      },
    });
  });

  it('keeps the session out of reach of scripts and other sites', async () => {
    const [session] = (await login(people.ann.email, testPassword)).cookies;
    expect(session).toMatchObject({ name: 'tayyib_session', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(session).not.toHaveProperty('secure');
  });

  it('answers alike whether the email or the password is wrong', async () => {
    const replies = [
      await login(people.ann.email, 'not hers'),
      await login('nobody@example.com', 'not hers'),
    ];
    for (const reply of replies) {
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toEqual({ code: 'wrong-credentials', message: 'Email or password is incorrect.' });
      expect(reply.cookies).toEqual([]);
    }
  });

  it('replaces the session of the same browser', async () => {
    const first = cookiesOf(await login(people.bob.email, testPassword));
    const second = cookiesOf(
      await login(people.bob.email, testPassword, { cookie: first, 'sec-fetch-site': 'same-origin' }),
    );
    expect(await whoIs(first)).toBeNull();
    expect(await whoIs(second)).toMatchObject({ first_name: 'Bob' });
  });

  it('stops an address that tries too often', async () => {
    const attempt = () =>
      app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { email: people.sana.email, password: 'guess' },
        remoteAddress: '192.0.2.1',
      });
    const statuses: number[] = [];
    for (let tries = 0; tries < 21; tries += 1) statuses.push((await attempt()).statusCode);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(statuses[20]).toBe(429);
    expect((await attempt()).json()).toMatchObject({ code: 'too-many-requests' });
  });
});

it('knows a visitor as nobody', async () => {
  const reply = await app.inject('/api/session');
  expect(reply.json()).toEqual({ user: null });
  expect(await whoIs('tayyib_session=made-up')).toBeNull();
});

it('signs out for good', async () => {
  const headers = await signedIn(app, 'ann');
  const reply = await post('/logout', {}, headers);
  expect(reply.statusCode).toBe(200);
  expect(reply.cookies[0]).toMatchObject({ name: 'tayyib_session', value: '' });
  expect(await whoIs(headers.cookie)).toBeNull();
});

it('marks the session as secure when people reach us over https', async () => {
  const secure = await buildTestApp({ publicUrl: new URL('https://tayyib.example') });
  const reply = await secure.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: people.ann.email, password: testPassword },
  });
  expect(reply.cookies[0]).toMatchObject({ name: '__Host-tayyib_session', secure: true });
  expect(reply.headers['strict-transport-security']).toContain('max-age=31536000');
  await secure.close();
});
