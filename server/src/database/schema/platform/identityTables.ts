import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { roles } from '@tayyib/shared/access';
import { newStatus } from '@tayyib/shared/account-status';
import { planIds } from '@tayyib/shared/plans';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** As typed; people are found without regard to case. */
    email: text('email').notNull(),
    /** When the person showed that the mailbox is theirs: there is no account before that. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }).notNull().defaultNow(),
    /** E.164, and shown to be theirs. */
    phone: text('phone').unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull().default(''),
    /** argon2id, in its own text form that carries the parameters; null for people who come in another way. */
    passwordHash: text('password_hash'),
    /** Whether the account was made by signing in with Google or Apple. */
    isSocial: boolean('is_social').notNull().default(false),
    plan: text('plan', { enum: planIds }).notNull().default('free'),
    /** `staff` runs the product, `advisor` is a scholar who publishes standards, `admin` is both and decides who is. */
    roles: text('roles', { enum: roles }).array().notNull().default([]),
    /** One of `accountStatuses`. */
    status: integer('status').notNull().default(newStatus),
    description: text('description').notNull().default(''),
    /** Which picture of theirs is the present one; null without one. */
    avatarVersion: text('avatar_version'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
);
