import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AlertKind } from '@tayyib/shared/alert-kinds';
import type { Alert } from '@tayyib/shared/contracts';
import { users } from '../accounts/identityTables';
import { advisorQuestions } from '../community/questionsTables';
import { screenChanges } from '../market/screensTables';
import { statusChanges } from '../facts/verdictsTables';
import { bytes } from '../bytes';

/** The text of an alert that references no other row. Names of accounts are not in it. */
export type AlertContent = Pick<
  Alert,
  'status' | 'kind' | 'alert_name' | 'scan_name' | 'scan_url' | 'title' | 'description'
> &
  Partial<Pick<Alert, 'stocks' | 'trigger_prices' | 'image' | 'roomId'>> & {
    /** From when on it is listed only: a reminder is of no use after what it reminds of. */
    expiresAt?: string;
    /** The name under which the actor acted, where it is not that of their account, as in calls. */
    actorName?: string;
    /** A mail of its own says the same: the alert is not mailed. */
    isMailedAlready?: boolean;
  };

const instant = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Alerts of users and their state. The text is rendered from the referenced row, or is the content: exactly one of them. */
export const alerts = pgTable(
  'alerts',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    /** A verdict that changed. */
    statusChangeId: bigint('status_change_id', { mode: 'number' }).references(() => statusChanges.id, {
      onDelete: 'cascade',
    }),
    /** Of a changed verdict: the user had the stock in the portfolio. */
    isOwned: boolean('is_owned').notNull().default(false),
    /** An answered question of the user. */
    questionId: uuid('question_id').references(() => advisorQuestions.id, { onDelete: 'cascade' }),
    /** A change of the matches of a followed screen. */
    screenChangeId: bigint('screen_change_id', { mode: 'number' }).references(() => screenChanges.id, {
      onDelete: 'cascade',
    }),
    /** Everything else: its text. */
    content: jsonb('content').$type<AlertContent>(),
    /** What the content is about, such as `call:<id>`: a user is notified once. */
    key: text('key'),
    /** Whose name begins the title of the content; erased with their account. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<AlertKind>().notNull().generatedAlwaysAs(sql`case
      when status_change_id is not null then 'verdict' when question_id is not null then 'answer'
      when screen_change_id is not null then 'screen' else content ->> 'kind' end`),
    at: instant('at').notNull().defaultNow(),
    /** When its deliveries were queued. */
    queuedAt: instant('queued_at'),
    visitedAt: instant('visited_at'),
    clearedAt: instant('cleared_at'),
    /** The writing transaction. Row ids are assigned before the commit, so they cannot tell which rows were read already. */
    transaction: bigint('transaction', { mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
  },
  (table) => [
    check(
      'alerts_one_subject',
      sql`num_nonnulls(${table.statusChangeId}, ${table.questionId}, ${table.screenChangeId}, ${table.content}) = 1`,
    ),
    uniqueIndex('alerts_once').on(table.userId, table.statusChangeId),
    uniqueIndex('alerts_answer_once').on(table.questionId),
    uniqueIndex('alerts_screen_change_once').on(table.screenChangeId),
    index('alerts_standing')
      .on(table.userId, table.id)
      .where(sql`${table.clearedAt} is null`),
    index('alerts_of_status_change').on(table.statusChangeId),
    uniqueIndex('alerts_content_once').on(table.userId, table.key),
    index('alerts_of_actor').on(table.actorId),
    index('alerts_unqueued')
      .on(table.id)
      .where(sql`${table.queuedAt} is null`),
    index('alerts_transaction').on(table.transaction),
  ],
);

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
