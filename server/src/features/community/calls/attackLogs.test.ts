import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, connectSocket, type PersonName, type TestSocket } from '../../../testing';
import { aDescription } from './callFixtures';
import { relaySecret, startLogged } from './loggedServer.testing';
import { onlineAt, type OnlineTester } from './onlineFixture';
import { slowStartMs } from '../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

/** Private data of the two users and the server. */
const secrets = {
  chat: 'a debt nobody knows of',
  refusedChat: 'a line that the database refuses',
  address: '203.0.113.77',
  fingerprint: 'AB:AB:AB:AB',
};

let app: FastifyInstance;
let server: Awaited<ReturnType<typeof startLogged>>;
const sockets: TestSocket[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  server = await startLogged(app);
});
afterAll(async () => {
  sockets.forEach((socket) => socket.close());
  await server.kill();
  await app.close();
});

async function online(name: PersonName): Promise<OnlineTester> {
  const socket = await connectSocket(app, name, server.address);
  sockets.push(socket);
  return onlineAt(socket, name);
}

it('logs nothing of what two users write to each other, nor how they are found, whatever goes wrong', async () => {
  const ann = await online('ann');
  const bob = await online('bob');
  const annPeer = await bob.peerOf('ann');
  const bobPeer = await ann.peerOf('bob');
  const callId = randomUUID();
  await ann.call(callId, bobPeer);
  await bob.answer(callId, annPeer, 'CALL_ACCEPTED');
  const found = await ann.socket.emitWithAck('call-ice-servers', { callId });
  const relay = found.ok ? found.iceServers.find(({ credential }) => credential !== undefined) : undefined;
  expect(relay).toBeDefined();

  const candidate = `candidate:1 1 udp 2122260223 ${secrets.address} 54321 typ host`;
  expect(await ann.describe(callId, bobPeer, aDescription())).toEqual({ ok: true });
  expect(await ann.candidate(callId, bobPeer, 2, candidate)).toEqual({ ok: true });
  // refused messages are not logged either
  await ann.describe(callId, bobPeer, `${aDescription()}<script>`, 3);
  await ann.candidate(callId, bobPeer, 4, `${candidate}\r\na=evil`);
  const line = (content: unknown) => ({ callId, id: randomUUID(), content });
  expect(await ann.sends('call-message', line(secrets.chat))).toEqual({ ok: true });
  await ann.sends('call-message', line([secrets.chat]));

  // first the database refuses one row, then the whole table is missing: both are server errors and are
  // logged as such
  const broken = { ok: false, code: 'internal' };
  const refused = sql.raw(`'${secrets.refusedChat}'`);
  await app.db.execute(sql`alter table call_messages add constraint picky check (content <> ${refused})`);
  expect(await ann.sends('call-message', line(secrets.refusedChat))).toMatchObject(broken);
  await app.db.execute(sql`alter table call_messages rename to lost_messages`);
  expect(await ann.sends('call-message', line(secrets.chat))).toMatchObject(broken);

  const log = await server.writtenDown();
  expect(log).toContain('picky');
  expect(log).toContain('relation \\"call_messages\\" does not exist');
  for (const secret of [...Object.values(secrets), relaySecret, relay?.credential, relay?.username]) {
    expect(log).not.toContain(secret);
  }
});
