import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Mails and text messages on their way out. They are written in the transaction that made their code or link, so none
 * is announced that was never stored. The body is emptied once it has left: it opens accounts.
 */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    channel: text('channel', { enum: ['mail', 'sms'] }).notNull(),
    recipient: text('recipient').notNull(),
    /** Empty for text messages. */
    subject: text('subject').notNull().default(''),
    body: text('body').notNull(),
    /** `kept` stays here to be read in the outbox, because nothing leaves this server. */
    status: text('status', { enum: ['queued', 'sent', 'failed', 'kept'] })
      .notNull()
      .default('queued'),
    createdAt: instant('created_at').notNull(),
    /** After this nobody can use it any more, so it is not tried again. */
    expiresAt: instant('expires_at').notNull(),
    lastError: text('last_error'),
  },
  (table) => [
    index('messages_queued')
      .on(table.channel)
      .where(sql`${table.status} = 'queued'`),
  ],
);
