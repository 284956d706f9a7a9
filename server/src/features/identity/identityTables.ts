import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { planIds } from '@tayyib/shared/plans';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** As typed; people are found without regard to case. */
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull().default(''),
    /** argon2id, in its own text form that carries the parameters. */
    passwordHash: text('password_hash').notNull(),
    plan: text('plan', { enum: planIds }).notNull().default('free'),
    /** `staff` runs the product, `advisor` is a scholar who publishes standards. */
    roles: text('roles', { enum: ['staff', 'advisor'] })
      .array()
      .notNull()
      .default([]),
    /** Account type 0-4; a new account has 3. */
    status: integer('status').notNull().default(3),
    /** Whether the terms were accepted. */
    userStatus: boolean('user_status').notNull().default(true),
    description: text('description').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
);

/** One row per person and device: signing in again on a device replaces its row. */
export const sessions = pgTable(
  'sessions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceId: uuid('device_id').notNull(),
    id: uuid('id').notNull().unique().defaultRandom(),
    /** sha256 of the token, so that a leaked table opens no session. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceId] }),
    index('sessions_expiry').on(table.expiresAt),
  ],
);
