import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** How fetching an official file goes, for all servers together. */
export const feedFetches = pgTable('feed_fetches', {
  /** Key of the official source. */
  source: text('source').primaryKey(),
  /** Null: as soon as anybody looks. */
  nextTryAt: instant('next_try_at'),
  lastTriedAt: instant('last_tried_at'),
  /** When it was last fetched and taken in, or found to be the one we have. */
  lastSuccessAt: instant('last_success_at'),
  lastFailureAt: instant('last_failure_at'),
  lastFailure: text('last_failure'),
  /** Failures in a row. */
  failures: integer('failures').notNull().default(0),
  /** What is worth telling and is no failure: that a file is not out yet. */
  note: text('note'),
  /** The last trading day that is done with, for files of one day. */
  lastDay: date('last_day'),
  /** The address the marks belong to. */
  markedAddress: text('marked_address'),
  etag: text('etag'),
  lastModified: text('last_modified'),
  /** sha256 of what was fetched last: publishers that mark nothing send the same again. */
  lastHash: text('last_hash'),
});
