import type { FastifyInstance } from 'fastify';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import {
  buildTestApp,
  createBrowser,
  lastTokenTo,
  messagesTo,
  people,
  testPassword,
  userIdOf,
  timeTravel,
} from '../../../../testing';
import { hashPassword } from './passwords';
import { fallBehindTerms } from '../../consents/consentFixtures';
import { users } from '../../../../database/schema/accounts/identityTables';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const later = timeTravel(() => [app]);

const login = (email: string, password: string, browser = createBrowser(app)) =>
  browser.post('/login', { email, password, deviceType: 0 });

describe('signing in with a password', () => {
  it('responds with the user and what their plan includes', async () => {
    const reply = await login('PARO@tayyib.example', testPassword);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().data.user).toMatchObject({
      first_name: 'Paro',
      plan: 'premium',
      premiumData: { Preimum_data: { Stock_Overview: true, watchlist: 50, itg_shariah_rating: true } },
    });
  });

  it('is the same password, however a system composes its letters', async () => {
    const id = await userIdOf(app, 'basim');
    const composed = 'caf\u00e9\u00a0-long-secret-9';
    const decomposed = 'cafe\u0301 -long-secret-9';
    for (const stored of [composed, decomposed]) {
      const passwordHash = await hashPassword(stored);
      await app.db.update(users).set({ passwordHash }).where(eq(users.id, id));
      for (const typed of [composed, decomposed])
        expect((await login(people.basim.email, typed)).statusCode).toBe(200);
    }
    expect((await login(people.basim.email, 'cafe -long-secret-9')).statusCode).toBe(401);
  });

  it('protects the session from scripts and other sites', async () => {
    const reply = await login(people.ann.email, testPassword);
    const session = reply.cookies.find(({ name }) => name === 'tayyib_session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(session).not.toHaveProperty('secure');
  });

  it('responds alike whether the email or the password is wrong', async () => {
    for (const email of [people.ann.email, 'nobody@example.com']) {
      const reply = await login(email, 'not hers');
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toEqual({ code: 'wrong-credentials', message: 'Email or password is incorrect.' });
      expect(reply.cookies).toEqual([]);
    }
  });

  it('rehashes the password when the cost parameters have changed', async () => {
    const id = await userIdOf(app, 'adil');
    const old = await hash(testPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await app.db.update(users).set({ passwordHash: old }).where(eq(users.id, id));
    expect((await login(people.adil.email, testPassword)).statusCode).toBe(200);
    const [row] = await app.db
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, id));
    expect(row?.passwordHash).toContain('$m=19456,t=2,p=1$');
    expect((await login(people.adil.email, testPassword)).statusCode).toBe(200);
  });

  it('stops an address that tries too often', async () => {
    const browser = createBrowser(app, '192.0.2.1');
    const statuses: number[] = [];
    for (let tries = 0; tries < 21; tries += 1) {
      statuses.push((await login(`guess-${tries}@example.com`, 'guess', browser)).statusCode);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(statuses[20]).toBe(429);
  });
});

describe('a forgotten password', () => {
  it('is replaced by a link, which ends every session and works once', async () => {
    const browser = createBrowser(app);
    const phone = createBrowser(app);
    await login(people.bob.email, testPassword, phone);
    const reply = await browser.post('/identity/password/forgot', { email: people.bob.email });
    expect(reply.json()).toEqual({ success: true, data: { resendAfterSeconds: 60, isDelayed: false } });
    const token = await lastTokenTo(app, people.bob.email);
    const reset = (password: string) => browser.post('/identity/password/reset', { token, password });

    expect((await reset('password1')).json()).toMatchObject({ code: 'weak-password', field: 'password' });
    expect((await reset('a new long secret')).json()).toEqual({ success: true });
    expect((await reset('another long secret')).json()).toMatchObject({ code: 'dead-link' });
    expect(await phone.whoIs()).toBeNull();
    expect((await login(people.bob.email, testPassword)).statusCode).toBe(401);
    expect((await login(people.bob.email, 'a new long secret')).statusCode).toBe(200);
  });

  it('responds alike for an unknown email, and sends nothing', async () => {
    const known = await createBrowser(app).post('/identity/password/forgot', { email: people.sana.email });
    const unknown = await createBrowser(app).post('/identity/password/forgot', { email: 'none@example.com' });
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.json()).toEqual(known.json());
    expect(await messagesTo(app, 'none@example.com')).toBe(0);
  });

  it('has links that end after 15 minutes, and all at once', async () => {
    const browser = createBrowser(app);
    const ask = () => browser.post('/identity/password/forgot', { email: people.basim.email });
    await ask();
    const first = await lastTokenTo(app, people.basim.email);
    await later(61);
    await ask();
    const second = await lastTokenTo(app, people.basim.email);
    const reset = (token: string) =>
      browser.post('/identity/password/reset', { token, password: 'a new long secret' });
    expect((await reset(second)).statusCode).toBe(200);
    expect((await reset(first)).json()).toMatchObject({ code: 'dead-link' });
    await later(61);
    await ask();
    const late = await lastTokenTo(app, people.basim.email);
    await later(901);
    expect((await reset(late)).json()).toMatchObject({ code: 'dead-link' });
  });
});

describe('the terms', () => {
  it('are accepted by the signed-in user, and never withdrawn', async () => {
    await fallBehindTerms(app, await userIdOf(app, 'paro'));
    const browser = createBrowser(app);
    expect((await login(people.paro.email, testPassword, browser)).json().data.user.userstatus).toBe(false);
    expect((await browser.post('/userstatus', { userstatus: false })).json().message).toBe(
      'Please agree to the terms before proceeding.',
    );
    expect((await browser.post('/userstatus', { userstatus: true })).json().data.user.userstatus).toBe(true);
    expect((await createBrowser(app).post('/userstatus', { userstatus: true })).statusCode).toBe(401);
  });
});

describe('checking whether an account exists', () => {
  const check = async (browser: ReturnType<typeof createBrowser>, email: string) =>
    (await browser.get(`/usercheck?q=${encodeURIComponent(email)}`)).json();

  it('responds about the own account only', async () => {
    const nothing = { status: true, data: { user: null } };
    const visitor = createBrowser(app);
    expect(await check(visitor, people.ann.email)).toEqual(nothing);
    expect(await check(visitor, 'nobody@example.com')).toEqual(nothing);
    const browser = createBrowser(app);
    await login(people.ann.email, testPassword, browser);
    expect(await check(browser, people.rafi.email)).toEqual(nothing);
    expect(await check(browser, people.ann.email.toUpperCase())).toMatchObject({
      data: { user: { email: people.ann.email } },
    });
  });
});
