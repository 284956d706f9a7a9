import { ProfileReply } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { TestBrowser } from '../../../../testing';
import {
  buildTestApp,
  createBrowser,
  lastCodeTo,
  lastMessageTo,
  people,
  testPassword,
  timeTravel,
} from '../../../../testing';
import { senderOf } from '../../profile/profileFixtures';
import { signInAgain } from '../../sessions/sessionFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

/** What every change of a sign-in method asks for. */
const proof = { password: testPassword };
const travel = timeTravel(() => [app]);

const phoneOf = async (browser: TestBrowser) =>
  ProfileReply.parse((await browser.get('/profile')).json()).phone;

async function confirm(browser: TestBrowser, phone: string) {
  await browser.post('/identity/phone', { phone, password: testPassword });
  return browser.post('/identity/phone/use', { phone, code: await lastCodeTo(app, phone) });
}

async function signInBy(phone: string) {
  const browser = createBrowser(app);
  await browser.post('/identity/phone/code', { phone });
  return async () =>
    (await browser.post('/identity/phone/code/use', { phone, code: await lastCodeTo(app, phone) }))
      .statusCode;
}

it('a phone number is added, changed and removed by its owner, who is notified by mail', async () => {
  const browser = await signInAgain(app, 'ann');
  expect((await confirm(browser, '+12025550121')).statusCode).toBe(200);
  expect(await phoneOf(browser)).toBe('+12025550121');
  expect(await lastMessageTo(app, people.ann.email)).toContain(
    'From now on a code sent to that number signs in',
  );

  await confirm(browser, '+12025550122');
  expect(await phoneOf(browser)).toBe('+12025550122');

  const removed = await senderOf(app, browser)('DELETE', 'identity/phone', proof);
  expect(removed.json()).toEqual({ success: true });
  expect(await phoneOf(browser)).toBeNull();
  expect(await lastMessageTo(app, people.ann.email)).toContain(
    'Nobody gets into your account with that number',
  );
  const { events } = (await browser.get('/profile/security-events')).json();
  expect(events.map(({ event }: { event: string }) => event).slice(0, 3)).toEqual([
    'phone-removed',
    'phone-added',
    'phone-added',
  ]);
});

it('a phone number is removed with the password or a mailed code only, not with a session alone', async () => {
  const browser = await signInAgain(app, 'basim');
  await confirm(browser, '+12025550125');
  const remove = async (payload?: object) => {
    const reply = await senderOf(app, browser)('DELETE', 'identity/phone', payload);
    return [reply.statusCode, reply.json().code];
  };
  expect(await remove()).toEqual([400, 'invalid-request']);
  expect(await remove({})).toEqual([400, 'invalid-request']);
  expect(await remove({ password: 'a guess' })).toEqual([400, 'wrong-password']);
  expect(await remove({ code: '000000' })).toEqual([400, 'wrong-code']);
  expect(await phoneOf(browser)).toBe('+12025550125');
  await browser.post('/identity/phone/proof');
  expect(await remove({ code: await lastCodeTo(app, people.basim.email) })).toEqual([200, undefined]);
  expect(await phoneOf(browser)).toBeNull();
});

it('a phone number is no sign-in method any more once it is removed', async () => {
  const browser = await signInAgain(app, 'bob');
  await confirm(browser, '+12025550123');
  const trySignIn = await signInBy('+12025550123');
  await senderOf(app, browser)('DELETE', 'identity/phone', proof);
  expect(await trySignIn()).toBe(400);
});

it('moves to the user who can receive on it now, and its previous owner sees that in the log', async () => {
  const before = await signInAgain(app, 'paro');
  await confirm(before, '+12025550124');
  await travel(86_400);
  const after = await signInAgain(app, 'rafi');
  expect((await confirm(after, '+12025550124')).statusCode).toBe(200);
  expect(await phoneOf(before)).toBeNull();
  const { events } = (await before.get('/profile/security-events')).json();
  expect(events[0]).toMatchObject({ event: 'phone-removed', address: null });
});
