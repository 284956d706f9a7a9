import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** What rate-limiter-flexible counts without Redis, under its own column names. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The limit, and a keyed hash of whom it is counted for. */
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    /** When the count starts again, in milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
