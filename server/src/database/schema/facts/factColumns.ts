import { bigint, date, text } from 'drizzle-orm/pg-core';

/** Whole rupees; every stored amount is far below 2^53. */
export const rupees = (name: string) => bigint(name, { mode: 'number' });

/** Columns of every fact: its source and date. */
export const provenance = {
  publisher: text('publisher').notNull(),
  document: text('document').notNull(),
  asOf: date('as_of').notNull(),
  publishedOn: date('published_on'),
  contentHash: text('content_hash').notNull(),
};
