import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identityTables';

const instant = (name: string) => timestamp(name, { withTimezone: true });

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The authenticator app of a user, one per account. Other kinds of factors get tables of their own. */
export const totpFactors = pgTable('totp_factors', {
  userId: userId().primaryKey(),
  /** Encrypted with the secret of the server. */
  sealedSecret: text('sealed_secret').notNull(),
  /** The time step of the last accepted code; that one and earlier ones are refused. */
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt: instant('created_at').notNull(),
  /** When its first code was right; null during setup, when it does not count yet. */
  confirmedAt: instant('confirmed_at'),
});

/** Codes that replace a second factor once each. The codes themselves are shown once and not stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Sign-ins whose first factor was right and whose second is pending. Each is completed once, by the browser that started it. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    /** sha256 of the cookie. */
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    /** The device type of the spec. */
    deviceType: integer('device_type').notNull(),
    /** Where a link or a provider leads to; null where the page knows. */
    returnTo: text('return_to'),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('pending_sign_ins_user').on(table.userId),
    index('pending_sign_ins_expiry').on(table.expiresAt),
  ],
);
