import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AlertChannel, AlertKind } from '@tayyib/shared/alert-kinds';
import { users } from '../accounts/identityTables';
import { alerts } from './alertTables';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Choices that differ from the defaults. */
export const alertChoices = pgTable(
  'alert_choices',
  {
    userId: owner(),
    kind: text('kind').$type<AlertKind>().notNull(),
    channel: text('channel').$type<AlertChannel>().notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.channel] })],
);

/** When mails and pushes may be sent. Minutes of the day in India. */
export const alertTimings = pgTable('alert_timings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  mail: text('mail', { enum: ['at-once', 'daily'] })
    .notNull()
    .default('at-once'),
  dailyAt: integer('daily_at').notNull().default(480),
  quietFrom: integer('quiet_from'),
  quietUntil: integer('quiet_until'),
  /** In the links of mails: it ends mails, and does nothing else. */
  unsubscribeToken: text('unsubscribe_token').notNull().unique(),
});

/** Browsers that receive pushes, each while the session lasts in which it subscribed. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    /** No reference: a sign-in replaces the id in place. */
    sessionId: uuid('session_id').notNull(),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: instant('created_at').notNull(),
    /** In a row. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [index('push_subscriptions_of_user').on(table.userId)],
);

/** Addresses of users' own that receive their alerts. */
export const alertWebhooks = pgTable(
  'alert_webhooks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    url: text('url').notNull(),
    /** Encrypted; it signs what is sent. */
    sealedSecret: text('sealed_secret').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSentAt: instant('last_sent_at'),
    lastFailure: text('last_failure'),
    /** In a row. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [index('alert_webhooks_of_user').on(table.userId)],
);

/** One alert over one channel to one target. A row is inserted once, with its job, and sent by that job. */
export const alertDeliveries = pgTable(
  'alert_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    alertId: bigint('alert_id', { mode: 'bigint' })
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    userId: owner(),
    channel: text('channel', { enum: ['push', 'mail', 'digest', 'webhook'] }).notNull(),
    /** The browser or the webhook; for mails, the user. */
    targetId: uuid('target_id').notNull(),
    dueAt: instant('due_at').notNull(),
    state: text('state', { enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    sentAt: instant('sent_at'),
  },
  (table) => [
    uniqueIndex('alert_deliveries_once').on(table.alertId, table.channel, table.targetId),
    index('alert_deliveries_waiting')
      .on(table.userId, table.channel)
      .where(sql`${table.state} = 'queued'`),
    index('alert_deliveries_due').on(table.dueAt),
  ],
);

/** Keys that the server made for itself, encrypted. */
export const serverKeys = pgTable('server_keys', {
  name: text('name').primaryKey(),
  publicKey: text('public_key').notNull(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
});
