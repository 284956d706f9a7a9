import type { Acknowledgement, ActiveUser } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { PersonName, TestSocket } from '../../testing';
import { buildTestApp, connectSocket, describeWithRedis, startRedis } from '../../testing';

/** Two servers that share a Redis, as two machines behind one address. Skipped where there is no Redis to run. */
describeWithRedis('on two servers', () => {
  let stopRedis: () => void;
  let east: FastifyInstance;
  let west: FastifyInstance;
  const sockets: TestSocket[] = [];

  beforeAll(async () => {
    const { url, stop } = await startRedis();
    stopRedis = stop;
    east = await buildTestApp({ redisUrl: url });
    west = await buildTestApp({ redisUrl: url });
  });
  afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
  afterAll(async () => {
    await Promise.all([east.close(), west.close()]);
    stopRedis();
  });

  async function atCalls(app: FastifyInstance, name: PersonName) {
    const socket = await connectSocket(app, name);
    sockets.push(socket);
    const lists: ActiveUser[][] = [];
    let changed = () => {};
    socket.on('broadcast', (message) => {
      if (message.event === 'ACTIVE_USERS') lists.push(message.activeUsers);
      changed();
    });
    return {
      socket,
      register: (username: string): Promise<Acknowledgement> =>
        socket.emitWithAck('register-new-user', { username }),
      async sees(...names: string[]) {
        while (
          lists
            .at(-1)
            ?.map(({ username }) => username)
            .join() !== names.join()
        ) {
          await new Promise<void>((resolve) => (changed = resolve));
        }
      },
    };
  }

  it('shows people across, and drops them across', async () => {
    const [ann, bob] = [await atCalls(east, 'ann'), await atCalls(west, 'bob')];
    await ann.register('Ann');
    await bob.register('Bob');
    await Promise.all([ann.sees('Ann', 'Bob'), bob.sees('Ann', 'Bob')]);
    bob.socket.disconnect();
    await ann.sees('Ann');
  });

  it('refuses a name that is taken on the other one', async () => {
    const [ann, bob] = [await atCalls(east, 'ann'), await atCalls(west, 'bob')];
    await ann.register('Ann');
    expect(await bob.register('ann')).toMatchObject({ ok: false, code: 'username-taken' });
    const together = await Promise.all([ann.register('Same'), bob.register('Same')]);
    expect(together.filter(({ ok }) => ok).length).toBeLessThan(2);
  });
});
