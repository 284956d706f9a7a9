import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer, type WebSocket } from 'ws';
import { originOf } from '../../../../plugins/http/origin';
import { sessionOfHandshake } from '../../../../plugins/session/sessionOfHandshake';
import { createTokenBucket } from '../../../../plugins/rateLimit/tokenBucket';
import { eventLimits } from '../../../../plugins/rateLimit/limits';
import type { GroupRooms } from '../group/groupRooms';
import { readPeerMessage } from './peerMessages';
import { createPeerSwitch, type PeerClient, type PeerSwitch } from './peerSwitch';

/** Where PeerJS clients connect: their `path` is `/peer`; PeerJS adds the rest. */
const endpointPath = '/peer/peerjs';
const maxMessageBytes = 64 * 1024;
/** A client sends a heartbeat every five seconds. */
const silenceMs = 30_000;
/**
 * The maximum buffered for a client that does not read: the offers of all other members of a room, several
 * times over.
 */
const maxUnreadBytes = 1024 * 1024;
/** WebSocket close code for a policy violation (RFC 6455, section 7.4.1). */
const policyViolation = 1008;

/**
 * The signalling protocol of PeerJS clients, for group rooms only. An id is issued by the server to one
 * account in one room and is useless to anyone else; messages reach members of the same room; messages for
 * an absent member are dropped.
 */
export function servePeers(app: FastifyInstance, rooms: GroupRooms): void {
  const server = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  const peers = createPeerSwitch(app);

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // an invalid address would throw here, outside any handler
    const target = request.url ?? '/';
    if (!URL.canParse(target, 'http://peer')) return;
    const url = new URL(target, 'http://peer');
    if (url.pathname !== endpointPath) return;
    if (originOf(request.headers, app.config.publicUrl) === 'foreign') {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    server.handleUpgrade(request, socket, head, (connection) => {
      const requested = { id: url.searchParams.get('id') ?? '', token: url.searchParams.get('token') ?? '' };
      admit(connection, request, requested).catch((error: unknown) => {
        app.log.warn(error, 'cannot admit a peer');
        connection.close();
      });
    });
  };
  app.server.on('upgrade', onUpgrade);
  app.addHook('preClose', async () => {
    for (const connection of server.clients) connection.terminate();
  });

  app.onSessionEnd(
    (sessionId) => peers.dropSession(sessionId),
    () => [...peers.clients.values()].flatMap((client) => client.sessionId ?? []),
  );
  rooms.onChange((room, before) => {
    const isIn = new Set(room.members.map(({ peerId }) => peerId));
    for (const { peerId } of before?.members ?? []) if (!isIn.has(peerId)) peers.drop(peerId);
  });

  async function admit(
    connection: WebSocket,
    request: IncomingMessage,
    { id, token }: { id: string; token: string },
  ): Promise<void> {
    const incoming = listen(connection);
    const session = await sessionOfHandshake(app, app.config, request.headers);
    const client = clientOver(connection, token, session?.viewer.sessionId ?? null);
    if (!session?.viewer.hasAgreed) return refuse(client);
    const { userId, sessionId, via } = session.viewer;
    const present = peers.clients.get(id);
    if (present && present.token !== token && (await isIssued(id, userId))) {
      client.send({ type: 'ID-TAKEN', payload: { msg: 'That id is in use.' } });
      return client.close();
    }
    if (!(await isIssued(id, userId))) return refuse(client);
    present?.close();
    peers.clients.set(id, client);
    connection.on('close', () => {
      if (peers.clients.get(id) === client) peers.clients.delete(id);
    });
    // a user removed from the room, or signed out, at this moment was not yet connected to be dropped
    const isSignedIn = (await app.liveSessions.byId(sessionId, via, app.clock.now())) !== null;
    if (!isSignedIn || !(await isIssued(id, userId))) return peers.drop(id);
    client.send({ type: 'OPEN' });
    incoming.pass((data) => answer(peers, id, client, data));
  }

  async function isIssued(id: string, userId: string): Promise<boolean> {
    const roomId = id.split('_')[0] ?? '';
    if (!/^[\da-f-]{36}$/.test(roomId)) return false;
    const room = await rooms.find(roomId);
    return room?.members.some((member) => member.peerId === id && member.userId === userId) ?? false;
  }
}

function refuse(client: PeerClient): void {
  client.send({ type: 'ERROR', payload: { msg: 'That id was not issued to you.' } });
  client.close();
}

function clientOver(connection: WebSocket, token: string, sessionId: string | null): PeerClient {
  return {
    token,
    sessionId,
    send: (message) => {
      if (connection.bufferedAmount > maxUnreadBytes) connection.terminate();
      else connection.send(JSON.stringify(message));
    },
    close: () => hangUp(connection),
  };
}

/** A client that does not answer the close is ignored all the same. */
function hangUp(connection: WebSocket): void {
  connection.removeAllListeners('message');
  connection.close(policyViolation);
}

/** Counts and times messages from the first byte on; nothing is answered before `pass`. */
function listen(connection: WebSocket) {
  const bucket = createTokenBucket(eventLimits.roomPeer.burst, eventLimits.roomPeer.perSecond);
  let handle: ((data: string) => void) | null = null;
  let timer = setTimeout(() => connection.terminate(), silenceMs);
  connection.on('error', () => connection.terminate());
  connection.on('close', () => clearTimeout(timer));
  connection.on('message', (data, isBinary) => {
    clearTimeout(timer);
    timer = setTimeout(() => connection.terminate(), silenceMs);
    if (isBinary || !bucket.consume()) return hangUp(connection);
    // a well-behaved client waits for OPEN
    if (Buffer.isBuffer(data)) handle?.(data.toString('utf8'));
  });
  return {
    pass: (receiver: (data: string) => void) => {
      handle = receiver;
    },
  };
}

/**
 * Relays a message within the room; any message that our PeerJS client does not send closes the connection.
 */
function answer(peers: PeerSwitch, id: string, client: PeerClient, data: string): void {
  const message = readPeerMessage(data);
  if (!message) return client.close();
  if (message.type === 'HEARTBEAT') return;
  const { dst } = message;
  const isSameRoom = dst.split('_')[0] === id.split('_')[0];
  const passed = isSameRoom ? peers.pass({ src: id, relay: message }) : Promise.resolve(false);
  void passed.then((isThere) => {
    if (!isThere && message.type !== 'LEAVE') client.send({ type: 'EXPIRE', src: dst, dst: id });
  });
}
