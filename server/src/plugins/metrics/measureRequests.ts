import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { Gauge, Histogram } from 'prom-client';

/** Seconds. The first are our targets for searches and screens; the last are uploads and slow readers. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * The duration of requests by route and class of status. The route is the registered pattern (`/api/stocks/:id`): addresses
 * contain names, search words and codes, and each would be a series of its own.
 */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'tayyib_http_request_duration_seconds',
    help: 'Duration of HTTP requests, by the pattern of the route and the class of the status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const status = `${Math.floor(statusCode / 100)}xx`;
    durations.observe({ method, route: routeOptions.url ?? 'unmatched', status }, elapsedTime / 1000);
    done();
  });
  new Gauge({
    name: 'tayyib_http_connections',
    help: 'Open connections of browsers and proxies, sockets included.',
    registers: [registry],
    async collect() {
      this.set(await openConnections(app));
    },
  });
}

const openConnections = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
