import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/identityTables';

/** Written questions to the advisor; each is open until it is answered. */
export const advisorQuestions = pgTable(
  'advisor_questions',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    answer: text('answer'),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    index('advisor_questions_of_person').on(table.userId),
    index('advisor_questions_by_answerer').on(table.answeredBy),
    index('advisor_questions_waiting')
      .on(table.askedAt)
      .where(sql`${table.answeredAt} is null`),
  ],
);
