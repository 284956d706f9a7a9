import { and, asc, desc, eq, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import type { Mailer } from './smtpMailer';
import type { Clock } from '../../../plugins/clock';
import type { SmsGateway } from './httpSmsGateway';
import { messages } from '../../../database/schema/messageTables';

export interface Message {
  channel: 'mail' | 'sms';
  recipient: string;
  /** Empty for text messages. */
  subject: string;
  body: string;
  /** When what it carries stops working. */
  expiresAt: Date;
}

type MessageRow = typeof messages.$inferSelect;

interface Surroundings {
  db: Database;
  clock: Clock;
  /** Null where a channel leads nowhere; its messages are kept. */
  mailer: Mailer | null;
  sms: SmsGateway | null;
  onFailure: (message: Pick<MessageRow, 'id' | 'channel' | 'attempts'>, error: unknown) => void;
}

const secondMs = 1000;
/** Long enough for a slow mail server; a message whose server died half-way is tried again after it. */
const firstRetryMs = 30 * secondMs;
const keptDays = 7;
const batch = 20;

/** Sends what was queued, each message by one server at a time and at least once, with a growing pause after a failure. */
export function createMessageQueue({ db, clock, mailer, sms, onFailure }: Surroundings) {
  const hasWay = { mail: mailer !== null, sms: sms !== null };

  const send = async ({ channel, recipient, subject, body }: MessageRow): Promise<void> => {
    if (channel === 'mail') await mailer?.({ to: recipient, subject, text: body });
    else await sms?.({ to: recipient, text: body });
  };

  /** Takes what is due and puts its next try behind the longest time that this one can take. */
  const claim = (): Promise<MessageRow[]> => {
    const now = clock.now();
    const due = db
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.status, 'queued'), lte(messages.dueAt, now), gt(messages.expiresAt, now)))
      .orderBy(asc(messages.dueAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    return db
      .update(messages)
      .set({
        attempts: sql`${messages.attempts} + 1`,
        dueAt: sql`${now.toISOString()}::timestamptz + ${firstRetryMs / secondMs} * power(2, ${messages.attempts}) * interval '1 second'`,
      })
      .where(inArray(messages.id, due))
      .returning();
  };

  const deliver = async (row: MessageRow): Promise<void> => {
    try {
      await send(row);
      await db
        .update(messages)
        .set({ status: 'sent', body: '', lastError: null })
        .where(eq(messages.id, row.id));
    } catch (error) {
      onFailure(row, error);
      await db
        .update(messages)
        .set({ lastError: String(error) })
        .where(eq(messages.id, row.id));
    }
  };

  return {
    /** Queues a message, or keeps it where its channel leads nowhere. Give it the transaction that makes its code. */
    async add(transaction: Transaction | Database, message: Message): Promise<void> {
      const now = clock.now();
      const status = hasWay[message.channel] ? 'queued' : 'kept';
      await transaction.insert(messages).values({ ...message, status, createdAt: now, dueAt: now });
    },
    /** The same work as `add` where there is nobody to write to, so that no answer's time tells. */
    async addDecoy(transaction: Transaction | Database): Promise<void> {
      const now = clock.now();
      const nothing = { channel: 'mail', recipient: '', body: '', status: 'failed' } as const;
      await transaction.insert(messages).values({ ...nothing, createdAt: now, dueAt: now, expiresAt: now });
    },
    /** Sends all that is due now. */
    async deliverDue(): Promise<void> {
      let taken: MessageRow[];
      do {
        taken = await claim();
        await Promise.all(taken.map(deliver));
      } while (taken.length === batch);
    },
    /** Whether messages of this channel fail to leave at the moment. Tells nothing about who gets one. */
    async isDelayed(channel: Message['channel']): Promise<boolean> {
      const [late] = await db
        .select({ id: messages.id })
        .from(messages)
        .where(
          and(
            eq(messages.channel, channel),
            eq(messages.status, 'queued'),
            gt(messages.expiresAt, clock.now()),
            sql`${messages.lastError} is not null`,
          ),
        )
        .limit(1);
      return late !== undefined;
    },
    /** What was kept or sent last, newest first. */
    latest(count: number): Promise<MessageRow[]> {
      return db
        .select()
        .from(messages)
        .where(ne(messages.recipient, ''))
        .orderBy(desc(messages.createdAt))
        .limit(count);
    },
    /** Empties what came too late to leave, and forgets what is old. */
    async tidy(): Promise<void> {
      const now = clock.now();
      await db
        .update(messages)
        .set({ status: 'failed', body: '' })
        .where(and(eq(messages.status, 'queued'), lte(messages.expiresAt, now)));
      await db
        .delete(messages)
        .where(lt(messages.createdAt, new Date(now.getTime() - keptDays * 24 * 3600 * secondMs)));
    },
  };
}

export type MessageQueue = ReturnType<typeof createMessageQueue>;
