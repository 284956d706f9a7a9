import { randomUUID } from 'node:crypto';
import { buildTestApp, startKillable } from '../../../../testing';
import { aDescription } from '../callFixtures';
import { ForwardingServer } from './ForwardingServer';
import { JanusSupervisor } from './janus/JanusSupervisor';
import { pretendJanus } from './janus/fakeJanus.testing';
import { atForwarded, withForwarding } from './sfuFixtures';

const quiet = { warn: () => undefined };

it('does not follow what was decided before what it knows', async () => {
  const janus = pretendJanus();
  const { forwarding } = withForwarding(janus.environment).calls;
  if (!forwarding) throw new Error('It is on.');
  const supervisor = new JanusSupervisor(forwarding, quiet);
  const server = new ForwardingServer(supervisor, () => undefined, quiet);
  const [roomId, epoch, participant, device] = [randomUUID(), 1, 'bob', 'tab'];
  const bob = { participant, device, isMuted: false };
  const who = { participant, device, attempt: 1 };
  const people = { version: 5, allowed: [bob] };
  const sent = await server.take({ kind: 'publish', roomId, epoch, who, people, sdp: aDescription() });
  expect(sent).toMatchObject({ ok: true });
  // another server is late to say how the room was before they came
  await server.take({ kind: 'settle', roomId, epoch, people: { version: 4, allowed: [] } });
  expect(janus.asked).not.toContain(`detach ${participant}`);
  await server.take({ kind: 'settle', roomId, epoch, people: { version: 6, allowed: [] } });
  expect(janus.asked).toContain(`detach ${participant}`);
  await supervisor.stop();
  janus.stop();
});

it('leaves the server standing when no program can be started', async () => {
  const janus = pretendJanus();
  const app = await buildTestApp();
  const server = await startKillable(app, { ...janus.environment, SFU_FROM: '2', PATH: '' });
  const [ann, bob] = [
    await atForwarded(app, 'ann', server.address),
    await atForwarded(app, 'bob', server.address),
  ];
  await bob.joins(await ann.opens());
  await ann.sees(({ topology }) => topology.kind === 'sfu');
  // each try that fails moves the room to the next, which may have happened since ann looked
  const code: unknown = expect.stringMatching(/^(not-forwarded|other-way)$/);
  expect(await ann.sends()).toMatchObject({ ok: false, code });
  await ann.sees(({ topology }) => topology.kind === 'mesh');
  for (const { socket } of [ann, bob]) socket.close();
  await server.kill();
  await app.close();
  janus.stop();
});
