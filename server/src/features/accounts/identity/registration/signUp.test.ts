import type { FastifyInstance } from 'fastify';
import {
  buildTestApp,
  createBrowser,
  lastCodeTo,
  lastMessageTo,
  messagesTo,
  people,
  timeTravel,
} from '../../../../testing';
import type { TestBrowser } from '../../../../testing';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const later = timeTravel(() => [app]);

const register = (browser: TestBrowser, changes: object = {}) =>
  browser.post('/add/user', {
    email: 'zara@example.com',
    first_name: 'Zara',
    last_name: 'Zaidi',
    password: 'a long secret',
    ...changes,
  });
const verify = async (browser: TestBrowser, email: string, code?: string) =>
  browser.post('/identity/verification/use', { email, code: code ?? (await lastCodeTo(app, email)) });

describe('signing up', () => {
  it('signs nobody in before the email is verified, and then by the code', async () => {
    const browser = createBrowser(app);
    const reply = await register(browser);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      success: true,
      data: { email: 'zara@example.com', resendAfterSeconds: 60, isDelayed: false },
    });
    expect(await browser.whoIs()).toBeNull();

    const login = await browser.post('/login', { email: 'zara@example.com', password: 'a long secret' });
    expect(login.statusCode).toBe(403);
    expect(login.json()).toEqual({ code: 'not-verified', message: 'Your account is not verified.' });

    const verified = await verify(browser, 'zara@example.com');
    expect(verified.json().data.user).toMatchObject({
      email: 'zara@example.com',
      first_name: 'Zara',
      status: 0,
      otpstatus: true,
      userstatus: true,
      plan: 'free',
      roles: [],
    });
    expect(await browser.whoIs()).toBe('zara@example.com');
  });

  it('ignores privileges in the request', async () => {
    const browser = createBrowser(app);
    const sly = { email: 'sly@example.com', status: 1, prouser: true, plan: 'premium_pro', roles: ['staff'] };
    await register(browser, {
      ...sly,
      emailVerifiedAt: new Date().toISOString(),
      otpstatus: true,
      id: 'mine',
    });
    expect(await browser.whoIs()).toBeNull();
    const { user } = (await verify(browser, sly.email)).json().data;
    expect(user).toMatchObject({ status: 0, prouser: false, plan: 'free', roles: [], goglelogin: false });
  });

  it('responds alike for an email that has an account, and notifies its owner', async () => {
    const known = await register(createBrowser(app), { email: people.ann.email.toUpperCase() });
    const free = await register(createBrowser(app), { email: 'nobody-yet@example.com' });
    expect(known.statusCode).toBe(free.statusCode);
    expect({ ...known.json().data, email: '' }).toEqual({ ...free.json().data, email: '' });
    expect(await lastMessageTo(app, people.ann.email)).toContain('It has an account already.');
  });

  it('responds alike to a sign-in with that password, too', async () => {
    const email = people.sana.email;
    const password = 'chosen by a stranger';
    const signInAfterwards = async (address: string) => {
      const browser = createBrowser(app);
      await register(browser, { email: address, password });
      const reply = await browser.post('/login', { email: address, password });
      return [reply.statusCode, reply.json()];
    };
    const known = await signInAfterwards(email);
    expect(known).toEqual(await signInAfterwards('free@example.com'));
    expect(known).toEqual([403, { code: 'not-verified', message: 'Your account is not verified.' }]);
  });

  it('gives nobody more attempts at the password of an account', async () => {
    const { email } = people.rafi;
    const password = 'chosen by a stranger';
    await register(createBrowser(app), { email, password });
    const statuses: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      statuses.push(
        (await createBrowser(app).post('/login', { email, password: `guess ${tries}` })).statusCode,
      );
      statuses.push((await createBrowser(app).post('/login', { email, password })).statusCode);
    }
    expect(statuses).toEqual([401, 403, 401, 403, 401, 403, 401, 403, 401, 429]);
  });

  it('is deleted after a week without verification', async () => {
    const browser = createBrowser(app);
    const password = 'a long secret';
    await register(browser, { email: 'forgotten@example.com', password });
    await later(7 * 24 * 3600 + 1);
    await app.jobs.runDue();
    const reply = await browser.post('/login', { email: 'forgotten@example.com', password });
    expect(reply.json()).toMatchObject({ code: 'wrong-credentials' });
  });

  it('never signs in to an existing account, whatever code is sent', async () => {
    const browser = createBrowser(app);
    await register(browser, { email: people.bob.email });
    for (let code = 0; code < 6; code += 1) {
      expect((await verify(browser, people.bob.email, `00000${code}`)).json()).toMatchObject({
        code: 'wrong-code',
      });
    }
  });

  it('creates one account for many concurrent requests with the same email', async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => register(createBrowser(app), { email: 'race@example.com' })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 429, 429, 429, 429]);
    expect(await messagesTo(app, 'race@example.com')).toBe(1);
  });

  it.each([
    [{ password: 'seven77' }, 'invalid-request', 'password', 'Use at least 8 characters.'],
    [{ first_name: '  ' }, 'invalid-request', 'first_name', 'Enter your first name.'],
    [{ email: 'nobody' }, 'invalid-request', 'email', 'Enter an email address like name@example.com.'],
    [
      { password: 'Password123' },
      'weak-password',
      'password',
      'This password is on lists of stolen passwords. Choose another one.',
    ],
    [
      { password: 'zarazaidi-1' },
      'weak-password',
      'password',
      'This password is easily guessed from your name or email. Choose another one.',
    ],
  ])('refuses %j', async (changes, code, field, message) => {
    const reply = await register(createBrowser(app), changes);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ code, field, message });
  });
});

