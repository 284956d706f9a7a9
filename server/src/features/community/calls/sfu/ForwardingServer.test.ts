import { randomUUID } from 'node:crypto';
import { buildTestApp, startKillable } from '../../../../testing';
import { aDescription } from '../callFixtures';
import { ForwardingServer, type ForwardedOffer } from './ForwardingServer';
import { JanusSupervisor } from './janus/JanusSupervisor';
import { fakeJanus } from './janus/fakeJanus.testing';
import { atForwarded, eventually, withForwarding } from './sfuFixtures';
import { slowStartMs } from '../../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

const quiet = { warn: () => undefined };

it('a forwarding server ignores a decision older than the latest one it knows', async () => {
  const janus = fakeJanus();
  const { forwarding } = withForwarding(janus.environment).calls;
  if (!forwarding) throw new Error('It is on.');
  const supervisor = new JanusSupervisor(forwarding, quiet);
  const server = new ForwardingServer(supervisor, () => undefined, quiet);
  const roomId = randomUUID();
  const epoch = 1;
  const participant = 'bob';
  const device = 'tab';
  const bob = { participant, device, isMuted: false };
  const who = { participant, device, attempt: 1 };
  const people = { version: 5, allowed: [bob] };
  const sent = await server.handle({ kind: 'publish', roomId, epoch, who, people, sdp: aDescription() });
  expect(sent).toMatchObject({ ok: true });
  // an update from another server about the room before they joined arrives late
  await server.handle({ kind: 'settle', roomId, epoch, people: { version: 4, allowed: [] } });
  expect(janus.requests).not.toContain(`detach ${participant}`);
  await server.handle({ kind: 'settle', roomId, epoch, people: { version: 6, allowed: [] } });
  expect(janus.requests).toContain(`detach ${participant}`);
  await supervisor.stop();
  janus.stop();
});

it('says which line is the camera beside a screen, in whatever order Janus forwards them', async () => {
  const janus = fakeJanus();
  const { forwarding } = withForwarding(janus.environment).calls;
  if (!forwarding) throw new Error('It is on.');
  const supervisor = new JanusSupervisor(forwarding, quiet);
  const offers: ForwardedOffer[] = [];
  const server = new ForwardingServer(supervisor, (offer) => offers.push(offer), quiet);
  const route = { roomId: randomUUID(), epoch: 1 };
  const allowed = ['ann', 'bob'].map((participant) => ({
    participant,
    device: participant,
    isMuted: false,
  }));
  const people = { version: 1, allowed };
  const who = (participant: string) => ({ participant, device: participant, attempt: 1 });
  await server.handle({ kind: 'publish', ...route, who: who('bob'), people, sdp: aDescription() });
  await server.handle({ kind: 'subscribe', ...route, who: who('ann'), people });
  await eventually(() => offers.length > 0);
  expect(offers[0]?.lines).toEqual([
    { mid: '0', participant: 'bob', isPresenter: false },
    { mid: '1', participant: 'bob', isPresenter: true },
    { mid: '2', participant: 'bob', isPresenter: false },
  ]);
  await supervisor.stop();
  janus.stop();
});

it('leaves the server standing when no program can be started', async () => {
  const janus = fakeJanus();
  const app = await buildTestApp();
  const server = await startKillable(app, { ...janus.environment, SFU_FROM: '2', PATH: '' });
  const ann = await atForwarded(app, 'ann', server.address);
  const bob = await atForwarded(app, 'bob', server.address);
  await bob.joins(await ann.opens());
  await ann.sees(({ topology }) => topology.kind === 'sfu');
  // each failed attempt moves the room to the next route, which may have happened since ann looked
  const code: unknown = expect.stringMatching(/^(not-forwarded|other-way)$/);
  expect(await ann.sends()).toMatchObject({ ok: false, code });
  await ann.sees(({ topology }) => topology.kind === 'mesh');
  for (const { socket } of [ann, bob]) socket.close();
  await server.kill();
  await app.close();
  janus.stop();
});
