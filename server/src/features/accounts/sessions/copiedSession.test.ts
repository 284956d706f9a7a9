import type { FastifyInstance } from 'fastify';
import {
  buildTestApp,
  createBrowser,
  lastCodeTo,
  lastMessageTo,
  openSocket,
  people,
  testPassword,
  userIdOf,
} from '../../../testing';
import type { PersonName, TestBrowser } from '../../../testing';
import { senderOf } from '../profile/profileFixtures';
import { bearer, headersOf, signInAgain, signInAsClient } from './sessionFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const newPassword = 'seven violet lanterns';
const status = async (headers: Record<string, string>) =>
  (await app.inject({ url: '/api/profile', headers })).statusCode;

/** A stolen copy of the cookie, and the requests made with it. */
async function stealFrom(owner: TestBrowser, name: PersonName) {
  const cookie = headersOf(owner);
  const made = await app.inject({ url: `/api/userAuth/${await userIdOf(app, name)}`, headers: cookie });
  const token = bearer(made.json().access_token);
  const socket = await openSocket(app, cookie);
  const isCut = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
  socket.io.reconnection(false);
  expect([await status(cookie), await status(token)]).toEqual([200, 200]);
  return { cookie, token, isCut };
}

describe('whoever copied a session is signed out, and its owner is not,', () => {
  it('when the owner chooses a new password', async () => {
    const owner = await signInAgain(app, 'ann');
    const thief = await stealFrom(owner, 'ann');
    const reply = await senderOf(app, owner)('PUT', 'profile/password', {
      current: testPassword,
      password: newPassword,
    });
    expect(reply.statusCode).toBe(200);
    expect([await status(thief.cookie), await status(thief.token)]).toEqual([401, 401]);
    await thief.isCut;
    expect(await owner.whoIs()).toBe(people.ann.email);
    const socket = await openSocket(app, headersOf(owner));
    socket.close();
  });

  it('when the owner adds a phone number, or removes it', async () => {
    const phone = '+919876512345';
    const owner = await signInAgain(app, 'bob');
    for (const change of ['add', 'remove'] as const) {
      const thief = await stealFrom(owner, 'bob');
      if (change === 'add') {
        await owner.post('/identity/phone', { phone, password: testPassword });
        await owner.post('/identity/phone/use', { phone, code: await lastCodeTo(app, phone) });
      } else {
        await senderOf(app, owner)('DELETE', 'identity/phone', { password: testPassword });
      }
      expect([await status(thief.cookie), await status(thief.token)]).toEqual([401, 401]);
      await thief.isCut;
      expect(await owner.whoIs()).toBe(people.bob.email);
    }
  });

  it('also where the owner uses a client with tokens, which gets a new one', async () => {
    const stolen = await signInAsClient(app, 'basim');
    const reply = await app.inject({
      method: 'PUT',
      url: '/api/profile/password',
      headers: stolen,
      payload: { current: testPassword, password: newPassword },
    });
    expect(await status(stolen)).toBe(401);
    expect(await status(bearer(reply.json().access_token))).toBe(200);
  });
});

describe('a phone number, which signs in to the account,', () => {
  const phone = '+919876554321';

  it('is not added with a session alone', async () => {
    const thief = await signInAgain(app, 'paro');
    const added = await thief.post('/identity/phone', { phone });
    expect([added.statusCode, added.json().code]).toEqual([403, 'proof-needed']);
    const guessed = await thief.post('/identity/phone', { phone, password: 'a guess' });
    expect([guessed.statusCode, guessed.json()]).toEqual([
      400,
      expect.objectContaining({ field: 'password' }),
    ]);
    const code = await thief.post('/identity/phone', { phone, mailCode: '000000' });
    expect([code.statusCode, code.json()]).toEqual([400, expect.objectContaining({ field: 'mailCode' })]);
    expect(await lastMessageTo(app, phone)).toBe('');
  });

  it('is added with a code by mail, once for each code, and another text needs none', async () => {
    const owner = await signInAgain(app, 'rafi');
    await owner.post('/identity/phone/proof');
    const mailCode = await lastCodeTo(app, people.rafi.email);
    expect((await owner.post('/identity/phone', { phone, mailCode })).statusCode).toBe(200);
    // a second text to the same number: only the limit of one a minute is in the way
    expect((await owner.post('/identity/phone', { phone })).json().code).toBe('sent-recently');
    const other = await owner.post('/identity/phone', { phone: '+919876554322', mailCode });
    expect(other.json().code).toBe('wrong-code');
    const used = await owner.post('/identity/phone/use', { phone, code: await lastCodeTo(app, phone) });
    expect(used.statusCode).toBe(200);
    expect((await createBrowser(app).post('/identity/phone/code', { phone })).statusCode).toBe(200);
  });
});
