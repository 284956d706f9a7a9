import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AlertChannel, AlertKind } from '@tayyib/shared/alert-kinds';
import { users } from '../accounts/identityTables';
import { notifications } from './alertTables';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Prices that users wait for. */
export const priceAlerts = pgTable(
  'price_alerts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    isin: text('isin').notNull(),
    direction: text('direction', { enum: ['above', 'below'] }).notNull(),
    /** Rupees. */
    price: numeric('price', { precision: 12, scale: 2 }).notNull(),
    createdAt: instant('created_at').notNull(),
    reachedAt: instant('reached_at'),
    /** When its owner removed it. It can be restored for a day. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    uniqueIndex('price_alerts_once')
      .on(table.userId, table.isin, table.direction, table.price)
      .where(sql`${table.reachedAt} is null and ${table.removedAt} is null`),
    index('price_alerts_of_user').on(table.userId),
  ],
);

/** Messages of staff to everyone. Who sent them is in the audit log. */
export const broadcasts = pgTable('broadcasts', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  link: text('link'),
  image: text('image'),
  at: instant('at').notNull(),
});

/** Their pictures, by hash. */
export const alertPictures = pgTable('alert_pictures', {
  version: text('version').primaryKey(),
  webp: bytes('webp').notNull(),
});

/** Scanners elsewhere that post to a secret address of ours. */
export const scanners = pgTable('scanners', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  /** SHA-256 of the secret in its address. */
  secretHash: text('secret_hash').notNull().unique(),
  isPaused: boolean('is_paused').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  lastAt: instant('last_at'),
});

/** The messages of scanners, so that a repeated one raises no second alert. */
export const scannerHits = pgTable(
  'scanner_hits',
  {
    scannerId: uuid('scanner_id')
      .notNull()
      .references(() => scanners.id, { onDelete: 'cascade' }),
    /** Of what it says, and the day in India. */
    fingerprint: text('fingerprint').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scannerId, table.fingerprint] })],
);

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
    notificationId: bigint('notification_id', { mode: 'bigint' })
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
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
    uniqueIndex('alert_deliveries_once').on(table.notificationId, table.channel, table.targetId),
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
