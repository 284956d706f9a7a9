import type { z } from 'zod';
import { wholeNumber } from './variables';

/** The variables that fit a server to its machine. */
export const limitsEnvironment = {
  DATABASE_POOL: wholeNumber(12, 500).default(20),
  DATABASE_WAIT_SECONDS: wholeNumber(1, 60).default(5),
  DATABASE_STATEMENT_SECONDS: wholeNumber(5, 3600).default(60),
  DATABASE_LOCK_SECONDS: wholeNumber(1, 600).default(10),
  JOBS_AT_ONCE: wholeNumber(1, 50).default(4),
  CONNECTIONS_PER_USER: wholeNumber(1, 1000).default(20),
  REQUEST_SECONDS: wholeNumber(5, 3600).default(120),
  DRAIN_SECONDS: wholeNumber(0, 300).optional(),
};

type Environment = z.infer<z.ZodObject<typeof limitsEnvironment>>;

/** What one server may use. */
export interface LimitsConfig {
  /** Connections to the database. */
  databasePool: number;
  /** How long a request waits for one of them before it fails because the database is down. */
  databaseWaitMs: number;
  /** How long one statement may take. */
  databaseStatementMs: number;
  /** How long a statement waits for what another one has locked. */
  databaseLockMs: number;
  /** Jobs that run concurrently, besides messages and deliveries. Each may need a connection, and each lane two more. */
  jobsAtOnce: number;
  /** Open sockets of one user on this server. */
  connectionsPerUser: number;
  /** Within which a request must have arrived completely. */
  requestMs: number;
  /** How long a server that stops still answers requests, so that proxies notice. */
  drainMs: number;
}

/** Throws an Error whose message names the invalid variable. */
export function readLimitsConfig(
  env: Environment,
  { isProduction }: { isProduction: boolean },
): LimitsConfig {
  if (env.JOBS_AT_ONCE > env.DATABASE_POOL - 8)
    throw new Error(
      'DATABASE_POOL must be at least eight more than JOBS_AT_ONCE: jobs and requests share it.',
    );
  return {
    databasePool: env.DATABASE_POOL,
    databaseWaitMs: env.DATABASE_WAIT_SECONDS * 1000,
    databaseStatementMs: env.DATABASE_STATEMENT_SECONDS * 1000,
    databaseLockMs: env.DATABASE_LOCK_SECONDS * 1000,
    jobsAtOnce: env.JOBS_AT_ONCE,
    connectionsPerUser: env.CONNECTIONS_PER_USER,
    requestMs: env.REQUEST_SECONDS * 1000,
    drainMs: (env.DRAIN_SECONDS ?? (isProduction ? 10 : 0)) * 1000,
  };
}
