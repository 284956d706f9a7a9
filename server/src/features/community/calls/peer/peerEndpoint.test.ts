import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import {
  buildTestApp,
  describeWithRedis,
  people as known,
  signedIn,
  startTwoServers,
  testPassword,
  type PersonName,
} from '../../../../testing';
import { aDescription } from '../callFixtures';
import { atRooms, type AtRooms } from '../group/groupFixtures';
import { groupRooms } from '../../../../database/schema/community/groupTables';
import { slowStartMs } from '../../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

const people: AtRooms[] = [];
const connections: WebSocket[] = [];

/** A member of a room, and the id that `/peer` issued to them. */
async function at(app: FastifyInstance, name: PersonName): Promise<AtRooms> {
  const person = await atRooms(app, name);
  people.push(person);
  return person;
}
const idOf = (person: AtRooms) =>
  person.until(() => person.room?.participants.find(({ self }) => self)?.peerId);

/** A PeerJS client: the messages it received, and whether it is still connected. */
async function aClient(
  app: FastifyInstance,
  name: PersonName | null,
  id: string,
  { token = 'one', headers = {} }: { token?: string; headers?: Record<string, string> } = {},
) {
  const session = name === null ? {} : await signedIn(app, name);
  const address = `${app.listeningOrigin.replace('http', 'ws')}/peer/peerjs?key=peerjs&id=${id}&token=${token}`;
  const connection = new WebSocket(address, { headers: { ...session, ...headers } });
  connections.push(connection);
  const heard: { type: string }[] = [];
  let isClosed = false;
  let changed = () => {};
  connection.on('message', (data) => {
    heard.push(JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : ''));
    changed();
  });
  connection.on('close', () => {
    isClosed = true;
    changed();
  });
  connection.on('error', () => undefined);
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise<void>((resolve) => (changed = resolve));
  };
  return {
    heard,
    hears: async (type: string) => {
      await until(() => isClosed || heard.some((message) => message.type === type));
      return heard.find((message) => message.type === type);
    },
    /**
     * Waits until the server closes the connection. Sends heartbeats meanwhile, so that it is not closed for
     * silence.
     */
    closes: async () => {
      const beat = setInterval(() => {
        if (connection.readyState === connection.OPEN) connection.send(JSON.stringify({ type: 'HEARTBEAT' }));
      }, 1000);
      await until(() => isClosed);
      clearInterval(beat);
    },
    /** Stops reading, even the close from the server, but continues to send. */
    goesDeaf: () => connection.pause(),
    says: (message: unknown) =>
      connection.send(typeof message === 'string' ? message : JSON.stringify(message)),
  };
}

const signOut = (app: FastifyInstance, headers: Record<string, string>) =>
  app.inject({ method: 'POST', url: '/api/logout', headers });

const signInAnew = (app: FastifyInstance, name: PersonName) =>
  app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { email: known[name].email, password: testPassword, deviceType: 0 },
  });

const anOffer = (dst: string, sdp = aDescription()) => ({
  type: 'OFFER',
  dst,
  payload: { type: 'media', connectionId: 'mc_1', sdp: { type: 'offer', sdp } },
});

afterEach(() => {
  for (const { socket } of people.splice(0)) socket.close();
  for (const connection of connections.splice(0)) connection.terminate();
});

