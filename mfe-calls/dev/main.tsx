import { aPerson, FakeSocket, runStandalone } from '@tayyib/shared/standalone';
import type { Acknowledgement, ActiveUser } from '@tayyib/shared/contracts';
import descriptor from '../module.json';
import definition from '../src/module';

/** The other users online, by scenario. */
const usernames = ['Bilal Ahmed Siddiqui', 'Zoya', 'محمد علی', `Abdul${'-al-Karim'.repeat(3)}`];
const others: Readonly<Record<string, readonly string[]>> = { full: usernames };

const scenarios = { full: [], empty: [], loading: [], error: [], 'lost connection': [] };
const scenario = new URLSearchParams(location.search).get('scenario') ?? 'full';

const socket = new FakeSocket();
socket.replyTo('register-new-user', (): Acknowledgement => {
  if (scenario === 'error') {
    return {
      ok: false,
      code: 'username-taken',
      message: 'The name Ann is in use. Please choose another name.',
    };
  }
  setTimeout(sendBroadcasts, 100);
  return { ok: true };
});
socket.replyTo('unregister-user', () => ({ ok: true }));
socket.connect();

function sendBroadcasts() {
  if (scenario === 'loading') return;
  if (scenario === 'lost connection') return socket.disconnect();
  const entry = (username: string, self = false): ActiveUser => ({
    username,
    peer: crypto.randomUUID(),
    self,
    mark: null,
  });
  const activeUsers = [entry('Ann', true), ...(others[scenario] ?? []).map((name) => entry(name))];
  socket.serverEmits('broadcast', { event: 'ACTIVE_USERS', activeUsers });
  const room = { title: 'Zakat circle', hostName: 'Zoya', people: 3, capacity: 4, isLocked: false };
  const groupCallRooms =
    scenario === 'full' ? [{ ...room, roomId: crypto.randomUUID(), hasLobby: true }] : [];
  socket.serverEmits('broadcast', { event: 'GROUP_CALL_ROOMS', isAll: true, groupCallRooms, closed: [] });
}

await runStandalone({ descriptor, definition, as: aPerson(), scenarios });
