import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, signedIn, type PersonName } from '../../../../testing';
import { aDescription } from '../callFixtures';
import { atRooms, type AtRooms } from '../group/groupFixtures';
import { groupRooms } from '../../../../database/schema/community/groupTables';
import { fakeJanus } from './janus/fakeJanus.testing';
import { atForwarded, eventually, withForwarding, type AtForwarded } from './sfuFixtures';

const everyone = ['ann', 'bob', 'paro', 'rafi', 'adil'] as const;

describe('a room of five, forwarded', () => {
  const janus = fakeJanus();
  let app: FastifyInstance;
  const people: AtForwarded[] = [];
  beforeAll(async () => {
    app = await buildTestApp(withForwarding(janus.environment));
  });
  afterEach(async () => {
    for (const { socket } of people.splice(0)) socket.close();
    await app.db.delete(groupRooms);
  });
  afterAll(async () => {
    await app.close();
    janus.stop();
  });

  async function at(name: PersonName) {
    const person = await atForwarded(app, name);
    people.push(person);
    return person;
  }

  async function aRoom() {
    const [host, ...guests] = await Promise.all(everyone.map(at));
    if (!host) throw new Error('Nobody is there.');
    const roomId = await host.opens();
    for (const guest of guests) await guest.joins(roomId);
    const [bob, paro, rafi, adil] = guests;
    if (!bob || !paro || !rafi || !adil) throw new Error('A user is missing.');
    const all = [host, ...guests];
    await Promise.all(all.map((person) => person.sees(({ topology }) => topology.kind === 'sfu')));
    return { roomId, ann: host, bob, paro, rafi, adil, all };
  }

  it('is forwarded from the fifth member on, and each receives all senders', async () => {
    const { ann, bob, paro, rafi } = await aRoom();
    expect(ann.room).toMatchObject({ capacity: 12, topology: { kind: 'sfu', epoch: 1 } });
    expect(await ann.sends()).toMatchObject({ ok: true, answer: { type: 'answer' } });
    expect(await paro.asks()).toEqual({ ok: true });
    await paro.receives('ann');
    await bob.sends();
    await rafi.sends();
    await paro.receives('ann', 'bob', 'rafi');
    // nobody receives themselves
    await ann.asks();
    await ann.receives('bob', 'rafi');
    // a sender who restarts is dropped and added again
    const before = paro.offers.length;
    await bob.sends();
    await eventually(() => paro.offers.length >= before + 2);
    await paro.receives('ann', 'bob', 'rafi');
  });

  it('stops sending and receiving for a removed participant, and sends silence for a muted one', async () => {
    const { roomId, ann, bob, paro } = await aRoom();
    await Promise.all([ann.sends(), bob.sends(), bob.asks(), paro.asks()]);
    await paro.receives('ann', 'bob');
    const participant = await ann.idOf('bob');
    await ann.socket.emitWithAck('group-call-moderate', { roomId, verb: 'mute', participant });
    await eventually(() => janus.requests.includes(`moderate ${participant} true`));
    await ann.socket.emitWithAck('group-call-moderate', { roomId, verb: 'remove', participant });
    await paro.receives('ann');
    expect(janus.requests).toContain(`detach ${participant}`);
    expect(await bob.sends()).toMatchObject({ ok: false, code: 'no-such-room' });
    expect(await bob.asks()).toMatchObject({ ok: false, code: 'no-such-room' });
  });

  it('mutes a muted participant again when they publish again', async () => {
    const { roomId, ann, bob } = await aRoom();
    const participant = await ann.idOf('bob');
    await bob.sends();
    await ann.socket.emitWithAck('group-call-moderate', { roomId, verb: 'mute', participant });
    const mutings = () => janus.requests.filter((one) => one === `moderate ${participant} true`).length;
    await eventually(() => mutings() === 1);
    expect(await bob.sends()).toMatchObject({ ok: true });
    expect(mutings()).toBe(2);
    await ann.socket.emitWithAck('group-call-moderate', { roomId, verb: 'unmute', participant });
    await eventually(() => janus.requests.includes(`moderate ${participant} false`));
  });

  it('does not let a participant send who is removed while starting to', async () => {
    const { roomId, ann, bob, paro } = await aRoom();
    const participant = await ann.idOf('bob');
    await paro.asks();
    const goOn = janus.holdSenders();
    const sending = bob.sends();
    await eventually(() => janus.requests.includes(`joinandconfigure ${participant}`));
    await ann.socket.emitWithAck('group-call-moderate', { roomId, verb: 'remove', participant });
    goOn();
    expect(await sending).toMatchObject({ ok: false });
    await eventually(() => janus.requests.includes(`detach ${participant}`));
    await ann.sends();
    await paro.receives('ann');
  });

  it('closes the media of a user who signs out, and ends their place, at once', async () => {
    const { ann, bob, paro } = await aRoom();
    const participant = await ann.idOf('bob');
    await Promise.all([ann.sends(), bob.sends(), bob.asks(), paro.asks()]);
    await paro.receives('ann', 'bob');
    const headers = await signedIn(app, 'bob');
    await app.inject({ method: 'POST', url: '/api/logout', headers });
    await paro.receives('ann');
    expect(janus.requests).toContain(`detach ${participant}`);
    await ann.sees(({ participants }) => participants.length === 4);
  }, 5000);

  it('drops the streams of a tab when its user moves to another', async () => {
    const { roomId, ann, bob, paro } = await aRoom();
    await Promise.all([ann.sends(), bob.sends(), paro.asks()]);
    await paro.receives('ann', 'bob');
    const desk = await at('bob');
    await desk.joins(roomId);
    await paro.receives('ann');
    expect(await bob.sends()).toMatchObject({ ok: false, code: 'no-such-room' });
    expect(await desk.sends()).toMatchObject({ ok: true });
    await paro.receives('ann', 'bob');
  });

  it('finds a new media route by itself when the forwarding server dies', async () => {
    const { ann, bob } = await aRoom();
    await ann.sends();
    const { starts } = janus;
    janus.die();
    await bob.sees(({ topology }) => topology.kind === 'sfu' && topology.epoch === 2);
    await ann.sees(({ topology }) => topology.epoch === 2);
    expect(await ann.sends()).toMatchObject({ ok: true });
    expect(janus.starts).toBe(starts + 1);
    await bob.asks();
    await bob.receives('ann');
  });

  it('goes from each to each again when three have been left for ten seconds', async () => {
    const { roomId, ann, rafi, adil } = await aRoom();
    const { now } = app.clock;
    await rafi.socket.emitWithAck('group-call-user-left', { roomId });
    await adil.socket.emitWithAck('group-call-user-left', { roomId });
    await ann.sees(({ participants }) => participants.length === 3);
    expect(ann.room?.topology.kind).toBe('sfu');
    app.clock.now = () => new Date(Date.now() + 10_001);
    await app.jobs.runDue();
    app.clock.now = now;
    await ann.sees(({ topology }) => topology.kind === 'mesh' && topology.epoch === 2);
    expect(await ann.sends()).toMatchObject({ ok: false, code: 'other-way' });
  });

  it('gives an attacker nothing', async () => {
    const { roomId, ann, bob, adil, all } = await aRoom();
    const stranger = await at('sana');
    const way = ann.route();
    const payload = { type: 'offer', sdp: aDescription() } as const;
    const says = (person: AtRooms, event: string, payload: object): Promise<unknown> =>
      new Promise((resolve) => {
        Reflect.apply(person.socket.emit, person.socket, [event, payload, resolve]);
      });
    const attacks: [string, unknown, string][] = [
      [
        'a stranger sends',
        await says(stranger, 'group-sfu-publish', { ...way, offer: payload }),
        'no-such-room',
      ],
      ['a stranger receives', await says(stranger, 'group-sfu-subscribe', way), 'no-such-room'],
      [
        'a stranger answers',
        await says(stranger, 'group-sfu-answer', { ...way, answer: { type: 'answer', sdp: payload.sdp } }),
        'no-such-room',
      ],
      [
        'a guess at a room',
        await says(bob, 'group-sfu-subscribe', { ...way, roomId: randomUUID() }),
        'no-such-room',
      ],
      [
        'a name for a room',
        await says(bob, 'group-sfu-subscribe', { ...way, roomId: '__proto__' }),
        'invalid-request',
      ],
      ['a route that is over', await says(bob, 'group-sfu-subscribe', { ...way, epoch: 0 }), 'other-way'],
      [
        'a future route',
        await says(bob, 'group-sfu-publish', { ...way, epoch: 9, offer: payload }),
        'other-way',
      ],
      [
        'whom to receive',
        await says(bob, 'group-sfu-subscribe', { ...way, streams: [{ feed: ann.route().roomId }] }),
        'invalid-request',
      ],
      [
        'another’s name',
        await says(bob, 'group-sfu-publish', { ...way, offer: payload, participant: await bob.idOf('ann') }),
        'invalid-request',
      ],
      [
        '40 kB of description',
        await says(bob, 'group-sfu-publish', { ...way, offer: { ...payload, sdp: 'v'.repeat(40_000) } }),
        'invalid-request',
      ],
      [
        'no description',
        await says(bob, 'group-sfu-publish', { ...way, offer: { ...payload, sdp: 'v=0\r\nhello' } }),
        'invalid-request',
      ],
      [
        'an answer for an offer',
        await says(bob, 'group-sfu-publish', { ...way, offer: { ...payload, type: 'answer' } }),
        'invalid-request',
      ],
      [
        'a word to Janus',
        await says(bob, 'group-sfu-candidate', { ...way, link: 'destroy', candidate: {} }),
        'invalid-request',
      ],
      [
        'no candidate',
        await says(bob, 'group-sfu-candidate', {
          ...way,
          link: 'out',
          candidate: { candidate: 'a=b', sdpMid: '0', sdpMLineIndex: 0, usernameFragment: null },
        }),
        'invalid-request',
      ],
    ];
    for (const [what, answer, code] of attacks)
      expect({ what, answer }).toMatchObject({ what, answer: { ok: false, code } });
    // leaving names no other member
    await ann.sends();
    await says(bob, 'group-sfu-leave', { roomId, epoch: way.epoch });
    await says(stranger, 'group-sfu-leave', { roomId, epoch: way.epoch });
    await adil.socket.emitWithAck('group-sfu-subscribe', adil.route());
    await adil.receives('ann');
    expect(stranger.offers).toEqual([]);
    expect(all).toHaveLength(5);

    // a flood is refused, and the room continues
    const flood = await Promise.all(Array.from({ length: 40 }, () => says(bob, 'group-sfu-subscribe', way)));
    expect(flood).toContainEqual(expect.objectContaining({ code: 'too-many-requests' }));
    expect(await ann.sends()).toMatchObject({ ok: true });
  });
});

