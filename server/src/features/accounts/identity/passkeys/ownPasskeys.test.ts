import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { passkeys } from '../../../../database/schema/accounts/passkeyTables';
import {
  buildTestApp,
  createBrowser,
  lastCodeTo,
  lastMessageTo,
  people,
  resetDatabase,
  testPassword,
  type TestBrowser,
  userIdOf,
} from '../../../../testing';
import { headersOf, signInAgain, signInAsClient } from '../../sessions/sessionFixtures';
import { senderOf } from '../../profile/profileFixtures';
import { advance, firstStep, outcomeOf, setUpIn } from '../secondFactor/secondFactorFixtures';
import { addPasskey, withPasskey } from './passkeyFixtures';
import { softwareAuthenticator } from './softwareAuthenticator.testing';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(() => resetDatabase(app));
afterAll(() => app.close());

const listOf = async (browser: TestBrowser) => (await browser.get('/profile/passkeys')).json().passkeys;
const eventsOf = async (browser: TestBrowser): Promise<string[]> =>
  (await browser.get('/profile/security-events')).json().events.map(({ event }: { event: string }) => event);
const optionsOf = (browser: TestBrowser) =>
  browser.post('/profile/passkeys/options', { password: testPassword });

it('a passkey is added with the password, ends every other session and copy, and brings recovery codes', async () => {
  const client = await signInAsClient(app, 'ann');
  const browser = await signInAgain(app, 'ann');
  expect(await listOf(browser)).toEqual([]);
  const copied = headersOf(browser);
  const added = await addPasskey(browser, softwareAuthenticator());
  expect(new Set(added.json().recoveryCodes).size).toBe(10);
  expect(await lastMessageTo(app, people.ann.email)).toContain('“Laptop” now signs in to your account');
  expect((await app.inject({ url: '/api/profile', headers: client })).statusCode).toBe(401);
  expect((await app.inject({ url: '/api/profile', headers: copied })).statusCode).toBe(401);
  expect(await listOf(browser)).toMatchObject([{ name: 'Laptop', lastUsedAt: null, isSynced: false }]);
  expect(await eventsOf(browser)).toContain('passkey-added');
  const second = await addPasskey(browser, softwareAuthenticator(), 'Phone');
  expect(second.json().recoveryCodes).toBeNull();
  expect((await browser.get('/profile/second-factor')).json().recoveryCodesLeft).toBe(10);
});

it('a passkey needs the password or a code by mail to be added and removed', async () => {
  const { browser } = await withPasskey(app, 'bob');
  const [{ id }] = await listOf(browser);
  const bodies: [object, string][] = [
    [{}, 'invalid-request'],
    [{ password: 'a guess' }, 'wrong-password'],
    [{ code: '000000' }, 'wrong-code'],
  ];
  for (const path of ['/profile/passkeys/options', `/profile/passkeys/${id}/remove`])
    for (const [body, problem] of bodies)
      expect(outcomeOf(await browser.post(path, body))).toEqual([400, problem]);
  await browser.post('/profile/second-factor/proof');
  const code = await lastCodeTo(app, people.bob.email);
  expect((await browser.post(`/profile/passkeys/${id}/remove`, { code })).statusCode).toBe(200);
});

it.each([
  ['another origin', { origin: 'https://tayyib.evil.example' }],
  ['another relying party', { rpId: 'evil.example' }],
  ['no fingerprint, face or PIN', { isUserVerified: false }],
  ['a challenge of its own', { challenge: 'b3duIGNoYWxsZW5nZQ' }],
  ['the type of a sign-in', { type: 'webauthn.get' }],
])('a passkey is refused with %s', async (_what, behaviour) => {
  const browser = await signInAgain(app, 'rafi');
  const options = (await optionsOf(browser)).json();
  const passkey = softwareAuthenticator().create(options, behaviour);
  const reply = await browser.post('/profile/passkeys', { name: 'Laptop', passkey });
  expect(outcomeOf(reply)).toEqual([400, 'passkey-refused']);
  expect(await listOf(browser)).toEqual([]);
});

it('a passkey is refused with a challenge that is used, too old, or of another session', async () => {
  const browser = await signInAgain(app, 'amin');
  const other = await signInAgain(app, 'adil');
  const add = async (by: TestBrowser, passkey: object) =>
    outcomeOf(await by.post('/profile/passkeys', { name: 'Laptop', passkey }));
  const options = (await optionsOf(browser)).json();
  expect(await add(other, softwareAuthenticator().create(options))).toEqual([400, 'passkey-refused']);
  expect(await add(browser, softwareAuthenticator().create(options))).toEqual([200]);
  expect(await add(browser, softwareAuthenticator().create(options))).toEqual([400, 'passkey-refused']);
  const old = (await optionsOf(browser)).json();
  advance(app, 5 * 60_000 + 1000);
  expect(await add(browser, softwareAuthenticator().create(old))).toEqual([400, 'passkey-refused']);
});

