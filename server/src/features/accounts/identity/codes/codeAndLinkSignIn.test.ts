import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import {
  buildTestApp,
  createBrowser,
  lastCodeTo,
  lastMessageTo,
  lastTokenTo,
  messagesTo,
  people,
  testPassword,
  userIdOf,
  timeTravel,
} from '../../../../testing';
import { users } from '../../../../database/schema/accounts/identityTables';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp({ publicUrl: new URL('https://tayyib.example') });
});
afterAll(() => app.close());

const later = timeTravel(() => [app]);

const ann = people.ann.email;

describe('a code by mail', () => {
  it('signs in once', async () => {
    const browser = createBrowser(app);
    expect((await browser.post('/identity/email/code', { email: ann })).statusCode).toBe(200);
    const use = async () =>
      browser.post('/identity/email/code/use', { email: ann, code: await lastCodeTo(app, ann) });
    expect((await use()).json().data.user).toMatchObject({ email: ann });
    expect(await browser.whoIs()).toBe(ann);
    expect((await use()).json()).toMatchObject({ code: 'wrong-code' });
  });

  it('responds alike for an unknown email, and sends nothing', async () => {
    const ask = (email: string) => createBrowser(app).post('/identity/email/code', { email });
    const known = await ask(people.bob.email);
    const unknown = await ask('none@example.com');
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.json()).toEqual(known.json());
    expect(await messagesTo(app, 'none@example.com')).toBe(0);
    const use = (email: string) =>
      createBrowser(app).post('/identity/email/code/use', { email, code: '123456' });
    const wrong = await use(people.bob.email);
    const nobody = await use('none@example.com');
    expect([wrong.statusCode, wrong.json()]).toEqual([nobody.statusCode, nobody.json()]);
    expect((await ask('none@example.com')).statusCode).toBe(429);
  });
});

describe('a code by text message', () => {
  const phone = '+919876543210';

  it('signs in to the account that verified the number', async () => {
    const browser = createBrowser(app);
    await browser.post('/login', { email: ann, password: testPassword });
    expect(
      (await browser.post('/identity/phone', { phone: '98765 43210', password: testPassword })).statusCode,
    ).toBe(200);
    const code = await lastCodeTo(app, phone);
    const other = createBrowser(app);
    await other.post('/login', { email: people.bob.email, password: testPassword });
    expect((await other.post('/identity/phone/use', { phone, code })).json()).toMatchObject({
      code: 'wrong-code',
    });
    expect((await browser.post('/identity/phone/use', { phone, code })).json()).toEqual({ success: true });

    const elsewhere = createBrowser(app);
    await elsewhere.post('/identity/phone/code', { phone: '098765-43210' });
    const reply = await elsewhere.post('/identity/phone/code/use', {
      phone,
      code: await lastCodeTo(app, phone),
    });
    expect(reply.json().data.user).toMatchObject({ email: ann });
  });

  it('is sent to no unknown number', async () => {
    expect(
      (await createBrowser(app).post('/identity/phone/code', { phone: '+12025550142' })).statusCode,
    ).toBe(200);
    expect(await messagesTo(app, '+12025550142')).toBe(0);
  });

  it.each(['12', '+0123456789', 'call me'])('refuses %j as a number', async (number) => {
    const reply = await createBrowser(app).post('/identity/phone/code', { phone: number });
    expect(reply.json()).toMatchObject({
      field: 'phone',
      message: 'Enter a phone number like +91 98765 43210.',
    });
  });

  it('belongs to signed-in people only when a number is new', async () => {
    expect((await createBrowser(app).post('/identity/phone', { phone })).statusCode).toBe(401);
  });
});

describe('a link by mail', () => {
  const ask = async (email: string, returnTo?: string) => {
    await later(3601);
    const browser = createBrowser(app);
    await browser.post('/identity/link', { email, returnTo });
    return { browser, token: await lastTokenTo(app, email) };
  };

  it('leads to our own address, with the token out of sight of servers', async () => {
    const { token } = await ask(ann);
    expect(await lastMessageTo(app, ann)).toContain(`https://tayyib.example/login/link#${token}`);
  });

  it('is not consumed by inspecting, reports where it was requested, and works once', async () => {
    const { browser, token } = await ask(ann, '/watchlist?tab=1');
    expect((await browser.post('/identity/link/look', { token })).json()).toEqual({
      account: 'a***@tayyib.example',
      isSameBrowser: true,
    });
    const scanner = createBrowser(app);
    expect((await scanner.post('/identity/link/look', { token })).json()).toMatchObject({
      isSameBrowser: false,
    });
    const replies = await Promise.all([1, 2, 3].map(() => browser.post('/identity/link/use', { token })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    expect(replies.find(({ statusCode }) => statusCode === 200)?.json()).toMatchObject({
      returnTo: '/watchlist?tab=1',
    });
    expect((await browser.post('/identity/link/look', { token })).json()).toEqual({
      code: 'dead-link',
      message: 'This link was used or is too old. Ask for a new one.',
      field: 'token',
    });
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    '\t//evil.example',
    'javascript:alert(1)',
    '/api/identity/ways',
  ])('never leads to %j', async (returnTo) => {
    const { browser, token } = await ask(ann, returnTo);
    expect((await browser.post('/identity/link/use', { token })).json().returnTo).toBe('/dashboard');
  });

  it('is dead after 15 minutes', async () => {
    const { browser, token } = await ask(people.rafi.email);
    await later(901);
    expect((await browser.post('/identity/link/use', { token })).json()).toMatchObject({ code: 'dead-link' });
  });

  it('does not reset a password, nor the other way round', async () => {
    const { browser, token } = await ask(people.sana.email);
    const reset = await browser.post('/identity/password/reset', { token, password: 'a new long secret' });
    expect(reset.json()).toMatchObject({ code: 'dead-link' });
    await browser.post('/identity/password/forgot', { email: people.sana.email });
    const resetToken = await lastTokenTo(app, people.sana.email);
    expect((await browser.post('/identity/link/use', { token: resetToken })).statusCode).toBe(400);
  });

  it('does not sign in to a closed account', async () => {
    const { browser, token } = await ask(people.basim.email);
    await app.db
      .update(users)
      .set({ status: 2 })
      .where(eq(users.id, await userIdOf(app, 'basim')));
    expect((await browser.post('/identity/link/use', { token })).json()).toMatchObject({
      code: 'account-closed',
    });
  });
});
