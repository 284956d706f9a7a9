import type { FastifyInstance } from 'fastify';
import { buildTestApp, lastCodeTo, messagesTo, resetDatabase } from '../../../testing';
import type { TestBrowser } from '../../../testing';
import { atRooms } from '../../community/calls/group/groupFixtures';
import { headersOf, signInAgain } from '../sessions/sessionFixtures';
import { columnsHolding, exceptionsOf, signUp, zubayda } from './erasureFixtures';
import { people, testPassword, userIdOf } from '../../../testing';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(() => resetDatabase(app));

const erase = (browser: TestBrowser, password: string) =>
  app.inject({
    method: 'DELETE',
    url: '/api/profile',
    headers: headersOf(browser),
    payload: { word: 'ERASE', password },
  });

it('leaves nobody erased on the list of those an open room does not admit, and lets the room go on', async () => {
  const userId = await userIdOf(app, 'bob');
  const host = await atRooms(app, 'paro', 'the host');
  const guest = await atRooms(app, 'bob', 'the guest');
  const roomId = await host.opens('Zakat circle');
  await guest.joins(roomId);
  const participant = await host.idOf('the guest');
  await host.socket.emitWithAck('group-call-moderate', { roomId, verb: 'remove', participant });
  await guest.until(() => guest.ended.length > 0);
  expect((await guest.joins(roomId)).ok).toBe(false);
  expect(await columnsHolding(app, [userId])).toContain('group_rooms.held');

  const browser = await signInAgain(app, 'bob');
  expect((await erase(browser, testPassword)).statusCode).toBe(200);
  const left = await columnsHolding(app, [userId, people.bob.email]);
  expect(left.filter((column) => !exceptionsOf(app).includes(column))).toEqual([]);
  const other = await atRooms(app, 'rafi', 'another guest');
  expect((await other.joins(roomId)).ok).toBe(true);
  for (const { socket } of [host, guest, other]) socket.close();
});

it('leaves nothing of a number that was replaced by another, at once and after the erasure', async () => {
  const first = '+919876500081';
  const second = '+919876500082';
  const { browser } = await signUp(app);
  const { password } = zubayda;
  for (const phone of [first, second]) {
    await browser.post('/identity/phone', { phone, password });
    const used = await browser.post('/identity/phone/use', { phone, code: await lastCodeTo(app, phone) });
    expect(used.statusCode).toBe(200);
  }
  expect((await browser.get('/profile')).json()).toMatchObject({ phone: second });
  expect(await columnsHolding(app, [first])).toEqual([]);
  expect(await messagesTo(app, second)).toBeGreaterThan(0);
  expect((await erase(browser, password)).statusCode).toBe(200);
  expect(await columnsHolding(app, [first, second])).toEqual([]);
});
