import type { FastifyInstance } from 'fastify';
import { buildTestApp, createBrowser, lastCodeTo, openSocket, people, testPassword } from '../../../testing';
import { headersOf, signInAgain, signInAsClient, travel } from './sessionFixtures';
import { dayMs, minuteMs } from '../../../lib/durations';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const credentials = { email: people.ann.email, password: testPassword, deviceType: 0 };

const asks = async (headers: Record<string, string>, server = app) =>
  (await server.inject({ url: '/api/watchlistcat', headers })).statusCode;
const creates = async (headers: Record<string, string>, server = app) =>
  (
    await server.inject({
      method: 'POST',
      url: '/api/addwatchlistcat',
      headers: { host: 'tayyib.example', ...headers },
      payload: { title: crypto.randomUUID(), status: 1 },
    })
  ).statusCode;

describe('session fixation', () => {
  it('fails with a token that the attacker made up', async () => {
    const browser = createBrowser(app);
    browser.cookies.set('tayyib_session', 'planted');
    await signInAgain(app, 'ann', browser);
    expect(browser.cookies.get('tayyib_session')).not.toBe('planted');
    expect(await asks({ cookie: 'tayyib_session=planted' })).toBe(401);
  });

  it("fails with a token of the attacker's own session", async () => {
    const attacker = await signInAgain(app, 'bob');
    const planted = headersOf(attacker);
    const victim = createBrowser(app);
    victim.cookies.set('tayyib_session', attacker.cookies.get('tayyib_session') ?? '');
    await signInAgain(app, 'ann', victim);
    expect(await victim.whoIs()).toBe(people.ann.email);
    expect(await asks(planted)).toBe(401);
  });
});

describe('a change that another site asks for', () => {
  let cookie: string;
  beforeAll(async () => {
    ({ cookie } = headersOf(await signInAgain(app, 'paro')));
  });

  it.each<[string, Record<string, string>]>([
    ['no origin', {}],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['our name on another port', { origin: 'https://tayyib.example:8443' }],
    ['our name at the front of another', { origin: 'https://tayyib.example.evil.example' }],
    ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site', origin: 'https://tayyib.example' }],
    ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site', origin: 'https://tayyib.example' }],
    ['Sec-Fetch-Site none', { 'sec-fetch-site': 'none' }],
    ['a bearer token that hides the cookie', { authorization: 'Bearer nonsense' }],
  ])('is refused with %s', async (_how, headers) => {
    expect(await creates({ cookie, ...headers })).toBe(403);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'title=Mine&status=1', 415],
    ['multipart/form-data; boundary=x', '--x\r\n\r\n--x--', 415],
    ['text/plain', '{"title":"Mine","status":1}', 400],
  ])('is not read from a form (%s), even from our own page', async (type, payload, status) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/addwatchlistcat',
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': type },
      payload,
    });
    expect(reply.statusCode).toBe(status);
  });

  it('passes from our own page', async () => {
    expect(await creates({ cookie, origin: 'https://tayyib.example' })).toBe(201);
  });
});

describe('a token that was copied', () => {
  it('is refused after its owner signs out', async () => {
    const browser = await signInAgain(app, 'rafi');
    const copied = headersOf(browser);
    await browser.post('/logout');
    expect(await asks(copied)).toBe(401);
    expect(await creates(copied)).toBe(401);
    await expect(openSocket(app, copied)).rejects.toThrow('Please sign in first.');
  });

  it('is refused after its session was revoked', async () => {
    const browser = await signInAgain(app, 'rafi');
    const copied = await signInAsClient(app, 'rafi');
    const { sessions } = (await browser.get('/sessions')).json();
    for (const { id, isCurrent } of sessions)
      if (!isCurrent)
        await app.inject({ method: 'DELETE', url: `/api/sessions/${id}`, headers: headersOf(browser) });
    expect(await asks(copied)).toBe(401);
  });

  it('is refused once its owner has a newer one and the grace period is over', async () => {
    const browser = await signInAgain(app, 'adil');
    const copied = headersOf(browser);
    travel(app, dayMs + minuteMs);
    await browser.get('/session');
    travel(app, 2 * minuteMs);
    expect(await asks(copied)).toBe(401);
    expect(await browser.whoIs()).toBe(people.adil.email);
  });

  it('does not renew itself with the copy after the grace', async () => {
    const browser = await signInAgain(app, 'adil');
    const copied = headersOf(browser);
    travel(app, dayMs + minuteMs);
    await browser.get('/session');
    const during = await app.inject({ url: '/api/session', headers: copied });
    expect(during.cookies).toEqual([]);
  });
});

describe('a socket', () => {
  it('is refused with a dead session', async () => {
    await expect(openSocket(app, { cookie: 'tayyib_session=dead' })).rejects.toThrow('Please sign in first.');
    await expect(openSocket(app, { authorization: 'Bearer dead' })).rejects.toThrow('Please sign in first.');
  });

  it('that outlives its session says nothing more', async () => {
    const socket = await openSocket(app, headersOf(await signInAgain(app, 'sana')));
    const gone = new Promise((resolve) => socket.once('disconnect', resolve));
    travel(app, 15 * dayMs);
    expect(await socket.emitWithAck('register-new-user', { username: 'Sana' })).toMatchObject({
      ok: false,
      code: 'session-ended',
    });
    await gone;
  });
});

describe('sessions over https', () => {
  let secure: FastifyInstance;
  beforeAll(async () => {
    secure = await buildTestApp({ publicUrl: new URL('https://tayyib.example') });
  });
  afterAll(() => secure.close());

  it('the cookie is held to this host, and a neighbour cannot plant one', async () => {
    const reply = await createBrowser(secure).post('/login', credentials);
    const [session] = reply.cookies;
    expect(session).toMatchObject({
      name: '__Host-tayyib_session',
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
    });
    expect(session).not.toHaveProperty('domain');
    expect(await asks({ cookie: `__Host-tayyib_session=${session?.value}` }, secure)).toBe(200);
    expect(await asks({ cookie: `tayyib_session=${session?.value}` }, secure)).toBe(401);
    await expect(openSocket(secure, { cookie: `tayyib_session=${session?.value}` })).rejects.toThrow();
  });
});

describe('privileges claimed by the client', () => {
  const claims = {
    status: 4,
    prouser: true,
    plan: 'premium_pro',
    roles: ['admin'],
    subscriptionstatus: true,
    premiumData: { Preimum_data: { pro_user: true } },
    emailVerifiedAt: '2020-01-01T00:00:00Z',
    otpstatus: true,
  };

  it('are ignored at sign-up', async () => {
    const email = 'sly@example.com';
    const browser = createBrowser(app);
    await browser.post('/add/user', {
      email,
      first_name: 'Sly',
      last_name: 'Fox',
      password: 'a long secret of Sly',
      ...claims,
    });
    expect(await browser.whoIs()).toBeNull();
    await browser.post('/identity/verification/use', {
      email,
      code: await lastCodeTo(app, email),
      ...claims,
    });
    const { rows } = await app.store.pool.query('select status, plan, roles from users where email = $1', [
      email,
    ]);
    expect(rows).toEqual([{ status: 0, plan: 'free', roles: [] }]);
  });

  it('are ignored at sign-in', async () => {
    const browser = createBrowser(app);
    await browser.post('/login', { ...credentials, ...claims, userId: 'x', _id: 'x', sessionId: 'x' });
    expect((await browser.get('/session')).json().user).toMatchObject({
      plan: 'free',
      roles: [],
      prouser: false,
    });
  });
});
