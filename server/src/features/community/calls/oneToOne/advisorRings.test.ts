import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../../testing';
import { goOnline } from '../onlineFixture';

let app: FastifyInstance;
const sockets: { close: () => unknown }[] = [];
beforeAll(async () => {
  app = await buildTestApp();
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
afterAll(() => app.close());

it('an advisor is called by those whose plan includes consultations only', async () => {
  const adil = await goOnline(app, 'adil');
  const ann = await goOnline(app, 'ann');
  const rafi = await goOnline(app, 'rafi');
  sockets.push(adil.socket, ann.socket, rafi.socket);
  const peer = await ann.peerOf('adil');
  const callOf = (digit: number) => `00000000-0000-4000-8000-0000000000d${digit}`;
  expect(await ann.call(callOf(1), peer)).toMatchObject({ ok: false, code: 'advisor-by-plan' });
  expect(await rafi.call(callOf(2), peer)).toMatchObject({ ok: true });
  expect(adil.receivedOf('pre-offer')).toHaveLength(1);
});
