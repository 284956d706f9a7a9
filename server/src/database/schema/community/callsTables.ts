import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CallEndReason, CallMedia } from '@tayyib/shared/contracts';
import { users } from '../accounts/identityTables';
import type { StoredCall } from './StoredCall';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** One-to-one calls. The columns are for queries; `held` is the state of the call. */
export const calls = pgTable(
  'calls',
  {
    id: uuid('id').primaryKey(),
    alias: uuid('alias'),
    callerId: person('caller_id'),
    calleeId: person('callee_id'),
    phase: text('phase').$type<StoredCall['phase']>().notNull(),
    media: text('media').$type<CallMedia>().notNull(),
    reason: text('reason').$type<CallEndReason>(),
    held: jsonb('held').$type<StoredCall>().notNull(),
    placedAt: instant('placed_at').notNull(),
    acceptedAt: instant('accepted_at'),
    endedAt: instant('ended_at'),
    /** When the callee saw the missed call. */
    seenAt: instant('seen_at'),
  },
  (table) => [
    uniqueIndex('calls_alias').on(table.alias),
    index('calls_of_caller').on(table.callerId, table.placedAt),
    index('calls_of_callee').on(table.calleeId, table.placedAt),
    index('calls_going_on')
      .on(table.phase)
      .where(sql`${table.phase} <> 'ended'`),
  ],
);

/** The chat of a call. */
export const callMessages = pgTable(
  'call_messages',
  {
    id: uuid('id').primaryKey(),
    callId: uuid('call_id')
      .notNull()
      .references(() => calls.id, { onDelete: 'cascade' }),
    authorId: person('author_id'),
    content: text('content').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    index('call_messages_of_call').on(table.callId, table.sentAt),
    index('call_messages_of_author').on(table.authorId),
  ],
);

/** Callers blocked by users. */
export const callBlocks = pgTable(
  'call_blocks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: person('user_id'),
    blockedId: person('blocked_id'),
    /** The name of the blocked user in calls at that time, the only one that the blocker knows. */
    username: text('username').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [
    uniqueIndex('call_blocks_pair').on(table.userId, table.blockedId),
    index('call_blocks_of_blocked').on(table.blockedId),
  ],
);

/** Who is to be told once when another user is free for a call. A row is deleted when its user is told, and some hours later. */
export const callWishes = pgTable(
  'call_wishes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: person('user_id'),
    wantedId: person('wanted_id'),
    /** The name of the wanted user in the call, the only one that the user knows. */
    username: text('username').notNull(),
    wishedAt: instant('wished_at').notNull(),
    /** Whether the wanted user was busy or away since: nobody is told of who was free all the time. */
    hasBeenAway: boolean('has_been_away').notNull(),
  },
  (table) => [
    uniqueIndex('call_wishes_pair').on(table.userId, table.wantedId),
    index('call_wishes_of_wanted').on(table.wantedId),
  ],
);
