import type { HelpArticleId, SupportTopic } from '@tayyib/shared/help-center';
import { bigint, boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/identityTables';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Requests to support. What was written is in their messages. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    topic: text('topic').$type<SupportTopic>().notNull(),
    /** `open` waits for staff, `answered` for the user. */
    state: text('state', { enum: ['open', 'answered', 'closed'] }).notNull(),
    /** The support code of the visit it was written in. */
    code: text('code'),
    createdAt: instant('created_at').notNull(),
    /** Since when it has been in its state. */
    since: instant('since').notNull(),
  },
  (table) => [
    index('support_requests_of_user').on(table.userId, table.createdAt),
    index('support_requests_in_state').on(table.state, table.since),
  ],
);

/** What the user and staff wrote in a request. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => supportRequests.id, { onDelete: 'cascade' }),
    isFromStaff: boolean('is_from_staff').notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('support_messages_of_request').on(table.requestId, table.id)],
);

/** Whether readers found an article of the help center helpful; one vote for each reader and article. */
export const helpVotes = pgTable(
  'help_votes',
  {
    article: text('article').$type<HelpArticleId>().notNull(),
    userId: owner(),
    isHelpful: boolean('is_helpful').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.article, table.userId] }),
    index('help_votes_of_user').on(table.userId),
  ],
);
