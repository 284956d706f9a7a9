import fp from 'fastify-plugin';
import type { Config } from '../../config/config';
import type { Store } from '../../database/openStore';

/**
 * Sends traces of requests, their queries and jobs to a collector, if one is configured. Without one, OpenTelemetry is not loaded
 * and its API does nothing.
 */
export const tracing = fp<{ config: Config; store: Store }>(
  async (app, { config: { tracing: settings, trustedProxies }, store }) => {
    if (settings === null) return;
    const { startTracing } = await import('./startTracing');
    const { traceRequests } = await import('./traceRequests');
    const { traceQueries } = await import('./traceQueries');
    const stop = startTracing(settings);
    traceRequests(app, { continuesTraces: trustedProxies > 0 });
    traceQueries(store.pool);
    app.addHook('onClose', stop);
  },
  { name: 'tracing' },
);
