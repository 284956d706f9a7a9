import fp from 'fastify-plugin';
import { ReleaseGate } from './ReleaseGate';

declare module 'fastify' {
  interface FastifyInstance {
    /** Checks releases of modules beside the event loop. */
    releaseGate: ReleaseGate;
  }
}

/** One thread for all releases that this server checks. */
export const releaseGatePlugin = fp(
  async (app) => {
    const gate = new ReleaseGate();
    app.decorate('releaseGate', gate);
    app.addHook('onClose', () => gate.close());
  },
  { name: 'releaseGate' },
);
