import type { FastifyInstance } from 'fastify';
import { fakeJanus } from '../../server/src/features/community/calls/sfu/janus/fakeJanus.testing';
import {
  atForwarded,
  withForwarding,
  type AtForwarded,
} from '../../server/src/features/community/calls/sfu/sfuFixtures';
import { buildTestApp } from '../../server/src/testing';

/** Opens a room of five on a separate forwarding server, as one of its users. Close it afterwards. */
export function forwardedRoom() {
  let app: FastifyInstance | null = null;
  const janus = fakeJanus();
  const people: AtForwarded[] = [];
  return {
    person: async (): Promise<AtForwarded> => {
      app = await buildTestApp(withForwarding(janus.environment));
      for (const name of ['paro', 'ann', 'bob', 'rafi', 'adil'] as const)
        people.push(await atForwarded(app, name));
      const [paro, ...others] = people;
      if (!paro) throw new Error('The room is empty.');
      const roomId = await paro.opens();
      for (const other of others) await other.joins(roomId);
      await paro.sees(({ topology }) => topology.kind === 'sfu');
      return paro;
    },

    /** Makes another user send media that this one receives. */
    trigger: async (): Promise<void> => {
      await people[1]?.sends();
      await people[0]?.asks();
    },

    close: async (): Promise<void> => {
      for (const { socket } of people) socket.close();
      await app?.close();
      janus.stop();
    },
  };
}
