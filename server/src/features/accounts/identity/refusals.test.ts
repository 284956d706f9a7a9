import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { buildTestApp, createBrowser, lastTokenTo, people, testPassword, userIdOf } from '../../../testing';
import { auditLog } from '../../../database/schema/platform/auditTables';
import { signInAgain } from '../sessions/sessionFixtures';
import { users } from '../../../database/schema/accounts/identityTables';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const stranger = '198.51.100.7';

/** The log entries of that address, newest last. */
const noted = async (address: string) => {
  const rows = await app.db.select().from(auditLog).where(eq(auditLog.address, address)).orderBy(auditLog.id);
  return rows.map(({ event, userId, actor, detail }) => ({ event, userId, actor, detail }));
};

describe('a failed proof of identity is logged', () => {
  it('when a code is wrong, with its owner', async () => {
    const browser = createBrowser(app, stranger);
    const { email } = people.rafi;
    await browser.post('/identity/email/code', { email });
    await browser.post('/identity/email/code/use', { email, code: '000000' });
    await browser.post('/identity/email/code/use', { email: 'nobody@example.com', code: '000000' });
    await browser.post('/identity/phone/code/use', { phone: '+12025550199', code: '000000' });
    await browser.post('/identity/verification/use', { email: 'nobody@example.com', code: '000000' });
    expect(await noted(stranger)).toEqual([
      refused('sign-in-email', await userIdOf(app, 'rafi')),
      refused('sign-in-email', null),
      refused('sign-in-phone', null),
      refused('verify-email', null),
    ]);
  });
  const refused = (purpose: string, userId: string | null) => ({
    event: 'code-refused',
    userId,
    actor: null,
    detail: { purpose },
  });

  it('when a link is used, expired or invalid', async () => {
    const { email } = people.paro;
    const owner = createBrowser(app);
    await owner.post('/identity/link', { email });
    const token = await lastTokenTo(app, email);
    await owner.post('/identity/link/use', { token });
    const address = '198.51.100.8';
    const browser = createBrowser(app, address);
    await browser.post('/identity/link/use', { token });
    await browser.post('/identity/link/look', { token: 'made-up' });
    await browser.post('/identity/password/reset', { token, password: 'a long secret of paro' });
    const paro = await userIdOf(app, 'paro');
    expect(await noted(address)).toMatchObject([
      { event: 'link-refused', userId: paro, detail: { purpose: 'sign-in' } },
      { event: 'link-refused', userId: null, detail: { purpose: 'sign-in' } },
      { event: 'link-refused', userId: paro, detail: { purpose: 'reset-password' } },
    ]);
    expect(JSON.stringify(await noted(address))).not.toContain(token);
  });

  it('when wrong passwords lock an account: once, not at each attempt that the lock refuses', async () => {
    const address = '198.51.100.9';
    const browser = createBrowser(app, address);
    for (let tries = 0; tries < 8; tries += 1)
      await browser.post('/login', { email: people.bob.email, password: `wrong ${tries}` });
    const events = await noted(address);
    expect(events.map(({ event }) => event)).toEqual([...Array(5).fill('sign-in-failed'), 'locked-out']);
    expect(events.at(-1)).toMatchObject({ userId: await userIdOf(app, 'bob'), detail: { seconds: 60 } });
    expect(JSON.stringify(events)).not.toContain('wrong 1');
  });

  it('when a signed-in user enters a wrong password', async () => {
    const browser = await signInAgain(app, 'basim', createBrowser(app, '198.51.100.10'));
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await app.inject({
      method: 'PUT',
      url: '/api/profile/password',
      remoteAddress: '198.51.100.10',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      payload: { current: 'not it', password: 'another long secret' },
    });
    expect((await noted('198.51.100.10')).map(({ event }) => event)).toEqual(['signed-in', 'sign-in-failed']);
  });

  it('when the account is closed', async () => {
    const id = await userIdOf(app, 'adil');
    await app.db.update(users).set({ status: 2 }).where(eq(users.id, id));
    const browser = createBrowser(app, '198.51.100.11');
    await browser.post('/login', { email: people.adil.email, password: testPassword });
    expect(await noted('198.51.100.11')).toMatchObject([{ event: 'sign-in-refused', userId: id }]);
  });
});
