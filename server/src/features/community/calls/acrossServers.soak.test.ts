import { randomUUID } from 'node:crypto';
import type { Acknowledgement, ActiveUser } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { PersonName, TestSocket } from '../../../testing';
import { connectSocket, describeWithRedis, signedIn, startTwoServers } from '../../../testing';
import { aDescription } from './callFixtures';
import { goOnline, onlineAt, peopleAfter } from './onlineFixture';

/** Skipped where Redis is not installed. */
describeWithRedis('calls on two servers', () => {
  let east: FastifyInstance;
  let west: FastifyInstance;
  let stop: () => Promise<void>;
  const sockets: TestSocket[] = [];

  beforeAll(async () => {
    ({ east, west, stop } = await startTwoServers());
  });
  afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
  afterAll(() => stop());

  async function atCalls(app: FastifyInstance, name: PersonName) {
    const socket = await connectSocket(app, name);
    sockets.push(socket);
    const lists: ActiveUser[][] = [];
    let changed = () => {};
    socket.on('broadcast', (message) => {
      lists.push(peopleAfter(lists.at(-1) ?? [], message));
      changed();
    });
    return {
      socket,
      register: (username: string): Promise<Acknowledgement> =>
        socket.emitWithAck('register-new-user', { username }),
      async sees(...names: string[]) {
        while (
          lists
            .at(-1)
            ?.map(({ username }) => username)
            .join() !== names.join()
        ) {
          await new Promise<void>((resolve) => (changed = resolve));
        }
      },
    };
  }

  it('shows people across, and drops them across', async () => {
    const ann = await atCalls(east, 'ann');
    const bob = await atCalls(west, 'bob');
    await ann.register('Ann');
    await bob.register('Bob');
    await Promise.all([ann.sees('Ann', 'Bob'), bob.sees('Ann', 'Bob')]);
    bob.socket.disconnect();
    await ann.sees('Ann');
  });

  it('rings, connects and ends across, keeps the call for both, and hides the blocked', async () => {
    const ann = await goOnline(east, 'ann');
    const bob = await goOnline(west, 'bob');
    sockets.push(ann.socket, bob.socket);
    const annPeer = await bob.peerOf('ann');
    const bobPeer = await ann.peerOf('bob');
    const callId = randomUUID();
    await ann.call(callId, bobPeer);
    await bob.receives('pre-offer', {
      callId,
      caller: { socketId: annPeer, username: 'ann' },
      media: 'video',
    });
    await bob.answer(callId, annPeer, 'CALL_ACCEPTED');
    await ann.receives('pre-offer-answer', { callId, answer: 'CALL_ACCEPTED' });
    const sdp = aDescription();
    await ann.describe(callId, bobPeer, sdp);
    await bob.receives('webRTC-offer', { callId, seq: 1, generation: 0, offer: { type: 'offer', sdp } });
    const line = { callId, id: randomUUID(), content: 'Salaam' };
    expect(await bob.socket.emitWithAck('call-message', line)).toEqual({ ok: true });
    await bob.hangUp(callId, annPeer);
    await ann.receives('user-hanged-up', { callId, reason: 'hung-up' });
    const headers = await signedIn(east, 'ann');
    expect((await east.inject({ url: '/api/calls', headers })).json()).toMatchObject({
      calls: [{ id: callId, messages: 1, peer: bobPeer }],
    });
    await east.inject({ method: 'POST', url: '/api/calls/blocks', headers, payload: { callId } });
    await bob.seesNot('ann');
  });

  it('knows two tabs of a person that come at the same moment under one id, and rings both', async () => {
    const paro = await goOnline(west, 'paro');
    sockets.push(paro.socket);
    for (let round = 0; round < 3; round += 1) {
      const tabs = await Promise.all([
        connectSocket(east, 'rafi'),
        connectSocket(east, 'rafi', west.listeningOrigin),
      ]);
      sockets.push(...tabs);
      const [desk, phone] = await Promise.all(tabs.map((tab) => onlineAt(tab, 'rafi')));
      const peers = (await east.io.in('callers').fetchSockets()).flatMap(({ data: { caller } }) =>
        caller?.username === 'rafi' ? [caller.peer] : [],
      );
      expect(peers).toEqual([peers[0], peers[0]]);
      const callId = randomUUID();
      await paro.call(callId, await paro.peerOf('rafi'));
      const ring = { callId, caller: { socketId: expect.any(String), username: 'paro' }, media: 'video' };
      for (const tab of [desk, phone]) {
        while (tab?.receivedOf('pre-offer').length === 0)
          await new Promise((resolve) => setTimeout(resolve, 10));
        expect(tab?.receivedOf('pre-offer')).toEqual([['pre-offer', ring]]);
      }
      await paro.hangUp(callId, peers[0] ?? '');
      for (const tab of tabs) tab.disconnect();
      await paro.seesNot('rafi');
    }
  });

  it('refuses a name that is taken on the other one', async () => {
    const ann = await atCalls(east, 'ann');
    const bob = await atCalls(west, 'bob');
    await ann.register('Ann');
    expect(await bob.register('ann')).toMatchObject({ ok: false, code: 'username-taken' });
    const together = await Promise.all([ann.register('Same'), bob.register('Same')]);
    expect(together.filter(({ ok }) => ok).length).toBeLessThan(2);
  });
});
