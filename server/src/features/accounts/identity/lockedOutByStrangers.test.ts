import type { FastifyInstance } from 'fastify';
import {
  buildTestApp,
  createBrowser,
  lastCodeTo,
  lastTokenTo,
  messagesTo,
  people,
  testPassword,
  timeTravel,
} from '../../../testing';
import type { PersonName, TestBrowser } from '../../../testing';
import { signInAgain } from '../sessions/sessionFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const later = timeTravel(() => [app]);

const login = async (browser: TestBrowser, email: string, password = testPassword) =>
  (await browser.post('/login', { email, password })).json();

/** The owner's browser, in which they signed in once and are not any more. */
async function ownBrowserOf(name: PersonName) {
  const browser = await signInAgain(app, name);
  await browser.post('/logout');
  return browser;
}

/** All that a stranger who knows the email can do in an hour, from one network. */
async function attack(email: string, stranger = createBrowser(app)) {
  for (let tries = 0; tries < 6; tries += 1) await login(createBrowser(app), email, `wrong ${tries}`);
  for (let round = 0; round < 8; round += 1) {
    for (const path of ['/identity/email/code', '/identity/link', '/identity/password/forgot'])
      await stranger.post(path, { email });
    await later(61);
  }
  // the lock grows: the stranger takes care that the next minutes are locked as well
  for (let tries = 0; tries < 8; tries += 1) await login(createBrowser(app), email, `wrong ${tries}`);
}

it('lets the owner sign in with the password in a browser that they used before', async () => {
  const { email } = people.ann;
  const own = await ownBrowserOf('ann');
  await attack(email);
  expect(await login(createBrowser(app), email)).toMatchObject({ code: 'too-many-passwords' });
  expect(await login(own, email)).toMatchObject({ success: true });
});

it('still counts the wrong passwords of a browser that was used before, whose cookie may have been copied', async () => {
  const { email } = people.bob;
  const own = await ownBrowserOf('bob');
  for (let tries = 0; tries < 5; tries += 1)
    expect(await login(own, email, 'wrong')).toMatchObject({ code: 'wrong-credentials' });
  expect(await login(own, email)).toMatchObject({ code: 'too-many-passwords' });
});

it('does not take a browser of another account, or a made-up one, for one that was used before', async () => {
  const { email } = people.rafi;
  const others = await ownBrowserOf('adil');
  const invented = createBrowser(app);
  invented.cookies.set('tayyib_device', crypto.randomUUID());
  for (let tries = 0; tries < 5; tries += 1) await login(createBrowser(app), email, 'wrong');
  for (const browser of [others, invented])
    expect(await login(browser, email)).toMatchObject({ code: 'too-many-passwords' });
});

it.each([
  ['in a browser that they used before', async () => ownBrowserOf('paro')],
  ['in a new browser', async () => createBrowser(app)],
])('lets the owner sign in with a code, a link or a new password %s', async (_where, open) => {
  const { email } = people.paro;
  const own = await open();
  await later(3600);
  await attack(email);
  for (const path of ['/identity/email/code', '/identity/link', '/identity/password/forgot']) {
    const before = await messagesTo(app, email);
    expect([path, (await own.post(path, { email })).statusCode]).toEqual([path, 200]);
    expect(await messagesTo(app, email)).toBe(before + 1);
  }
  const token = await lastTokenTo(app, email);
  const reset = await own.post('/identity/password/reset', { token, password: testPassword });
  expect(reset.json()).toEqual({ success: true });
  expect(await login(own, email)).toMatchObject({ success: true });
});

it('a stranger neither uses up, replaces nor redeems the code that the owner waits for', async () => {
  const { email } = people.basim;
  const own = await ownBrowserOf('basim');
  await own.post('/identity/email/code', { email });
  const code = await lastCodeTo(app, email);
  const wrong = code === '000000' ? '111111' : '000000';
  const stranger = createBrowser(app);
  for (let tries = 0; tries < 6; tries += 1)
    await stranger.post('/identity/email/code/use', { email, code: wrong });
  await stranger.post('/identity/email/code', { email });
  for (let tries = 0; tries < 6; tries += 1)
    await stranger.post('/identity/email/code/use', { email, code: wrong });
  expect((await stranger.post('/identity/email/code/use', { email, code })).json().code).toBe('wrong-code');
  expect((await own.post('/identity/email/code/use', { email, code })).json()).toMatchObject({
    success: true,
  });
});

it('a stranger does not flood the owner with mails, from however many networks', async () => {
  const { email } = people.sana;
  await later(3600);
  for (let round = 0; round < 15; round += 1) {
    for (let each = 0; each < 2; each += 1) await createBrowser(app).post('/identity/email/code', { email });
    await later(61);
  }
  expect(await messagesTo(app, email)).toBeLessThanOrEqual(10);
});
