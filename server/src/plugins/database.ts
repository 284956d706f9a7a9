import fp from 'fastify-plugin';
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
  },
  { name: 'database' },
);
