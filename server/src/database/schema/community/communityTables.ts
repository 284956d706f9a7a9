import { bigint, foreignKey, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/identityTables';

/** Posts of the community. A deleted post leaves its row, so that its id is never reused. */
export const posts = pgTable(
  'posts',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    author: uuid('author')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** The post it replies to. */
    replyTo: bigint('reply_to', { mode: 'bigint' }),
    /** The post that its conversation began with; null for such a post. Its replies are deleted with it. */
    thread: bigint('thread', { mode: 'bigint' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('posts_of_author').on(table.author),
    index('posts_of_thread').on(table.thread, table.id),
    foreignKey({ columns: [table.thread], foreignColumns: [table.id], name: 'posts_thread' }).onDelete(
      'cascade',
    ),
  ],
);
