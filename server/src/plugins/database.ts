import fp from 'fastify-plugin';
import type { Registry } from 'prom-client';
import { Gauge } from 'prom-client';
import type { Database } from '../database/client';
import type { Store } from '../database/openStore';

declare module 'fastify' {
  interface FastifyInstance {
    store: Store;
    db: Database;
  }
}

/** Provides the database. The caller that opened it closes it. */
export const database = fp<{ store: Store }>(
  async (app, { store }) => {
    app.decorate('store', store);
    app.decorate('db', store.db);
    if (app.metrics) measurePool(store, app.metrics.registry);
  },
  { name: 'database', dependencies: ['metrics'] },
);

function measurePool({ pool }: Store, registry: Registry): void {
  new Gauge({
    name: 'tayyib_database_connections',
    help: 'Connections to the database: open ones, and idle ones among them.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'tayyib_database_connections_max',
    help: 'Connections that this server may open (DATABASE_POOL).',
    registers: [registry],
    collect() {
      this.set(pool.options.max);
    },
  });
  new Gauge({
    name: 'tayyib_database_waiting',
    help: 'Requests and jobs that are waiting for a connection.',
    registers: [registry],
    collect() {
      this.set(pool.waitingCount);
    },
  });
}
