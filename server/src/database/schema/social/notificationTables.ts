import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../platform/identityTables';
import { advisorQuestions } from './questionsTables';
import { screenChanges } from '../market/screensTables';
import { alertEvents } from '../facts/verdictsTables';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Notifications of users and their state. The text is rendered from the referenced row, exactly one of the references. */
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
    /** An answered question of the user. */
    questionId: uuid('question_id').references(() => advisorQuestions.id, { onDelete: 'cascade' }),
    /** A change of the matches of a followed screen. */
    screenChangeId: bigint('screen_change_id', { mode: 'number' }).references(() => screenChanges.id, {
      onDelete: 'cascade',
    }),
    at: instant('at').notNull().defaultNow(),
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
      sql`num_nonnulls(${table.alertEventId}, ${table.questionId}, ${table.screenChangeId}) = 1`,
    ),
    uniqueIndex('notifications_once').on(table.userId, table.alertEventId),
    uniqueIndex('notifications_answer_once').on(table.questionId),
    uniqueIndex('notifications_screen_change_once').on(table.screenChangeId),
    index('notifications_standing')
      .on(table.userId, table.id)
      .where(sql`${table.clearedAt} is null`),
    index('notifications_of_event').on(table.alertEventId),
    index('notifications_transaction').on(table.transaction),
  ],
);
