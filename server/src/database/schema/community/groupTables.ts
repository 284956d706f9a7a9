import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/identityTables';
import type { StoredRoom } from './StoredRoom';

const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull();
const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Group rooms. The columns are for queries; `held` is the state of the room, emptied when it closes. */
export const groupRooms = pgTable(
  'group_rooms',
  {
    id: uuid('id').primaryKey(),
    openedBy: person('opened_by'),
    title: text('title').notNull(),
    isClosed: boolean('is_closed').notNull(),
    held: jsonb('held').$type<StoredRoom>().notNull(),
    openedAt: instant('opened_at'),
  },
  (table) => [
    index('group_rooms_opened_by').on(table.openedBy),
    index('group_rooms_open')
      .on(table.isClosed)
      .where(sql`not ${table.isClosed}`),
  ],
);

/** The chat of a room, deleted with it. */
export const groupMessages = pgTable(
  'group_messages',
  {
    id: uuid('id').primaryKey(),
    roomId: uuid('room_id')
      .notNull()
      .references(() => groupRooms.id, { onDelete: 'cascade' }),
    userId: person('user_id'),
    username: text('username').notNull(),
    content: text('content').notNull(),
    at: instant('at'),
  },
  (table) => [
    index('group_messages_of_room').on(table.roomId, table.at),
    index('group_messages_of_person').on(table.userId),
  ],
);

/** Who is to be reminded of a planned room besides who planned it. Deleted when the room closes. */
export const roomReminders = pgTable(
  'room_reminders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    roomId: uuid('room_id')
      .notNull()
      .references(() => groupRooms.id, { onDelete: 'cascade' }),
    userId: person('user_id'),
    /** The invite link by which the user knows the room; null for a room in the list. */
    inviteId: text('invite_id'),
    askedAt: instant('asked_at'),
  },
  (table) => [
    uniqueIndex('room_reminders_of_user').on(table.userId, table.roomId),
    index('room_reminders_of_room').on(table.roomId),
  ],
);
