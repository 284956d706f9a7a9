import { and, desc, eq, gt, inArray, isNotNull, lt, lte, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../../database/client';
import type { Mailer } from './smtpMailer';
import type { Jobs } from '../../../jobs/createJobs';
import type { Clock } from '../../../plugins/clock';
import type { SmsGateway } from './httpSmsGateway';
import { type MessageAttachment, messages } from '../../../database/schema/platform/messageTables';
import { dayMs } from '../../../lib/durations';

export interface Message {
  channel: 'mail' | 'sms';
  recipient: string;
  /** Empty for text messages. */
  subject: string;
  body: string;
  /** The address that ends such mails with one click (RFC 8058), if they may be ended. */
  unsubscribe?: string;
  /** A text file that comes with a mail. */
  attachment?: MessageAttachment;
  /** When its code or link expires. */
  expiresAt: Date;
}

type MessageRow = typeof messages.$inferSelect;
type NewMessage = typeof messages.$inferInsert;

interface MessageQueueDeps {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'handle' | 'runDue'>;
  /** Null for a channel that is not configured; its messages stay in the outbox. */
  mailer: Mailer | null;
  sms: SmsGateway | null;
}

/** When a mail that only informs is too old to be sent: a day later. */
export const mailExpiresAt = (sentAt: Date): Date => new Date(sentAt.getTime() + dayMs);

const taskName = 'send-message';
const retentionDays = 7;
/** A user waits for a code or a link, so these messages are sent before others. */
const priorityOf = ({ unsubscribe }: NewMessage) => (unsubscribe == null ? -1 : 0);
/**
 * The text of a message is removed once it is sent or too old, because it can give access to an account. A mail
 * server may repeat it in its errors.
 */
const emptied = { subject: '', body: '', unsubscribe: null, attachment: null, lastError: null };

/** Outgoing messages. The row contains the message; a job sends it, at least once. */
export function createMessageQueue({ db, clock, jobs, mailer, sms }: MessageQueueDeps) {
  const canSend = { mail: mailer !== null, sms: sms !== null };

  const send = async ({ channel, recipient, subject, body, ...rest }: MessageRow): Promise<void> => {
    const { unsubscribe, attachment } = rest;
    if (channel === 'mail') await mailer?.({ to: recipient, subject, text: body, unsubscribe, attachment });
    else await sms?.({ to: recipient, text: body });
  };
  const update = (id: string, change: Partial<MessageRow>) =>
    db.update(messages).set(change).where(eq(messages.id, id));

  const enqueue = jobs.handle({
    name: taskName,
    lane: 'messages',
    payload: z.object({ id: z.uuid() }),
    async run({ id }) {
      const isQueued = and(eq(messages.id, id), eq(messages.status, 'queued'));
      const [message] = await db.select().from(messages).where(isQueued);
      // sent already, or removed by an account erasure
      if (!message) return;
      if (message.expiresAt <= clock.now()) {
        await update(id, { status: 'failed', ...emptied });
        return;
      }
      try {
        await send(message);
      } catch (error) {
        await update(id, { lastError: String(error) });
        throw error;
      }
      await update(id, { status: 'sent', ...emptied });
    },
  });

  const insert = async (transaction: Transaction | Database, message: NewMessage): Promise<void> => {
    const [row] = await transaction.insert(messages).values(message).returning({ id: messages.id });
    if (row && canSend[message.channel]) await enqueue(transaction, row, priorityOf(message));
  };

  return {
    /**
     * Queues a message, or stores it for the outbox. It is sent after the commit of the transaction that creates its
     * code.
     */
    add: (transaction: Transaction | Database, message: Message): Promise<void> =>
      insert(transaction, {
        ...message,
        status: canSend[message.channel] ? 'queued' : 'kept',
        createdAt: clock.now(),
      }),
    /** As much work as `add`, without a recipient, so that response times do not reveal whether an account exists. */
    addDecoy: (transaction: Transaction | Database, channel: Message['channel']): Promise<void> =>
      insert(transaction, {
        channel,
        recipient: '',
        body: '',
        status: 'failed',
        createdAt: clock.now(),
        expiresAt: clock.now(),
      }),
    /** Deletes what was sent to an address that is nobody's any more. */
    async forget(transaction: Transaction | Database, recipients: readonly string[]): Promise<void> {
      if (recipients.length > 0)
        await transaction.delete(messages).where(inArray(messages.recipient, [...recipients]));
    },
    /** Sends all due messages. */
    async deliverDue(): Promise<void> {
      await jobs.runDue(taskName);
    },
    /** Whether sending over this channel currently fails. Reveals nothing about recipients. */
    async isDelayed(channel: Message['channel']): Promise<boolean> {
      const [late] = await db
        .select({ id: messages.id })
        .from(messages)
        .where(
          and(
            eq(messages.channel, channel),
            eq(messages.status, 'queued'),
            gt(messages.expiresAt, clock.now()),
            isNotNull(messages.lastError),
          ),
        )
        .limit(1);
      return late !== undefined;
    },
    /** The latest messages, newest first. */
    latest(count: number): Promise<MessageRow[]> {
      return db
        .select()
        .from(messages)
        .where(ne(messages.recipient, ''))
        .orderBy(desc(messages.createdAt))
        .limit(count);
    },
    /** Empties expired messages and deletes old ones. */
    async tidy(): Promise<void> {
      const now = clock.now();
      await db
        .update(messages)
        .set({ status: 'failed', ...emptied })
        .where(and(eq(messages.status, 'queued'), lte(messages.expiresAt, now)));
      await db
        .delete(messages)
        .where(lt(messages.createdAt, new Date(now.getTime() - retentionDays * dayMs)));
    },
  };
}

export type MessageQueue = ReturnType<typeof createMessageQueue>;
