import type { FastifyInstance } from 'fastify';
import {
  buildTestApp,
  createBrowser,
  lastCodeTo,
  lastMessageTo,
  lastTokenTo,
  people,
  testPassword,
  userIdOf,
} from '../../../../testing';
import { createUserRepository } from '../userRepository';
import { bearer, signInAgain } from '../../sessions/sessionFixtures';
import {
  advance,
  firstStep,
  outcomeOf,
  secondStep,
  setUpIn,
  withSecondFactor,
  type Authenticator,
} from './secondFactorFixtures';
import { minuteMs } from '../../../../lib/durations';

let app: FastifyInstance;
let ann: Authenticator;
let recoveryCodes: string[];
const { email } = people.ann;
const phone = '+12025550141';

beforeAll(async () => {
  app = await buildTestApp();
  await createUserRepository(app.db).setPhone(await userIdOf(app, 'ann'), phone);
  ({ authenticator: ann, recoveryCodes } = await withSecondFactor(app, 'ann'));
});
afterAll(() => app.close());

/** A stranger's browser that knows ann's password. */
async function atSecondStep() {
  const browser = createBrowser(app);
  expect(outcomeOf(await firstStep(browser, 'ann'))).toEqual([403, 'second-step-needed']);
  return browser;
}

const ended = [401, 'second-step-ended'];
const wrong = [400, 'wrong-code'];

it('signing in gives no session before the second step, and one after it', async () => {
  const browser = await atSecondStep();
  expect(await browser.whoIs()).toBeNull();
  expect([...browser.cookies.keys()]).not.toContain('tayyib_session');
  expect((await browser.get('/profile')).statusCode).toBe(401);
  const reply = await browser.post('/identity/second-step', { code: ann.next() });
  expect(reply.json()).toMatchObject({ success: true, data: { user: { email } }, returnTo: null });
  expect(await browser.whoIs()).toBe(email);
});

it('the second step is asked for by every sign-in method', async () => {
  const ways = [
    async (browser = createBrowser(app)) => {
      await browser.post('/identity/email/code', { email });
      const code = await lastCodeTo(app, email);
      return { browser, reply: await browser.post('/identity/email/code/use', { email, code }) };
    },
    async (browser = createBrowser(app)) => {
      await browser.post('/identity/phone/code', { phone });
      const code = await lastCodeTo(app, phone);
      return { browser, reply: await browser.post('/identity/phone/code/use', { phone, code }) };
    },
    async (browser = createBrowser(app)) => {
      await browser.post('/identity/link', { email, returnTo: '/watchlist' });
      const token = await lastTokenTo(app, email);
      return { browser, reply: await browser.post('/identity/link/use', { token }) };
    },
  ];
  const returned: unknown[] = [];
  for (const way of ways) {
    const { browser, reply } = await way();
    expect(outcomeOf(reply)).toEqual([403, 'second-step-needed']);
    expect(await browser.whoIs()).toBeNull();
    returned.push((await browser.post('/identity/second-step', { code: ann.next() })).json().returnTo);
    expect(await browser.whoIs()).toBe(email);
  }
  expect(returned).toEqual([null, null, '/watchlist']);
});

it('gives other clients their token after the second step', async () => {
  const client = createBrowser(app);
  const first = await firstStep(client, 'ann', 2);
  expect(first.json()).not.toHaveProperty('access_token');
  const reply = await client.post('/identity/second-step', { code: ann.next() });
  const headers = bearer(reply.json().access_token);
  expect((await app.inject({ url: '/api/profile', headers })).json().email).toBe(email);
});

it('the second step cannot be skipped, nor done without the first step', async () => {
  expect(await secondStep(createBrowser(app), ann.next())).toEqual(ended);
  const browser = await atSecondStep();
  browser.cookies.delete('tayyib_second_step');
  expect(await secondStep(browser, ann.now())).toEqual(ended);
  browser.cookies.set('tayyib_second_step', 'x'.repeat(43));
  expect(await secondStep(browser, ann.now())).toEqual(ended);
});

it('the second step belongs to the browser that did the first step, and to its user', async () => {
  await atSecondStep();
  expect(await secondStep(createBrowser(app), ann.next())).toEqual(ended);
  const { authenticator: bob } = await withSecondFactor(app, 'bob');
  const browser = await atSecondStep();
  expect(await secondStep(browser, bob.next())).toEqual(wrong);
  expect(await secondStep(browser, ann.now())).toEqual([200]);
});

