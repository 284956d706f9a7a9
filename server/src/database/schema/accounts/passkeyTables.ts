import { bigint, boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identityTables';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The passkeys of users (WebAuthn credentials). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** How the authenticator names it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, as counted by the authenticator; 0 where it does not count. Never decreases. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the browser reaches the authenticator, such as `internal` or `usb`. */
    transports: text('transports').array().notNull(),
    /** Whether its provider copies it to other devices of the user. */
    isSynced: boolean('is_synced').notNull(),
    /** Chosen by the user. */
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Challenges that passkeys are to sign. Each is deleted by the request that uses it. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** Hash of the challenge, its purpose, and the session or browser that it was given to. */
    challengeHash: text('challenge_hash').primaryKey(),
    /** Null for a sign-in, which only the passkey assigns to a user. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expiry').on(table.expiresAt),
  ],
);
