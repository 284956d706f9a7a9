import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../platform/identityTables';
import { advisorQuestions } from './questionsTables';
import { screenChanges } from '../market/screensTables';
import { alertEvents } from '../facts/verdictsTables';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Who is told of what, and what they did about it. What it says is read from what it is about: one of the references. */
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
    /** A question of theirs that was answered. */
    questionId: uuid('question_id').references(() => advisorQuestions.id, { onDelete: 'cascade' }),
    /** A change of what a screen of theirs finds. */
    screenChangeId: bigint('screen_change_id', { mode: 'number' }).references(() => screenChanges.id, {
      onDelete: 'cascade',
    }),
    at: instant('at').notNull().defaultNow(),
    visitedAt: instant('visited_at'),
    clearedAt: instant('cleared_at'),
    /** The transaction that wrote: ids are given before a transaction ends, so they do not tell what was seen already. */
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
