import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StandardId } from '@tayyib/shared/contracts';
import { users } from '../accounts/identityTables';

const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Saved screens. Stores the text, not the parsed query, whose shape may change. */
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
    /** Since when the owner is alerted to changes; null if they are not. */
    followedAt: timestamp('followed_at', { withTimezone: true }),
    /** Fewer matches than this raise no alert. */
    minMatches: integer('min_matches').notNull().default(1),
    /** While paused it is evaluated, and nobody is alerted. */
    isPaused: boolean('is_paused').notNull().default(false),
    /** ISINs of the last evaluation. */
    found: text('found').array(),
    /** The query of that evaluation: an edited query is no change of the market. */
    foundBy: text('found_by'),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
  },
  (table) => [uniqueIndex('saved_screens_name').on(table.userId, sql`lower(${table.name})`)],
);

/** Stocks that joined or left the matches of a followed screen. */
export const screenChanges = pgTable(
  'screen_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    screenId: uuid('screen_id')
      .notNull()
      .references(() => savedScreens.id, { onDelete: 'cascade' }),
    at: instant('at'),
    /** The market day of the evaluation. */
    day: date('day').notNull(),
    /** ISINs. */
    joined: text('joined').array().notNull(),
    left: text('left_isins').array().notNull(),
  },
  (table) => [index('screen_changes_of_screen').on(table.screenId)],
);

/** Custom ratios of users, each a name and a formula. */
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
