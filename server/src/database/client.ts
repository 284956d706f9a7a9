import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase;

/** What a repository works on inside `db.transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** How long a request waits for a connection before it is told that the database is down. */
const usualConnectTimeoutMs = 5000;

/** A pool of connections. `url` is asked again for each new one, because our own PostgreSQL may move. */
export function createPool(url: () => string, connectTimeoutMs = usualConnectTimeoutMs): pg.Pool {
  class MovingClient extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionString: url() });
    }
  }
  const pool = new pg.Pool({ Client: MovingClient, max: 20, connectionTimeoutMillis: connectTimeoutMs });
  // A broken idle connection is dropped by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // Nor may one that is in use: its query rejects, and that is enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function createDatabase(pool: pg.Pool): Database {
  return drizzle({ client: pool });
}
