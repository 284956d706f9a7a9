import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../../config/config';
import {
  buildTestApp,
  createBrowser,
  lastCodeTo,
  lastMessageTo,
  people,
  startIdentityProvider,
  testPassword,
  visitProvider,
} from '../../../testing';
import type { TestBrowser } from '../../../testing';
import { secondStep, withSecondFactor } from '../identity/secondFactor/secondFactorFixtures';
import { headersOf, signInAgain } from '../sessions/sessionFixtures';

const ours = 'http://localhost:9201';
const google = { clientId: 'our-google', clientSecret: 'a secret that Google and we know' };
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let app: FastifyInstance;
/** A server that can send no mail, so that a code by mail is no sign-in method. */
let withoutMail: FastifyInstance;
beforeAll(async () => {
  provider = await startIdentityProvider({
    CLIENT_ID: google.clientId,
    CLIENT_SECRET: google.clientSecret,
    REDIRECT_URI: `${ours}/api/oauth/google/callback`,
  });
  const identity = {
    ...readConfig({ NODE_ENV: 'test' }).identity,
    google: { ...google, issuer: provider.issuer },
  };
  app = await buildTestApp({ publicUrl: new URL(ours), identity });
  withoutMail = await buildTestApp({
    publicUrl: new URL(ours),
    identity: { ...identity, hasOutbox: false, smtp: null },
  });
});
afterAll(async () => {
  await app?.close();
  await withoutMail?.close();
  await provider?.stop();
});

async function signInByGoogle(account: string, server = app) {
  const browser = createBrowser(server);
  const start = await browser.get('/oauth/google/start');
  const answer = await visitProvider(String(start.headers.location), account, ours);
  if (!('location' in answer)) throw new Error('Google answers by a redirect.');
  const back = await browser.get(answer.location.slice(`${ours}/api`.length));
  return { browser, location: back.headers.location };
}

const change = (browser: TestBrowser, body: object, server = app) =>
  server.inject({
    method: 'PUT',
    url: '/api/profile/providers/google',
    headers: headersOf(browser),
    payload: body,
  });
const remove = (browser: TestBrowser, proof: object) => change(browser, { isAllowed: false, ...proof });
const linkedTo = async (browser: TestBrowser) => (await browser.get('/profile/providers')).json().providers;
const eventsOf = async (browser: TestBrowser): Promise<string[]> =>
  (await browser.get('/profile/security-events')).json().events.map(({ event }: { event: string }) => event);

it('lets the owner remove what a stranger linked, so that it neither signs in nor links itself again', async () => {
  const { email } = people.ann;
  await signInByGoogle(email);
  expect(await lastMessageTo(app, email)).toContain('remove Google under Profile Details');
  const owner = await signInAgain(app, 'ann');
  expect(await linkedTo(owner)).toEqual([
    { provider: 'google', linkedAt: expect.any(String), isAllowed: true },
  ]);

  const copied = headersOf(owner);
  expect((await remove(owner, { password: testPassword })).statusCode).toBe(200);
  // the copy of the session that made the change is worthless, as after any change of a sign-in method
  expect((await app.inject({ url: '/api/profile', headers: copied })).statusCode).toBe(401);
  expect(await lastMessageTo(app, email)).toContain('Signing in with Google was removed');

  const again = await signInByGoogle(email);
  expect(again.location).toBe('/login?provider=google&refused=removed');
  expect(await again.browser.whoIs()).toBeNull();
  const browser = await signInAgain(app, 'ann');
  expect(await eventsOf(browser)).toEqual(expect.arrayContaining(['provider-linked', 'provider-removed']));
  expect(await linkedTo(browser)).toMatchObject([{ isAllowed: false }]);
});

it('allows a removed provider again for the owner, who is notified', async () => {
  const browser = await signInAgain(app, 'ann');
  expect((await change(browser, { isAllowed: true, password: testPassword })).statusCode).toBe(200);
  expect(await lastMessageTo(app, people.ann.email)).toContain('is allowed again');
  expect((await signInByGoogle(people.ann.email)).location).toBe('/dashboard');
});

it('a change of linked providers needs the password or a code by mail, and changes nothing without them', async () => {
  const { email } = people.bob;
  await signInByGoogle(email);
  const browser = await signInAgain(app, 'bob');
  const stranger = await signInAgain(app, 'rafi');
  await stranger.post('/profile/providers/proof');
  const foreign = await lastCodeTo(app, people.rafi.email);
  const bodies: [object, string][] = [
    [{}, 'invalid-request'],
    [{ password: 'a guess' }, 'wrong-password'],
    [{ code: '000000' }, 'wrong-code'],
    [{ code: foreign }, 'wrong-code'],
    [{ password: testPassword, code: '000000' }, 'invalid-request'],
  ];
  for (const [body, code] of bodies) expect((await remove(browser, body)).json().code).toBe(code);
  expect(await linkedTo(browser)).toMatchObject([{ isAllowed: true }]);
  await browser.post('/profile/providers/proof');
  expect((await remove(browser, { code: await lastCodeTo(app, email) })).statusCode).toBe(200);
  const again = await signInAgain(app, 'bob');
  expect((await remove(again, { password: testPassword })).json().code).toBe('not-linked');
});

it('answers the removal of a provider that is not linked as if there were nothing', async () => {
  const browser = await signInAgain(app, 'paro');
  expect(await linkedTo(browser)).toEqual([]);
  expect((await remove(browser, { password: testPassword })).json().code).toBe('not-linked');
});

it('never removes the last sign-in method', async () => {
  const { browser } = await signInByGoogle('only@gmail.example', withoutMail);
  await browser.post('/userstatus', { userstatus: true });
  const refused = await change(browser, { isAllowed: false, password: 'none' }, withoutMail);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'last-sign-in-method']);
  expect((await signInByGoogle('only@gmail.example', withoutMail)).location).toBe('/dashboard');
});

it('sign-in by a provider does not get round the second step of an account', async () => {
  const { email } = people.adil;
  const first = await signInByGoogle(email);
  expect(await first.browser.whoIs()).toBe(email);
  const { authenticator } = await withSecondFactor(app, 'adil');
  const { browser, location } = await signInByGoogle(email);
  expect(location).toBe('/login/second-step');
  expect(await browser.whoIs()).toBeNull();
  expect(await secondStep(browser, '000000')).toEqual([400, 'wrong-code']);
  const reply = await browser.post('/identity/second-step', { code: authenticator.next() });
  expect(reply.json().returnTo).toBe('/dashboard');
  expect(await browser.whoIs()).toBe(email);
});
