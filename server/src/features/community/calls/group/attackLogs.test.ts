import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import { buildTestApp, signedIn, type PersonName } from '../../../../testing';
import { aDescription } from '../callFixtures';
import { relaySecret, startLogged } from '../loggedServer.testing';
import { fakeJanus, unreadable } from '../sfu/janus/fakeJanus.testing';
import { atForwarded, type AtForwarded } from '../sfu/sfuFixtures';
import { slowStartMs } from '../../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

const names = ['ann', 'bob', 'paro', 'rafi', 'adil'] as const;
/** Private data of the members of a room and the server. */
const secrets = {
  chat: 'a debt nobody knows of',
  refusedChat: 'a line that the database refuses',
  address: '203.0.113.77',
  fingerprint: 'AB:AB:AB:AB',
  token: 'the-token-of-a-peer',
};
const candidate = {
  candidate: `candidate:1 1 udp 2122260223 ${secrets.address} 54321 typ host`,
  sdpMid: '0',
  sdpMLineIndex: 0,
  usernameFragment: null,
};
const description = `${aDescription()}a=${candidate.candidate}\r\n`;

const janus = fakeJanus();
const people: AtForwarded[] = [];
const clients: WebSocket[] = [];
let app: FastifyInstance;
let server: Awaited<ReturnType<typeof startLogged>>;
beforeAll(async () => {
  app = await buildTestApp();
  server = await startLogged(app, janus.environment);
});
afterAll(async () => {
  for (const { socket } of people) socket.close();
  for (const client of clients) client.terminate();
  await server.kill();
  await app.close();
  janus.stop();
});

/** The PeerJS client of a member who has joined the room. */
async function aClient(name: PersonName, peerId: string): Promise<WebSocket> {
  const address = `${server.address.replace('http', 'ws')}/peer/peerjs?key=peerjs&id=${peerId}&token=${secrets.token}`;
  const client = new WebSocket(address, { headers: await signedIn(app, name) });
  clients.push(client);
  await new Promise((resolve) => client.once('message', resolve));
  return client;
}

it('logs nothing of what participants of a room write, nor how they are found, whatever goes wrong', async () => {
  for (const name of names) people.push(await atForwarded(app, name, server.address));
  const [ann, bob, ...others] = people;
  if (!ann || !bob) throw new Error('A user is missing.');
  const roomId = await ann.opens();
  await bob.joins(roomId);
  await ann.sees(({ participants }) => participants.length === 2);
  const found = await ann.socket.emitWithAck('call-ice-servers', { roomId });
  const relay = found.ok ? found.iceServers.find(({ credential }) => credential !== undefined) : undefined;
  expect(relay).toBeDefined();

  // over the mesh
  const [annPeer = '', bobPeer = ''] = ann.room?.participants.map(({ peerId }) => peerId) ?? [];
  const annClient = await aClient('ann', annPeer);
  const bobClient = await aClient('bob', bobPeer);
  const hears = new Promise((resolve) => annClient.once('message', resolve));
  const ofCall = { type: 'media', connectionId: 'mc_1' };
  const offer = { type: 'offer', sdp: description };
  bobClient.send(JSON.stringify({ type: 'OFFER', dst: annPeer, payload: { ...ofCall, sdp: offer } }));
  await hears;
  bobClient.send(JSON.stringify({ type: 'CANDIDATE', dst: annPeer, payload: { ...ofCall, candidate } }));
  const isCut = new Promise((resolve) => bobClient.once('close', resolve));
  bobClient.send(`${JSON.stringify({ type: 'OFFER', dst: annPeer, payload: { ...ofCall, sdp: offer } })}}`);
  await isCut;

  // through Janus, which refuses one offer with a message that quotes it
  for (const guest of others) expect(await guest.joins(roomId)).toMatchObject({ ok: true });
  await ann.sees(({ topology }) => topology.kind === 'sfu');
  await bob.sees(({ topology }) => topology.kind === 'sfu');
  const sends = ({ socket, route }: AtForwarded, sdp: string) =>
    socket.emitWithAck('group-sfu-publish', { ...route(), offer: { type: 'offer', sdp } });
  expect(await sends(ann, description)).toMatchObject({ ok: true });
  await ann.socket.emitWithAck('group-sfu-candidate', { ...ann.route(), link: 'out', candidate });
  expect(await sends(bob, `${description}${unreadable}\r\n`)).toMatchObject({ code: 'not-forwarded' });
  expect(await sends(bob, `${description}<script>`)).toMatchObject({ code: 'invalid-request' });

  // the chat, whose last row the database refuses
  const says = (content: string) => ann.socket.emitWithAck('group-call-chart', { roomId, content });
  expect(await says(secrets.chat)).toEqual({ ok: true });
  const refused = sql.raw(`'${secrets.refusedChat}'`);
  await app.db.execute(sql`alter table group_messages add constraint picky check (content <> ${refused})`);
  expect(await says(secrets.refusedChat)).toMatchObject({ code: 'internal' });

  const log = await server.writtenDown();
  expect(log).toContain('picky');
  expect(log).toContain('cannot forward a room');
  expect(log).toContain('code 499');
  for (const secret of [...Object.values(secrets), relaySecret, relay?.credential, relay?.username]) {
    expect(log).not.toContain(secret);
  }
});
