import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, startKillable } from '../../../../testing';
import { slowStartMs } from '../../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

let app: FastifyInstance;
let server: Awaited<ReturnType<typeof startKillable>>;
beforeAll(async () => {
  app = await buildTestApp();
  server = await startKillable(app);
});
afterAll(async () => {
  await server.kill();
  await app.close();
});

/** Sends an unusual upgrade request without a session, and waits for the outcome. */
function asksToUpgrade(target: string, headers: readonly string[] = []): Promise<void> {
  const { hostname, port } = new URL(server.address);
  const lines = [
    `GET ${target} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
    ...headers,
  ];
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.on('data', () => socket.destroy());
    socket.on('close', () => resolve());
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  });
}

it.each([
  ['no address', '//', []],
  ['half an address', 'http://[', []],
  ['what nobody serves', '/nothing', []],
  ['a peer of another site', '/peer/peerjs?id=x', ['Sec-Fetch-Site: cross-site']],
  ['a peer without a name', '/peer/peerjs?id=%', []],
])('the server survives a request to upgrade to %s', async (_what, target, headers) => {
  await asksToUpgrade(target, headers);
  expect((await fetch(`${server.address}/api/session`)).status).toBe(200);
  expect(server.printed).toEqual([]);
});