describe('peers on one server', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildTestApp();
  });
  afterEach(async () => void (await app.db.delete(groupRooms)));
  afterAll(() => app.close());

  /** Two members in a room, connected, and one in a room of their own. */
  async function createSetup() {
    const ann = await at(app, 'ann');
    const bob = await at(app, 'bob');
    const paro = await at(app, 'paro');
    const roomId = await ann.opens();
    await bob.joins(roomId);
    await paro.opens('Elsewhere');
    const ids = { ann: await idOf(ann), bob: await idOf(bob), paro: await idOf(paro) };
    const annClient = await aClient(app, 'ann', ids.ann);
    const bobClient = await aClient(app, 'bob', ids.bob);
    await Promise.all([annClient.hears('OPEN'), bobClient.hears('OPEN')]);
    return { ann, bob, paro, roomId, ids, annClient, bobClient };
  }

  it('passes offers, answers and candidates on within a room, and says who sent them', async () => {
    const { ids, annClient, bobClient } = await createSetup();
    bobClient.says({ ...anOffer(ids.ann), src: ids.paro });
    expect(await annClient.hears('OFFER')).toEqual({ ...anOffer(ids.ann), src: ids.bob });
    annClient.says({
      ...anOffer(ids.bob),
      type: 'ANSWER',
      payload: { type: 'media', connectionId: 'mc_1', sdp: { type: 'answer', sdp: aDescription() } },
    });
    expect(await bobClient.hears('ANSWER')).toMatchObject({ src: ids.ann });
    bobClient.says({ type: 'HEARTBEAT' });
    const candidate = { candidate: 'candidate:1', sdpMid: '0', sdpMLineIndex: 0, usernameFragment: null };
    const payload = { type: 'media', connectionId: 'mc_1', candidate };
    bobClient.says({ type: 'CANDIDATE', dst: ids.ann, payload });
    expect(await annClient.hears('CANDIDATE')).toMatchObject({ payload });
    bobClient.says({ type: 'LEAVE', dst: ids.ann });
    await annClient.hears('LEAVE');
  });

  it('reaches nobody outside the room, and keeps nothing for those who are not there', async () => {
    const { ids, bobClient } = await createSetup();
    const paroClient = await aClient(app, 'paro', ids.paro);
    await paroClient.hears('OPEN');
    bobClient.says(anOffer(ids.paro));
    expect(await bobClient.hears('EXPIRE')).toEqual({ type: 'EXPIRE', src: ids.paro, dst: ids.bob });
    expect(paroClient.heard).toEqual([{ type: 'OPEN' }]);
  });

  it.each([
    ['a client without a session', (_ids: Record<'ann' | 'bob', string>) => [null, _ids.ann] as const],
    ['the id of another participant', ({ ann }: Record<'ann' | 'bob', string>) => ['paro', ann] as const],
    ['an id of one’s own making', () => ['paro', `${randomUUID()}_${randomUUID()}`] as const],
    ['no id', () => ['paro', ''] as const],
  ])('refuses %s', async (_what, of) => {
    const { ids, annClient } = await createSetup();
    const [name, id] = of(ids);
    const client = await aClient(app, name, id, { token: 'two' });
    await client.closes();
    expect(client.heard.map(({ type }) => type)).toEqual(['ERROR']);
    annClient.says(anOffer(ids.bob));
    annClient.says({ type: 'HEARTBEAT' });
  });

  it('refuses pages of other origins', async () => {
    const { ids } = await createSetup();
    const client = await aClient(app, 'ann', ids.ann, { headers: { 'sec-fetch-site': 'cross-site' } });
    await client.closes();
    expect(client.heard).toEqual([]);
  });

  it('gives an id to one connection at a time, and again to a repeated one', async () => {
    const { ids, annClient } = await createSetup();
    const copy = await aClient(app, 'ann', ids.ann, { token: 'two' });
    await copy.hears('ID-TAKEN');
    await copy.closes();
    const again = await aClient(app, 'ann', ids.ann);
    await again.hears('OPEN');
    await annClient.closes();
  });

  it.each([
    ['what is not JSON', () => 'x'],
    ['a kind nobody knows', () => ({ type: 'QUERY' })],
    [
      'a data connection',
      (dst: string) => ({ ...anOffer(dst), payload: { ...anOffer(dst).payload, type: 'data' } }),
    ],
    ['a description without a fingerprint', (dst: string) => anOffer(dst, 'v=0\r\nm=audio 9 X 0\r\n')],
    ['40 kB of description', (dst: string) => anOffer(dst, `${aDescription()}a=${'x'.repeat(40_000)}\r\n`)],
    ['100 kB', () => 'x'.repeat(100_000)],
    ['an id from the objects of the language', () => anOffer('__proto__')],
  ])('hangs up on %s, and passes nothing on', async (_what, say) => {
    const { ids, annClient, bobClient } = await createSetup();
    bobClient.says(say(ids.ann));
    await bobClient.closes();
    expect(annClient.heard).toEqual([{ type: 'OPEN' }]);
  });

  it('hangs up on a flood', async () => {
    const { bobClient } = await createSetup();
    for (let count = 0; count < 300; count += 1) bobClient.says({ type: 'HEARTBEAT' });
    await bobClient.closes();
  });

  it.each([
    ['signs out', async (headers: Record<string, string>) => void (await signOut(app, headers))],
    ['signs in on another device', async () => void (await signInAnew(app, 'bob'))],
  ])('closes the connection of a user who %s, at once', async (_how, ends) => {
    const { annClient, bobClient, ids } = await createSetup();
    const headers = await signedIn(app, 'bob');
    await ends(headers);
    await bobClient.closes();
    const again = await aClient(app, 'bob', ids.bob, { headers });
    await again.closes();
    expect(again.heard.map(({ type }) => type)).toEqual(['ERROR']);
    expect(annClient.heard).toEqual([{ type: 'OPEN' }]);
  });

  it('relays nothing from a removed participant who does not hang up', async () => {
    const { ann, roomId, ids, annClient, bobClient } = await createSetup();
    bobClient.goesDeaf();
    const participant = await ann.idOf('bob');
    await ann.socket.emitWithAck('group-call-moderate', { roomId, verb: 'remove', participant });
    bobClient.says(anOffer(ids.ann));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(annClient.heard).toEqual([{ type: 'OPEN' }]);
  });

  it('closes a connection that reads nothing', async () => {
    const { ids, annClient, bobClient } = await createSetup();
    annClient.goesDeaf();
    const offer = anOffer(ids.ann, `${aDescription()}${'a=x\r\n'.repeat(6000)}`);
    // until the network buffers are full, and then the server's own limit for one client
    for (let count = 0; !bobClient.heard.some(({ type }) => type === 'EXPIRE'); count += 1) {
      bobClient.says(offer);
      if (count > 150) await new Promise((resolve) => setTimeout(resolve, 25));
    }
    expect(bobClient.heard.at(-1)).toEqual({ type: 'EXPIRE', src: ids.ann, dst: ids.bob });
  });

  it('closes the connection of a removed participant at once', async () => {
    const { ann, roomId, ids, bobClient } = await createSetup();
    const participant = await ann.idOf('bob');
    await ann.socket.emitWithAck('group-call-moderate', { roomId, verb: 'remove', participant });
    await bobClient.closes();
    const again = await aClient(app, 'bob', ids.bob);
    await again.closes();
    expect(again.heard.map(({ type }) => type)).toEqual(['ERROR']);
  });
});

