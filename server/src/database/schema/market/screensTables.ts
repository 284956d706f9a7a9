import { sql } from 'drizzle-orm';
import { bigint, date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { StandardId } from '@tayyib/shared/contracts';
import { users } from '../platform/identityTables';

const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Screens that people keep. The text is kept, not what it was read as: names outlive shapes. */
export const savedScreens = pgTable(
  'saved_screens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    standard: text('standard').$type<StandardId>().notNull(),
    columns: text('columns').array().notNull(),
    sort: text('sort').notNull(),
    order: text('order', { enum: ['asc', 'desc'] }).notNull(),
    /** Since when the owner hears of what changes; null where they do not. */
    followedAt: timestamp('followed_at', { withTimezone: true }),
    /** ISINs it found when that was looked at last. */
    found: text('found').array(),
    /** What they were found by: the question may have been written anew since, which is no change of the market. */
    foundBy: text('found_by'),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
  },
  (table) => [uniqueIndex('saved_screens_name').on(table.userId, sql`lower(${table.name})`)],
);

/** What a followed screen found anew, and what it finds no more: told to its owner. */
export const screenChanges = pgTable(
  'screen_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    screenId: uuid('screen_id')
      .notNull()
      .references(() => savedScreens.id, { onDelete: 'cascade' }),
    at: instant('at'),
    /** The day of the market it was noticed on. */
    day: date('day').notNull(),
    /** ISINs. */
    joined: text('joined').array().notNull(),
    left: text('left_isins').array().notNull(),
  },
  (table) => [index('screen_changes_of_screen').on(table.screenId)],
);

/** People's own ratios, each a name and a formula. */
export const customRatios = pgTable(
  'custom_ratios',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at'),
  },
  (table) => [uniqueIndex('custom_ratios_name').on(table.userId, sql`lower(${table.name})`)],
);
