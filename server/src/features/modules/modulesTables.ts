import type { ModuleRelease } from '@tayyib/shared/contracts';
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The newest release of each module ever seen. A row stays when its files vanish: the page then offers Retry instead of being lost. */
export const modules = pgTable('modules', {
  id: text('id').primaryKey(),
  enabled: boolean('enabled').notNull().default(true),
  version: text('version').notNull(),
  release: jsonb('release').$type<ModuleRelease>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
