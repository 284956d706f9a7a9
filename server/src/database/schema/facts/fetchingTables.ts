import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The state of fetching each official file, shared by all servers. */
export const feedFetches = pgTable('feed_fetches', {
  /** Key of the official source. */
  source: text('source').primaryKey(),
  /** Null: due immediately. */
  nextTryAt: instant('next_try_at'),
  lastTriedAt: instant('last_tried_at'),
  /** When it was last fetched and imported, or found unchanged. */
  lastSuccessAt: instant('last_success_at'),
  lastFailureAt: instant('last_failure_at'),
  lastFailure: text('last_failure'),
  /** Consecutive failures. */
  failures: integer('failures').notNull().default(0),
  /** A status that is not a failure, such as a file that is not published yet. */
  note: text('note'),
  /** The last completed trading day, for daily files. */
  lastDay: date('last_day'),
  /** The URL that the validators (ETag, Last-Modified) belong to. */
  markedAddress: text('marked_address'),
  etag: text('etag'),
  lastModified: text('last_modified'),
  /** sha256 of the last fetched file: publishers without validators send the same file again. */
  lastHash: text('last_hash'),
  /** Since when its success is overdue; null while it is on time. */
  lateSince: instant('late_since'),
});
