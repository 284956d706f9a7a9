import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { LimitsConfig } from '../config/limitsConfig';

export type Database = NodePgDatabase;

/** The transaction passed to the callback of `db.transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The database, or a transaction on it. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>;

/** How a pool is limited where no configuration says so. */
const defaultLimits = { databasePool: 20, databaseWaitMs: 5000 };

type PoolLimits = Pick<
  LimitsConfig,
  'databasePool' | 'databaseWaitMs' | 'databaseStatementMs' | 'databaseLockMs'
>;

/**
 * Lets the rest of a transaction take as long as it needs, and wait as long for others like it: imports and judging of all companies,
 * which no user waits for.
 */
export const withoutTimeouts = (transaction: Queryable) =>
  transaction.execute(
    sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`,
  );

/** A connection pool. `url` is read for each new connection, because the embedded PostgreSQL may change its port. */
export function createPool(url: () => string, limits: Partial<PoolLimits> = {}): pg.Pool {
  const { databasePool, databaseWaitMs, databaseStatementMs, databaseLockMs } = {
    ...defaultLimits,
    ...limits,
  };
  class MovingClient extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionString: url() });
    }
  }
  const pool = new pg.Pool({
    Client: MovingClient,
    max: databasePool,
    connectionTimeoutMillis: databaseWaitMs,
    ...(databaseStatementMs !== undefined && { statement_timeout: databaseStatementMs }),
    ...(databaseLockMs !== undefined && { lock_timeout: databaseLockMs }),
  });
  // The pool drops a broken idle connection; without a listener its error would end the process.
  pool.on('error', () => undefined);
  // The same for a connection in use: its query rejects, which is enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function createDatabase(pool: pg.Pool): Database {
  return drizzle({ client: pool });
}
