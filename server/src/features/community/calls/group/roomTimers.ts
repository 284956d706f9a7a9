import type { FastifyInstance } from 'fastify';
import type { StoredRoom } from '../../../../database/schema/community/StoredRoom';
import { dayMs } from '../../../../lib/durations';
import { roomDueAt } from './rules/applyRoomTimeouts';

/** Added to timers, so that the deadline has surely passed when they fire. */
const slackMs = 50;

/** Re-evaluates a room at its next deadline. */
export function createRoomTimers(app: FastifyInstance, evaluate: (id: string) => Promise<unknown>) {
  const timers = new Map<string, NodeJS.Timeout>();
  app.addHook('preClose', async () => timers.forEach((timer) => clearTimeout(timer)));

  return {
    follow(room: StoredRoom): void {
      clearTimeout(timers.get(room.id));
      timers.delete(room.id);
      const dueAt = roomDueAt(room);
      if (dueAt === null) return;
      const later = () => {
        timers.delete(room.id);
        evaluate(room.id).catch((error: unknown) => app.log.warn(error, 'cannot evaluate a room'));
      };
      // a later deadline is checked by the sweep
      const waitMs = Math.max(0, dueAt - app.clock.now().getTime()) + slackMs;
      if (waitMs > dayMs) return;
      // does not delay shutdown: another server takes over
      timers.set(room.id, setTimeout(later, waitMs).unref());
    },
  };
}
