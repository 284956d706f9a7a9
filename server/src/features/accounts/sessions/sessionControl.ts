import fp from 'fastify-plugin';
import { createSessionRepository } from './sessionRepository';
import { sessionEnded } from '../../../plugins/session/accessProblems';
import { createSessionService } from './sessionService';

declare module 'fastify' {
  interface FastifyInstance {
    /** Opens and ends sessions. */
    sessions: ReturnType<typeof createSessionService>;
  }
}

/** The one interface that every feature uses to open and end sessions, whatever the sign-in method. */
export const sessionControl = fp(
  async (app) => {
    app.decorate('sessions', createSessionService(app));
    // the session of an open connection is not checked again until it sends something
    const sweep = async () =>
      app.sessions.notifyEnded(
        await createSessionRepository(app.db).removeDead(app.clock.now()),
        sessionEnded().message,
      );
    app.jobs.add({ name: 'dead sessions', everyMinutes: 60, run: sweep });
  },
  { name: 'sessionControl', dependencies: ['jobs', 'realtime', 'session'] },
);
