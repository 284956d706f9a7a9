import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/identityTables';
import { bytes } from '../bytes';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Articles of the blog. Public is what has a time of publication that has come, and was not withdrawn. */
export const articles = pgTable(
  'articles',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** Markdown. */
    body: text('body').notNull(),
    /** The names that readers see. */
    authors: text('authors').array().notNull(),
    /** The account that last changed it; null for the product itself. */
    writer: uuid('writer').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Null for a draft. */
    publishedAt: instant('published_at'),
    withdrawnAt: instant('withdrawn_at'),
    /** Grows with each change. */
    version: integer('version').notNull().default(1),
    /** Hash of the file it came from, until someone changes it; null for those of staff. */
    shippedAs: text('shipped_as'),
  },
  (table) => [
    index('articles_published').on(table.publishedAt),
    index('articles_of_writer').on(table.writer),
  ],
);

/** Pictures of articles, by the hash of their content. */
export const articlePictures = pgTable('article_pictures', {
  version: text('version').primaryKey(),
  webp: bytes('webp').notNull(),
});
