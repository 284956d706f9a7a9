import type { Acknowledgement, ActiveUser } from '@tayyib/shared/contracts';
import { CallBroadcast } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { PersonName, TestSocket } from '../../../testing';
import { peopleAfter } from './onlineFixture';
import { buildTestApp, connectSocket, openSocket, signedIn } from '../../../testing';

let app: FastifyInstance;
const sockets: TestSocket[] = [];
beforeAll(async () => {
  app = await buildTestApp();
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
afterAll(() => app.close());

/** A client on the calls page: the events it received, and how it sends. */
async function atCalls(name: PersonName) {
  const socket = await connectSocket(app, name);
  sockets.push(socket);
  const heard: CallBroadcast[] = [];
  let changed = () => {};
  socket.on('broadcast', (message) => {
    heard.push(CallBroadcast.parse(message));
    changed();
  });
  return {
    socket,
    heard,
    register: (username: string): Promise<Acknowledgement> =>
      socket.emitWithAck('register-new-user', { username }),
    leave: (): Promise<Acknowledgement> => socket.emitWithAck('unregister-user'),
    /** Waits until the latest list of online users is these names. */
    async sees(...names: string[]): Promise<ActiveUser[]> {
      for (;;) {
        const latest = heard.reduce(peopleAfter, []);
        if (latest.map(({ username }) => username).join() === names.join()) return latest;
        await new Promise<void>((resolve) => (changed = resolve));
      }
    },
  };
}

const nameInUse = expect.objectContaining({ ok: false, code: 'username-taken' });

it('shows people to each other, each marked as oneself only to oneself', async () => {
  const ann = await atCalls('ann');
  const bob = await atCalls('bob');
  expect(await ann.register('Ann')).toEqual({ ok: true });
  expect(await bob.register('  Bob   Basha ')).toEqual({ ok: true });
  const atAnn = await ann.sees('Ann', 'Bob Basha');
  const atBob = await bob.sees('Ann', 'Bob Basha');
  expect(atAnn.map(({ self }) => self)).toEqual([true, false]);
  expect(atBob.map(({ self }) => self)).toEqual([false, true]);
  expect(atAnn.map(({ peer }) => peer)).toEqual(atBob.map(({ peer }) => peer));
});

it('reveals nothing in a peer id', async () => {
  const bob = await atCalls('bob');
  await bob.register('Bob');
  const [entry] = await bob.sees('Bob');
  expect(entry?.peer).not.toBe(bob.socket.id);
  expect(Object.keys(entry ?? {}).sort()).toEqual(['mark', 'peer', 'self', 'state', 'username']);
});

it('sends to registered callers only, and tells them the rooms too', async () => {
  const ann = await atCalls('ann');
  const onlooker = await atCalls('paro');
  await ann.register('Ann');
  await ann.sees('Ann');
  const none = { event: 'GROUP_CALL_ROOMS', isAll: true, groupCallRooms: [], closed: [] };
  expect(ann.heard).toContainEqual(none);
  expect(onlooker.heard).toEqual([]);
});

it('drops a person at once when they leave, lose the connection or sign out', async () => {
  const ann = await atCalls('ann');
  const bob = await atCalls('bob');
  const paro = await atCalls('paro');
  await ann.register('Ann');
  await bob.register('Bob');
  await paro.register('Paro');
  await ann.sees('Ann', 'Bob', 'Paro');

  expect(await bob.leave()).toEqual({ ok: true });
  await ann.sees('Ann', 'Paro');
  const heardByBob = bob.heard.length;

  paro.socket.disconnect();
  await ann.sees('Ann');

  const headers = await signedIn(app, 'rafi');
  const rafi = await openSocket(app, headers);
  sockets.push(rafi);
  await rafi.emitWithAck('register-new-user', { username: 'Rafi' });
  await ann.sees('Ann', 'Rafi');
  await app.inject({ method: 'POST', url: '/api/logout', headers });
  await ann.sees('Ann');
  expect(bob.heard).toHaveLength(heardByBob);
});

it('refuses a name that resembles that of another online user, until it is free', async () => {
  const ann = await atCalls('ann');
  const bob = await atCalls('bob');
  await ann.register('José Khan');
  for (const name of ['José Khan', 'jose khan', 'JOSE_KHAN', 'Ｊｏｓｅ Khan', 'Jos\u1DC9e Khan']) {
    expect(await bob.register(name)).toEqual(nameInUse);
  }
  expect(bob.heard).toEqual([]);
  await ann.leave();
  expect(await bob.register('Jose Khan')).toEqual({ ok: true });
});

it('never gives two users who ask at the same moment the same name', async () => {
  const ann = await atCalls('ann');
  const bob = await atCalls('bob');
  const answers = await Promise.all([ann.register('Same'), bob.register('Same')]);
  expect(answers.filter(({ ok }) => ok).length).toBeLessThan(2);
});

it('keeps the old name of a user who asks for a taken one', async () => {
  const ann = await atCalls('ann');
  const bob = await atCalls('bob');
  await ann.register('Ann');
  await bob.register('Bob');
  expect(await bob.register('Ann')).toEqual(nameInUse);
  expect(await bob.register('Bobby')).toEqual({ ok: true });
  await ann.sees('Ann', 'Bobby');
});

it('shows a person with two tabs once, under the newer name, until both are closed', async () => {
  const watcher = await atCalls('bob');
  const phone = await atCalls('ann');
  const desk = await atCalls('ann');
  await watcher.register('Watcher');
  await phone.register('Ann');
  const [before] = await watcher.sees('Ann', 'Watcher');
  await desk.register('Ann at her desk');
  const [after] = await watcher.sees('Ann at her desk', 'Watcher');
  expect(after?.peer).toBe(before?.peer);
  expect((await phone.sees('Ann at her desk', 'Watcher'))[0]?.self).toBe(true);
  desk.socket.disconnect();
  await watcher.sees('Ann', 'Watcher');
  phone.socket.disconnect();
  await watcher.sees('Watcher');
});

it.each([
  ['nothing', []],
  ['null', [null]],
  ['text', ['Ann']],
  ['a list', [[{ username: 'Ann' }]]],
  ['a number for a name', [{ username: 7 }]],
  ['a name of one letter', [{ username: 'A' }]],
  ['a name of 41 letters', [{ username: 'A'.repeat(41) }]],
  ['all that a message may hold', [{ username: 'A'.repeat(60_000) }]],
  ['markup', [{ username: '<img src=x>' }]],
  ['a name that reads backwards', [{ username: 'Ann\u202Enna' }]],
  ['signs without a letter', [{ username: '- - -' }]],
  ['an identity', [{ username: 'Ann', userId: 'bob' }]],
  ['too much', [{ username: 7 }, 'and', 'more']],
])('refuses %s as a caller, in words, and goes on', async (_what, payload) => {
  const { socket, register } = await atCalls('sana');
  const answer: unknown = await new Promise((resolve) => {
    Reflect.apply(socket.emit, socket, ['register-new-user', ...payload, resolve]);
  });
  expect(answer).toMatchObject({ ok: false, code: 'invalid-request', message: expect.stringMatching(/\w/) });
  expect(await register('Ann')).toEqual({ ok: true });
});

it.each([
  ['an invisible sign', 'Ann\uFE0F'],
  ['an invisible letter', 'Ann \u3164'],
  ['a Cyrillic letter that looks like a Latin one', '\u0410nn'],
])('refuses %s in a name, which would read as another name', async (_what, name) => {
  const amin = await atCalls('amin');
  expect(await amin.register(name)).toMatchObject({ ok: false, code: 'invalid-request' });
});

const reserved = expect.objectContaining({ ok: false, code: 'username-reserved' });

it.each([
  'Tayyib Support',
  'Tayyib',
  'Admin',
  'Moderator',
  'Advisor',
  'Abdullah Advisor',
  'S T A F F',
  '\uFF21dmin',
  'Adm1n',
  'Adil Alim',
  'adil_alim',
])('refuses %s as the name of a user without a role', async (name) => {
  const rafi = await atCalls('rafi');
  expect(await rafi.register(name)).toEqual(reserved);
});

it('lets an advisor be called by their own name, and marks them by their role', async () => {
  const ann = await atCalls('ann');
  const adil = await atCalls('adil');
  await ann.register('Ann');
  expect(await adil.register('Adil Alim')).toEqual({ ok: true });
  const seen = await ann.sees('Adil Alim', 'Ann');
  expect(seen.map(({ mark }) => mark)).toEqual(['advisor', null]);
});

it('the server of calls continues when nobody waits for the acknowledgement', async () => {
  const { socket, register } = await atCalls('rafi');
  Reflect.apply(socket.emit, socket, ['register-new-user']);
  Reflect.apply(socket.emit, socket, ['unregister-user', { any: 'thing' }, 7]);
  expect(await register('Ann')).toEqual({ ok: true });
});

it.each(['मोहम्मद', "D'Souza", 'محمد علی', 'Анна', 'Ann आन', 'Al-Amin 2'])(
  'takes %s as the name of a caller',
  async (name) => {
    const basim = await atCalls('basim');
    expect(await basim.register(name)).toEqual({ ok: true });
  },
);

it('asks a connection that floods the server of calls to wait', async () => {
  const adil = await atCalls('adil');
  const answers = await Promise.all(Array.from({ length: 30 }, () => adil.register('Adil')));
  expect(answers.at(0)).toEqual({ ok: true });
  expect(answers.at(-1)).toMatchObject({ ok: false, code: 'too-many-requests' });
});
