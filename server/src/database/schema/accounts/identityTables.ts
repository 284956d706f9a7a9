import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DashboardArrangement } from '@tayyib/shared/contracts';
import { roles } from '@tayyib/shared/access';
import { newStatus } from '@tayyib/shared/account-status';
import { standardIds } from '@tayyib/shared/shariah';
import { planIds } from '@tayyib/shared/plans';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** As typed; matched case-insensitively. */
    email: text('email').notNull(),
    /** When the user verified the mailbox: no account exists before that. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }).notNull().defaultNow(),
    /** E.164, verified. */
    phone: text('phone').unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull().default(''),
    /** argon2id hash including its parameters; null for users of other sign-in methods. */
    passwordHash: text('password_hash'),
    /** Whether the account was made by signing in with Google or Apple. */
    isSocial: boolean('is_social').notNull().default(false),
    plan: text('plan', { enum: planIds }).notNull().default('free'),
    /** `staff` runs the product, `advisor` is a scholar who publishes standards, `admin` is both and assigns roles. */
    roles: text('roles', { enum: roles }).array().notNull().default([]),
    /** One of `accountStatuses`. */
    status: integer('status').notNull().default(newStatus),
    /** The Shariah standard that the user's pages judge by; null for our default. */
    standard: text('standard', { enum: standardIds }),
    /** How the user arranged the dashboard; null for our arrangement. */
    dashboard: jsonb('dashboard').$type<DashboardArrangement>(),
    description: text('description').notNull().default(''),
    /** The version of the current avatar; null without one. */
    avatarVersion: text('avatar_version'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
);
