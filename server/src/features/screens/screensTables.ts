import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { StandardId } from '@tayyib/shared/contracts';
import { users } from '../identity/identityTables';

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
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
  },
  (table) => [uniqueIndex('saved_screens_name').on(table.userId, sql`lower(${table.name})`)],
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