describe('a code', () => {
  const signedUp = async (email: string) => {
    const browser = createBrowser(app);
    await register(browser, { email });
    return browser;
  };

  it('works in the browser that signed up and in no other', async () => {
    const browser = await signedUp('uma@example.com');
    const code = await lastCodeTo(app, 'uma@example.com');
    expect((await verify(createBrowser(app), 'uma@example.com', code)).statusCode).toBe(400);
    expect((await verify(browser, 'uma@example.com', code)).statusCode).toBe(200);
  });

  it('of an earlier sign-up does not verify the password of a later stranger', async () => {
    const victim = await signedUp('vera@example.com');
    await later(61);
    const stranger = createBrowser(app);
    await register(stranger, { email: 'vera@example.com', password: 'the stranger knows' });
    const code = await lastCodeTo(app, 'vera@example.com');
    expect((await verify(victim, 'vera@example.com', code)).statusCode).toBe(400);
    await later(61);
    await victim.post('/identity/verification', { email: 'vera@example.com' });
    expect(await messagesTo(app, 'vera@example.com')).toBe(2);
  });

  it('works once', async () => {
    const browser = await signedUp('wafa@example.com');
    const code = await lastCodeTo(app, 'wafa@example.com');
    const replies = await Promise.all([1, 2, 3].map(() => verify(browser, 'wafa@example.com', code)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  });

  it('is invalid after five wrong attempts, also concurrent ones', async () => {
    const browser = await signedUp('xena@example.com');
    const code = await lastCodeTo(app, 'xena@example.com');
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await Promise.all(Array.from({ length: 8 }, () => verify(browser, 'xena@example.com', wrong)));
    expect((await verify(browser, 'xena@example.com', code)).json()).toEqual({
      code: 'wrong-code',
      message: 'This code is not right, or no longer works. Check it, or ask for a new one.',
      field: 'code',
    });
  });

  it('is invalid after ten minutes', async () => {
    const browser = await signedUp('yara@example.com');
    await later(601);
    expect((await verify(browser, 'yara@example.com')).statusCode).toBe(400);
  });

  it('can be requested again once a minute and five times an hour', async () => {
    const browser = await signedUp('zoya@example.com');
    const again = () => browser.post('/identity/verification', { email: 'zoya@example.com' });
    expect((await again()).json()).toEqual({
      code: 'sent-recently',
      message: expect.stringMatching(/^One was sent a moment ago. You can ask again in \d+ seconds.$/),
    });
    const old = await lastCodeTo(app, 'zoya@example.com');
    for (let sent = 2; sent <= 5; sent += 1) {
      await later(61);
      expect((await again()).statusCode).toBe(200);
    }
    await later(61);
    expect((await again()).json().message).toMatch(/minutes.$/);
    expect((await verify(browser, 'zoya@example.com', old)).statusCode).toBe(400);
    expect((await verify(browser, 'zoya@example.com')).statusCode).toBe(200);
  });
});
