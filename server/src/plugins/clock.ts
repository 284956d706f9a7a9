import fp from 'fastify-plugin';

/** What time it is. A test replaces `now` to travel. */
export interface Clock {
  now: () => Date;
}

declare module 'fastify' {
  interface FastifyInstance {
    clock: Clock;
  }
}

/** The one place that plans, terms and jobs ask for the time. */
export const clock = fp(
  async (app) => {
    const real: Clock = { now: () => new Date() };
    app.decorate('clock', real);
  },
  { name: 'clock' },
);
