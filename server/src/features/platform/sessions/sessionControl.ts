import fp from 'fastify-plugin';
import { createSessionRepository } from './sessionRepository';
import { createSessionService } from './sessionService';

declare module 'fastify' {
  interface FastifyInstance {
    /** Lets people in and puts them out. */
    sessions: ReturnType<typeof createSessionService>;
  }
}

/** The one way in and out that every feature uses, whichever way a person proves who they are. */
export const sessionControl = fp(
  async (app) => {
    app.decorate('sessions', createSessionService(app));
    const sweep = () => createSessionRepository(app.db).removeDead(app.clock.now());
    app.jobs.add({ name: 'dead sessions', everyMinutes: 60, run: sweep });
  },
  { name: 'sessionControl', dependencies: ['jobs', 'realtime', 'session'] },
);
