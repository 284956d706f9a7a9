import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
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
import { alertEvents } from '../facts/verdictsTables';

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
  };

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Notifications of users and their state. The text is rendered from the referenced row, or is the content: exactly one of them. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A verdict that changed. */
    alertEventId: bigint('alert_event_id', { mode: 'number' }).references(() => alertEvents.id, {
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
      when alert_event_id is not null then 'verdict' when question_id is not null then 'answer'
      when screen_change_id is not null then 'screen' else content ->> 'kind' end`),
    at: instant('at').notNull().defaultNow(),
    /** When its deliveries were queued. */
    routedAt: instant('routed_at'),
    visitedAt: instant('visited_at'),
    clearedAt: instant('cleared_at'),
    /** The writing transaction. Row ids are assigned before the commit, so they cannot tell which rows were read already. */
    transaction: bigint('transaction', { mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
  },
  (table) => [
    check(
      'notifications_one_subject',
      sql`num_nonnulls(${table.alertEventId}, ${table.questionId}, ${table.screenChangeId}, ${table.content}) = 1`,
    ),
    uniqueIndex('notifications_once').on(table.userId, table.alertEventId),
    uniqueIndex('notifications_answer_once').on(table.questionId),
    uniqueIndex('notifications_screen_change_once').on(table.screenChangeId),
    index('notifications_standing')
      .on(table.userId, table.id)
      .where(sql`${table.clearedAt} is null`),
    index('notifications_of_event').on(table.alertEventId),
    uniqueIndex('notifications_content_once').on(table.userId, table.key),
    index('notifications_of_actor').on(table.actorId),
    index('notifications_unrouted')
      .on(table.id)
      .where(sql`${table.routedAt} is null`),
    index('notifications_transaction').on(table.transaction),
  ],
);