describeWithRedis('peers on two servers', () => {
  let east: FastifyInstance;
  let west: FastifyInstance;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ east, west, stop } = await startTwoServers());
  });
  afterAll(() => stop());

  it('closes the connection of a user who signs out on the other one', async () => {
    const paro = await at(west, 'paro');
    await paro.opens();
    const paroClient = await aClient(west, 'paro', await idOf(paro));
    await paroClient.hears('OPEN');
    // the same browser, whose requests are answered by any of the servers
    await signOut(east, await signedIn(west, 'paro'));
    await paroClient.closes();
  });

  it('brings two together, and hangs up on the one who is removed, across servers', async () => {
    const ann = await at(east, 'ann');
    const bob = await at(west, 'bob');
    const roomId = await ann.opens();
    await bob.joins(roomId);
    await ann.sees(({ participants }) => participants.length === 2);
    const ids = { ann: await idOf(ann), bob: await idOf(bob) };
    const annClient = await aClient(east, 'ann', ids.ann);
    const bobClient = await aClient(west, 'bob', ids.bob);
    await Promise.all([annClient.hears('OPEN'), bobClient.hears('OPEN')]);
    bobClient.says(anOffer(ids.ann));
    expect(await annClient.hears('OFFER')).toMatchObject({ src: ids.bob });
    bobClient.says(anOffer(`${roomId}_${randomUUID()}`));
    await bobClient.hears('EXPIRE');
    const participant = await ann.idOf('bob');
    await ann.socket.emitWithAck('group-call-moderate', { roomId, verb: 'remove', participant });
    await bobClient.closes();
  });
});
