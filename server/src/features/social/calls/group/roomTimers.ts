import type { FastifyInstance } from 'fastify';
import type { HeldRoom } from '../../../../database/schema/HeldRoom';
import { roomDueAt } from './rules/applyRoomTimeouts';

/** Later than due by this much, so that the moment itself has surely passed. */
const slackMs = 50;

/** Looks at a room again when time next decides something about it. */
export function createRoomTimers(app: FastifyInstance, look: (id: string) => Promise<unknown>) {
  const timers = new Map<string, NodeJS.Timeout>();
  app.addHook('preClose', async () => timers.forEach((timer) => clearTimeout(timer)));

  return {
    follow(room: HeldRoom): void {
      clearTimeout(timers.get(room.id));
      timers.delete(room.id);
      const dueAt = roomDueAt(room);
      if (dueAt === null) return;
      const later = () => {
        timers.delete(room.id);
        look(room.id).catch((error: unknown) => app.log.warn(error, 'cannot look at a room'));
      };
      const waitMs = Math.max(0, dueAt - app.clock.now().getTime()) + slackMs;
      // a server that stops waits for nobody: another one looks
      timers.set(room.id, setTimeout(later, waitMs).unref());
    },
  };
}