it('the second step accepts a code once, also of two requests at a time, and no older one', async () => {
  const code = ann.next();
  const one = await atSecondStep();
  const two = await atSecondStep();
  const both = await Promise.all([secondStep(one, code), secondStep(two, code)]);
  expect(both.sort()).toEqual([[200], wrong]);
  const older = code;
  const newest = ann.next();
  expect(await secondStep(await atSecondStep(), newest)).toEqual([200]);
  // within its half minute of tolerance, but before the last one used
  expect(await secondStep(await atSecondStep(), older)).toEqual(wrong);
});

it('the second step completes a pending sign-in once', async () => {
  const browser = await atSecondStep();
  const token = String(browser.cookies.get('tayyib_second_step'));
  expect(await secondStep(browser, ann.next())).toEqual([200]);
  const copy = createBrowser(app);
  copy.cookies.set('tayyib_second_step', token);
  expect(await secondStep(copy, ann.next())).toEqual(ended);
});

it('a pending sign-in ends after ten minutes', async () => {
  const browser = await atSecondStep();
  advance(app, 10 * minuteMs + 1000);
  expect(await secondStep(browser, ann.now())).toEqual(ended);
});

it('the second step takes a recovery code in place of the app, once, and tells the owner', async () => {
  const [first = '', second = ''] = recoveryCodes;
  expect(await secondStep(await atSecondStep(), ` ${first.toUpperCase()} `)).toEqual([200]);
  expect(await lastMessageTo(app, email)).toContain('9 of them are left');
  expect(await secondStep(await atSecondStep(), first)).toEqual(wrong);
  const both = await Promise.all(
    [await atSecondStep(), await atSecondStep()].map((browser) => secondStep(browser, second)),
  );
  expect(both.sort()).toEqual([[200], wrong]);
});

it('the second step is still asked for after a password reset, which ends what was pending', async () => {
  const { browser: owner, authenticator } = await withSecondFactor(app, 'paro');
  const pending = createBrowser(app);
  await firstStep(pending, 'paro');
  const stranger = createBrowser(app);
  await stranger.post('/identity/password/forgot', { email: people.paro.email });
  const token = await lastTokenTo(app, people.paro.email);
  const password = 'a long secret of a stranger';
  expect((await stranger.post('/identity/password/reset', { token, password })).statusCode).toBe(200);
  expect(await stranger.whoIs()).toBeNull();
  const login = await stranger.post('/login', { email: people.paro.email, password, deviceType: 0 });
  expect(outcomeOf(login)).toEqual([403, 'second-step-needed']);
  expect(await secondStep(pending, authenticator.next())).toEqual(ended);
  expect(await owner.whoIs()).toBeNull();
});

it('the second step ends after five wrong codes, tells the owner, and locks the account to strangers', async () => {
  const { browser: own, authenticator } = await withSecondFactor(app, 'basim');
  const browser = createBrowser(app);
  await firstStep(browser, 'basim');
  for (let tries = 0; tries < 5; tries += 1) expect(await secondStep(browser, '000000')).toEqual(wrong);
  expect(await lastMessageTo(app, people.basim.email)).toContain('then entered wrong codes');
  expect(await secondStep(browser, authenticator.next())).toEqual(ended);
  // starting again, elsewhere, gives no further guesses
  const again = createBrowser(app);
  await firstStep(again, 'basim');
  expect(await secondStep(again, authenticator.now())).toEqual([429, 'too-many-codes']);
  // the owner's browser has attempts of its own
  await firstStep(own, 'basim');
  expect(await secondStep(own, authenticator.now())).toEqual([200]);
  const { events } = (await own.get('/profile/security-events')).json();
  expect(events.map(({ event }: { event: string }) => event)).toContain('second-step-refused');
});

it('the second step limits how often a network address may try, whatever it tries', async () => {
  const codes: (string | undefined)[] = [];
  for (let tries = 0; tries < 21; tries += 1) {
    const [, code] = await secondStep(createBrowser(app, '10.250.0.1'), '000000');
    codes.push(code);
  }
  expect([...new Set(codes)]).toEqual(['second-step-ended', 'too-many-requests']);
});

it('the second step leaves users without a factor as they were', async () => {
  const browser = createBrowser(app);
  const reply = await firstStep(browser, 'adil');
  expect([reply.statusCode, reply.json().data.user.email]).toEqual([200, people.adil.email]);
  expect(browser.cookies.has('tayyib_second_step')).toBe(false);
  await signInAgain(app, 'adil', browser);
  await setUpIn(app, browser);
  const { statusCode } = await createBrowser(app).post('/login', {
    email: people.adil.email,
    password: `${testPassword}!`,
    deviceType: 0,
  });
  expect(statusCode).toBe(401);
});
