import type { FastifyInstance } from 'fastify';
import {
  buildTestApp,
  createBrowser,
  lastCodeTo,
  lastMessageTo,
  people,
  testPassword,
  type TestBrowser,
} from '../../../../testing';
import { headersOf, signInAgain, signInAsClient } from '../../sessions/sessionFixtures';
import {
  advance,
  authenticatorOf,
  firstStep,
  outcomeOf,
  secondStep,
  setUpIn,
  withSecondFactor,
} from './secondFactorFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const factorOf = async (browser: TestBrowser) => (await browser.get('/profile/second-factor')).json();
const eventsOf = async (browser: TestBrowser): Promise<string[]> =>
  (await browser.get('/profile/security-events')).json().events.map(({ event }: { event: string }) => event);

it('a second factor is set up with a right code, which ends every other session and copy, and is reported by mail', async () => {
  const client = await signInAsClient(app, 'ann');
  const browser = await signInAgain(app, 'ann');
  expect(await factorOf(browser)).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false });
  const copied = headersOf(browser);
  const begun = (await browser.post('/profile/second-factor', { password: testPassword })).json();
  const { searchParams, pathname } = new URL(begun.uri);
  expect(begun.uri).toMatch(/^otpauth:\/\/totp\//);
  expect(decodeURIComponent(pathname)).toContain(people.ann.email);
  expect(searchParams.get('secret')).toBe(begun.secret);
  expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);

  // not before its first code is confirmed
  expect((await firstStep(createBrowser(app), 'ann', 2)).statusCode).toBe(200);
  const wrong = await browser.post('/profile/second-factor/confirm', { code: '000000' });
  expect(outcomeOf(wrong)).toEqual([400, 'wrong-code']);

  const code = authenticatorOf(app, begun.secret).now();
  const { recoveryCodes } = (await browser.post('/profile/second-factor/confirm', { code })).json();
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await lastMessageTo(app, people.ann.email)).toContain('also needs a code of your authenticator app');
  expect((await app.inject({ url: '/api/profile', headers: client })).statusCode).toBe(401);
  expect((await app.inject({ url: '/api/profile', headers: copied })).statusCode).toBe(401);
  expect(await factorOf(browser)).toMatchObject({ since: expect.any(String), recoveryCodesLeft: 10 });
  expect(await eventsOf(browser)).toContain('second-factor-added');
  // the code of the setup signs nobody in
  const stranger = createBrowser(app);
  await firstStep(stranger, 'ann');
  expect(await secondStep(stranger, code)).toEqual([400, 'wrong-code']);
});

it('a second factor needs the password or a code by mail for each change', async () => {
  const browser = await signInAgain(app, 'bob');
  const paths = ['', '/recovery-codes', '/remove'].map((path) => `/profile/second-factor${path}`);
  const bodies: [object, string][] = [
    [{}, 'invalid-request'],
    [{ password: 'a guess' }, 'wrong-password'],
    [{ code: '000000' }, 'wrong-code'],
    [{ password: testPassword, code: '000000' }, 'invalid-request'],
  ];
  for (const [body, problem] of bodies)
    expect(outcomeOf(await browser.post('/profile/second-factor', body))).toEqual([400, problem]);
  await browser.post('/profile/second-factor/proof');
  const code = await lastCodeTo(app, people.bob.email);
  const begun = await browser.post('/profile/second-factor', { code });
  const authenticator = authenticatorOf(app, begun.json().secret);
  await browser.post('/profile/second-factor/confirm', { code: authenticator.now() });
  for (const path of paths.slice(1))
    for (const [body, problem] of bodies)
      expect(outcomeOf(await browser.post(path, body))).toEqual([400, problem]);
  expect(await factorOf(browser)).toMatchObject({ recoveryCodesLeft: 10, since: expect.any(String) });
});

it('a second factor is not replaced, and its setup does not wait for ever', async () => {
  const { browser } = await withSecondFactor(app, 'paro');
  const again = await browser.post('/profile/second-factor', { password: testPassword });
  expect(outcomeOf(again)).toEqual([409, 'second-factor-set-up']);

  const slow = await signInAgain(app, 'basim');
  const begun = (await slow.post('/profile/second-factor', { password: testPassword })).json();
  advance(app, 31 * 60_000);
  const late = await slow.post('/profile/second-factor/confirm', {
    code: authenticatorOf(app, begun.secret).now(),
  });
  expect(outcomeOf(late)).toEqual([400, 'wrong-code']);
});

it('a second factor replaces the recovery codes, so that the earlier ones are worthless', async () => {
  const { browser, recoveryCodes } = await withSecondFactor(app, 'rafi');
  const reply = await browser.post('/profile/second-factor/recovery-codes', { password: testPassword });
  const fresh: string[] = reply.json().recoveryCodes;
  expect(await lastMessageTo(app, people.rafi.email)).toContain('The earlier ones no longer work');
  const stranger = createBrowser(app);
  await firstStep(stranger, 'rafi');
  expect(await secondStep(stranger, String(recoveryCodes[0]))).toEqual([400, 'wrong-code']);
  expect(await secondStep(stranger, String(fresh[0]))).toEqual([200]);
});

it('a second factor is removed by its owner, who then signs in with one step again', async () => {
  const { browser, authenticator } = await withSecondFactor(app, 'adil');
  const pending = createBrowser(app);
  await firstStep(pending, 'adil');
  const removed = await browser.post('/profile/second-factor/remove', { password: testPassword });
  expect(removed.json()).toEqual({ success: true });
  expect(await lastMessageTo(app, people.adil.email)).toContain('recovery codes were removed');
  expect(await factorOf(browser)).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false });
  expect(await eventsOf(browser)).toContain('second-factor-removed');
  expect(await secondStep(pending, authenticator.next())).toEqual([401, 'second-step-ended']);
  expect((await firstStep(createBrowser(app), 'adil')).statusCode).toBe(200);
  const missing = await signInAgain(app, 'adil');
  for (const path of ['remove', 'recovery-codes'])
    expect(
      outcomeOf(await missing.post(`/profile/second-factor/${path}`, { password: testPassword })),
    ).toEqual([404, 'no-second-factor']);
});

it('a second factor is exported without what opens the account, stored unreadably, and erased with the account', async () => {
  const { browser, recoveryCodes } = await withSecondFactor(app, 'sana');
  const exported = (await browser.get('/profile/export')).body;
  const { rows } = await app.store.pool.query<{ stored: string }>(
    'select totp_factors::text as stored from totp_factors union all select recovery_codes::text from recovery_codes',
  );
  const stored = rows.map((row) => row.stored).join('\n');
  for (const code of recoveryCodes) {
    expect(exported).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll('-', ''));
    expect(stored).not.toContain(code);
  }
  expect(JSON.parse(exported).data).toMatchObject({
    authenticatorApp: [{ confirmed_at: expect.any(String) }],
  });
  expect(exported).not.toContain('sealed_secret');
});

it('a second factor works for the account it was made for only', async () => {
  const browser = await signInAgain(app, 'amin');
  const { authenticator } = await setUpIn(app, browser);
  await app.store.pool.query(
    `update totp_factors set sealed_secret = (select sealed_secret from totp_factors other
       where other.user_id = (select id from users where email = $1))
     where user_id = (select id from users where email = $2)`,
    [people.amin.email, people.sana.email],
  );
  const stranger = createBrowser(app);
  await firstStep(stranger, 'sana');
  expect(await secondStep(stranger, authenticator.next())).toEqual([400, 'wrong-code']);
});