it('a passkey is one of one account, and an account has ten at most', async () => {
  const { device } = await withPasskey(app, 'sana');
  const browser = await signInAgain(app, 'adil');
  expect(outcomeOf(await addPasskey(browser, device))).toEqual([400, 'passkey-refused']);
  for (let count = 0; count < 10; count += 1) {
    advance(app, 10_000);
    expect(outcomeOf(await addPasskey(browser, softwareAuthenticator()))).toEqual([200]);
  }
  expect(outcomeOf(await optionsOf(browser))).toEqual([409, 'too-many-passkeys']);
});

it('a passkey is renamed and removed by its owner only; the last one takes the second step with it', async () => {
  const { browser } = await withPasskey(app, 'paro');
  const { browser: stranger } = await withPasskey(app, 'basim');
  const [{ id }] = await listOf(browser);
  const proof = { password: testPassword };
  const rename = (by: TestBrowser, name: string) =>
    senderOf(app, by)('PUT', `profile/passkeys/${id}`, { name });
  expect((await rename(stranger, 'Mine')).statusCode).toBe(404);
  expect((await stranger.post(`/profile/passkeys/${id}/remove`, proof)).statusCode).toBe(404);
  expect((await rename(browser, 'Old phone')).json().passkeys).toMatchObject([{ id, name: 'Old phone' }]);
  expect(await eventsOf(browser)).toContain('passkey-renamed');

  expect((await firstStep(createBrowser(app), 'paro')).statusCode).toBe(403);
  expect((await browser.post(`/profile/passkeys/${id}/remove`, proof)).json()).toEqual({ success: true });
  expect(await lastMessageTo(app, people.paro.email)).toContain('no longer takes a second step');
  expect(await eventsOf(browser)).toContain('passkey-removed');
  expect((await browser.get('/profile/second-factor')).json().recoveryCodesLeft).toBe(0);
  expect((await firstStep(createBrowser(app), 'paro')).statusCode).toBe(200);
});

it('leaves the recovery codes to an authenticator app, and the other way round', async () => {
  const browser = await signInAgain(app, 'paro');
  await addPasskey(browser, softwareAuthenticator());
  await setUpIn(app, browser);
  const proof = { password: testPassword };
  const left = async () => (await browser.get('/profile/second-factor')).json().recoveryCodesLeft;
  await browser.post('/profile/second-factor/remove', proof);
  expect(await left()).toBe(10);
  expect(await lastMessageTo(app, people.paro.email)).toContain('passkeys and recovery codes still work');
  expect((await firstStep(createBrowser(app), 'paro')).statusCode).toBe(403);
  expect((await browser.post('/profile/second-factor/recovery-codes', proof)).statusCode).toBe(200);
});

it('a passkey is exported without its key, and erased with the account', async () => {
  const { browser, device } = await withPasskey(app, 'rafi');
  const exported = (await browser.get('/profile/export')).body;
  expect(JSON.parse(exported).data.passkeys).toMatchObject([
    { name: 'Laptop', created_at: expect.any(String) },
  ]);
  expect(exported).not.toContain(device.id);
  expect(exported).not.toContain('public_key');
  const erased = await senderOf(app, browser)('DELETE', 'profile', { word: 'ERASE', password: testPassword });
  expect(erased.statusCode).toBe(200);
  const { rows } = await app.store.pool.query('select from passkeys where credential_id = $1', [device.id]);
  expect(rows).toEqual([]);
});

it('passkeys are ten at most, however many are added at once', async () => {
  const { browser } = await withPasskey(app, 'basim');
  const userId = await userIdOf(app, 'basim');
  const [first] = await app.db.select().from(passkeys).where(eq(passkeys.userId, userId));
  if (!first) throw new Error('It has a passkey.');
  const more = Array.from({ length: 8 }, (_, n) => ({
    ...first,
    id: randomUUID(),
    credentialId: `more${n}`,
  }));
  await app.db.insert(passkeys).values(more);
  const made: object[] = [];
  for (let n = 0; n < 4; n++)
    made.push({
      name: `New ${n}`,
      passkey: softwareAuthenticator().create((await optionsOf(browser)).json()),
    });
  await Promise.all(made.map((body) => browser.post('/profile/passkeys', body)));
  expect(await app.db.$count(passkeys, eq(passkeys.userId, userId))).toBe(10);
});
