import fp from 'fastify-plugin';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Config } from '../../config/config';
import { createReadings } from './createReadings';
import type { Readings } from './createReadings';
import { measureRequests } from './measureRequests';
import { startMetricsListener } from './metricsListener';

interface Metrics {
  /** Where metrics are registered. Labels have few values, all known to the code: never an id or anything a user sent. */
  registry: Registry;
  /** Registers what costs a query or a count; see `Readings`. */
  read: Readings['add'];
  /** `http://127.0.0.1:9464`, once the server is ready. */
  address: () => string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What operators watch; null where METRICS_PORT is not set. */
    metrics: Metrics | null;
  }
}

/** Measures the server, and serves the figures at `/metrics` of a listener of its own. Features add theirs. */
export const metrics = fp<{ config: Config }>(
  async (app, { config }) => {
    if (config.metrics === null) {
      app.decorate('metrics', null);
      return;
    }
    const { host, port, readEveryMs } = config.metrics;
    const registry = new Registry();
    // the process: CPU, memory, garbage collection, delay of the event loop
    collectDefaultMetrics({ register: registry });
    measureRequests(app, registry);
    const readings = createReadings(registry, {
      readEveryMs,
      onFailure: (name, error) => app.log.warn({ err: error, reading: name }, 'Metrics could not be read'),
    });
    let address = '';
    let stop = async (): Promise<void> => undefined;
    app.decorate('metrics', { registry, read: readings.add, address: () => address });
    app.addHook('onReady', async () => {
      const listener = await startMetricsListener({ host, port }, async () => {
        await readings.refresh();
        return { type: registry.contentType, text: await registry.metrics() };
      });
      address = listener.address;
      stop = listener.stop;
    });
    app.addHook('onClose', () => stop());
  },
  { name: 'metrics' },
);
