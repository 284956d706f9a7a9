import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { io } from 'socket.io-client';
import { buildTestApp, signedIn, startKillable, type PersonName, type TestSocket } from '../../testing';
import { aDescription } from './callFixtures';
import { onlineAt, type OnlineTester } from './onlineFixture';

const relaySecret = 'the-relay-secret-of-at-least-32-letters';
/** What the two say to each other and to the server, none of which is anybody else's. */
const secrets = {
  chat: 'a debt nobody knows of',
  refusedChat: 'a line that the database refuses',
  address: '203.0.113.77',
  fingerprint: 'AB:AB:AB:AB',
};

let app: FastifyInstance;
let server: Awaited<ReturnType<typeof startKillable>>;
const sockets: TestSocket[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  // as much as it can ever say
  server = await startKillable(app, {
    LOG_LEVEL: 'trace',
    TURN_URLS: 'turn:relay.example:3478',
    TURN_SECRET: relaySecret,
  });
});
afterAll(async () => {
  sockets.forEach((socket) => socket.close());
  await server.kill();
  await app.close();
});

async function online(name: PersonName): Promise<OnlineTester> {
  const extraHeaders = await signedIn(app, name);
  const socket: TestSocket = io(server.address, {
    ...{ extraHeaders, transports: ['websocket'], forceNew: true, reconnection: false },
  });
  sockets.push(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return onlineAt(socket, name);
}

/** What was written down up to now: everything before a request that is made only to be found there. */
async function writtenDown(): Promise<string> {
  const mark = randomUUID();
  await fetch(`${server.address}/api/session?mark=${mark}`);
  while (!server.printed.some((line) => line.includes(mark)))
    await new Promise((resolve) => setTimeout(resolve, 10));
  return server.printed.join('\n');
}

it('writes nothing down of what two people say to each other, nor how they are found, whatever goes wrong', async () => {
  const [ann, bob] = [await online('ann'), await online('bob')];
  const [annPeer, bobPeer] = [await bob.peerOf('ann'), await ann.peerOf('bob')];
  const callId = randomUUID();
  await ann.call(callId, bobPeer);
  await bob.answer(callId, annPeer, 'CALL_ACCEPTED');
  const found = await ann.socket.emitWithAck('call-ice-servers', { callId });
  const relay = found.ok ? found.iceServers.find(({ credential }) => credential !== undefined) : undefined;
  expect(relay).toBeDefined();

  const candidate = `candidate:1 1 udp 2122260223 ${secrets.address} 54321 typ host`;
  expect(await ann.describe(callId, bobPeer, aDescription())).toEqual({ ok: true });
  expect(await ann.candidate(callId, bobPeer, 2, candidate)).toEqual({ ok: true });
  // what is refused is not written down either
  await ann.describe(callId, bobPeer, `${aDescription()}<script>`, 3);
  await ann.candidate(callId, bobPeer, 4, `${candidate}\r\na=evil`);
  const line = (content: unknown) => ({ callId, id: randomUUID(), content });
  expect(await ann.says('call-message', line(secrets.chat))).toEqual({ ok: true });
  await ann.says('call-message', line([secrets.chat]));

  // the database refuses a line, and then knows no lines at all: both are our fault, and written down as such
  const broken = { ok: false, code: 'internal' };
  const refused = sql.raw(`'${secrets.refusedChat}'`);
  await app.db.execute(sql`alter table call_messages add constraint picky check (content <> ${refused})`);
  expect(await ann.says('call-message', line(secrets.refusedChat))).toMatchObject(broken);
  await app.db.execute(sql`alter table call_messages rename to lost_messages`);
  expect(await ann.says('call-message', line(secrets.chat))).toMatchObject(broken);

  const log = await writtenDown();
  expect(log).toContain('picky');
  expect(log).toContain('relation \\"call_messages\\" does not exist');
  for (const secret of [...Object.values(secrets), relaySecret, relay?.credential, relay?.username]) {
    expect(log).not.toContain(secret);
  }
});
