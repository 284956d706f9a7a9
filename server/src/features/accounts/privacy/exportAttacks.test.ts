import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../../config/config';
import { messages } from '../../../database/schema/platform/messageTables';
import type { TestBrowser } from '../../../testing';
import {
  buildTestApp,
  createBrowser,
  lastCodeTo,
  lastMessageTo,
  people,
  signedIn,
  testPassword,
  userIdOf,
} from '../../../testing';
import { atRooms } from '../../community/calls/group/groupFixtures';
import { goOnline } from '../../community/calls/onlineFixture';
import { signInAgain } from '../sessions/sessionFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const exportOf = (browser: TestBrowser) => browser.get('/profile/export');

it('shows no live code, so that a session alone neither erases the account nor makes a session of its own', async () => {
  const { email } = people.ann;
  const ann = await signInAgain(app, 'ann');
  await ann.post('/profile/erasure/code');
  const codes = [await lastCodeTo(app, email)];
  await createBrowser(app).post('/identity/email/code', { email });
  codes.push(await lastCodeTo(app, email));
  await ann.post('/identity/phone', { phone: '+919876500001', password: testPassword });
  codes.push(await lastCodeTo(app, '+919876500001'));
  await createBrowser(app).post('/identity/link', { email });
  codes.push(/#([\w-]+)$/m.exec(await lastMessageTo(app, email))?.[1] ?? 'no token');
  expect(new Set(codes).size).toBe(4);
  const { body } = await exportOf(ann);
  for (const code of codes) expect(body).not.toContain(code);
});

it('says no code in the subject of a mail, which lock screens show, and stores none once it is sent or too old', async () => {
  const { identity } = readConfig({ NODE_ENV: 'test' });
  const silent = { url: 'smtp://127.0.0.1:1', from: 'no-reply@tayyib.example' };
  const posting = await buildTestApp({ identity: { ...identity, smtp: silent } });
  await createBrowser(posting).post('/identity/email/code', { email: people.ann.email });
  const [queued] = await posting.db.select().from(messages);
  const code = /\b\d{6}\b/.exec(queued?.body ?? '')?.[0] ?? 'no code';
  expect(queued?.subject).not.toContain(code);
  posting.clock.now = () => new Date(Date.now() + 3_600_000);
  await posting.jobs.runDue();
  expect(await posting.db.select().from(messages)).toMatchObject([
    { subject: '', body: '', lastError: null },
  ]);
  await posting.close();
});

it('an export does not reveal who is behind the name of a caller, nor by whom one is blocked', async () => {
  const ann = await goOnline(app, 'ann');
  const paro = await goOnline(app, 'paro');
  const callId = randomUUID();
  await ann.call(callId, await ann.peerOf('paro'));
  await ann.hangUp(callId, await ann.peerOf('paro'));
  const blocks = { method: 'POST', url: '/api/calls/blocks', headers: await signedIn(app, 'paro') } as const;
  expect((await app.inject({ ...blocks, payload: { callId } })).statusCode).toBeLessThan(300);
  paro.socket.close();
  const room = await atRooms(app, 'ann', 'ann the host');
  const guest = await atRooms(app, 'bob', 'a guest');
  const roomId = await room.opens('A room', true);
  await guest.joins(roomId);
  const reply = await app.inject({ url: '/api/profile/export', headers: await signedIn(app, 'ann') });
  for (const stranger of ['paro', 'bob'] as const)
    expect(reply.body).not.toContain(await userIdOf(app, stranger));
  expect(reply.body).not.toContain(guest.socket.id);
  const { data } = reply.json();
  expect(data.calls).toEqual([
    expect.objectContaining({ placed_by_you: true, with: 'paro', media: 'video', reason: 'cancelled' }),
  ]);
  expect(data.groupRooms).toEqual([expect.objectContaining({ title: 'A room', is_closed: false })]);
  const hers = await app.inject({ url: '/api/profile/export', headers: await signedIn(app, 'paro') });
  expect(hers.body).not.toContain(await userIdOf(app, 'ann'));
  for (const { socket } of [ann, room, guest]) socket.close();
});

it('an export does not reveal which administrator changed an account, nor why', async () => {
  const userId = await userIdOf(app, 'bob');
  await app.inject({
    method: 'PUT',
    url: `/api/admin/people/${userId}/roles/advisor`,
    headers: await signedIn(app, 'amin'),
    payload: { isGranted: true, why: 'PRIVATE NOTE' },
  });
  const { body } = await exportOf(await signInAgain(app, 'bob'));
  expect(body).toContain('role-granted');
  expect(body).not.toContain('PRIVATE NOTE');
  expect(body).not.toContain(await userIdOf(app, 'amin'));
});

it('classifies every column of every table with personal data as exported or withheld', async () => {
  const { rows } = await app.store.pool.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by column_name) as columns
     from information_schema.columns where table_schema = 'public' group by 1`,
  );
  const columnsOf = new Map(rows.map(({ table, columns }) => [table, columns]));
  for (const { table, exports, withholds } of app.personalData.all)
    expect({ table, columns: [...exports, ...withholds].sort() }).toEqual({
      table,
      columns: columnsOf.get(table),
    });
});

it('an export has exactly the declared columns of each table', async () => {
  const browser = await signInAgain(app, 'ann');
  await browser.post('/addwatchlistcat', { title: 'Mine' });
  await browser.post('/profile/erasure/code');
  const { data } = (await exportOf(browser)).json();
  for (const { title, exports, computed } of app.personalData.all)
    for (const row of data[title])
      expect(Object.keys(row).sort()).toEqual([...exports, ...Object.keys(computed?.('') ?? {})].sort());
});
