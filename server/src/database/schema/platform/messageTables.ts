import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A file of a mail. */
export interface MessageAttachment {
  filename: string;
  /** Its media type. */
  contentType: string;
  content: string;
}

/**
 * Outgoing mails and text messages, inserted in the transaction that creates their code or link, so that none is sent without
 * its code being stored. Subject and body are emptied once sent, because they give access to an account.
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
    /** The address that ends such mails with one click; null for mails that a user requested. */
    unsubscribe: text('unsubscribe'),
    /** A text file that comes with a mail; removed with the text. */
    attachment: jsonb('attachment').$type<MessageAttachment>(),
    /** `kept`: shown in the outbox, because no channel is configured. */
    status: text('status', { enum: ['queued', 'sent', 'failed', 'kept'] })
      .notNull()
      .default('queued'),
    createdAt: instant('created_at').notNull(),
    /** When its code or link expires; it is not retried after that. */
    expiresAt: instant('expires_at').notNull(),
    lastError: text('last_error'),
  },
  (table) => [
    index('messages_queued')
      .on(table.channel)
      .where(sql`${table.status} = 'queued'`),
  ],
);