it('reports that forwarding is off, and holds four', async () => {
  const app = await buildTestApp();
  const ann = await atRooms(app, 'ann');
  const roomId = await ann.opens();
  expect(ann.room?.capacity).toBe(4);
  const offer = { type: 'offer', sdp: aDescription() } as const;
  const answer = await ann.socket.emitWithAck('group-sfu-publish', { roomId, epoch: 0, attempt: 1, offer });
  expect(answer).toMatchObject({ ok: false, code: 'other-way' });
  ann.socket.close();
  await app.close();
});

it('forwards rooms of fewer where the operator says so, until nobody else is left', async () => {
  const janus = fakeJanus();
  const app = await buildTestApp(withForwarding({ ...janus.environment, SFU_FROM: '3' }));
  const ann = await atForwarded(app, 'ann');
  const bob = await atForwarded(app, 'bob');
  const paro = await atForwarded(app, 'paro');
  const roomId = await ann.opens();
  await bob.joins(roomId);
  await ann.sees(({ participants }) => participants.length === 2);
  expect(ann.room?.topology.kind).toBe('mesh');
  await paro.joins(roomId);
  await ann.sees(({ topology }) => topology.kind === 'sfu');
  for (const person of [ann, paro]) {
    await person.sends();
    await person.asks();
  }
  await ann.receives('paro');
  await paro.socket.emitWithAck('group-call-user-left', { roomId });
  await ann.sees(({ participants }) => participants.length === 2);
  expect(ann.room?.topology.kind).toBe('sfu');
  await bob.socket.emitWithAck('group-call-user-left', { roomId });
  app.clock.now = () => new Date(Date.now() + 10_001);
  await app.jobs.runDue();
  await ann.sees(({ topology }) => topology.kind === 'mesh');
  for (const { socket } of [ann, bob, paro]) socket.close();
  await app.close();
  janus.stop();
});
