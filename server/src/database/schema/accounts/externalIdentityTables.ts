import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identityTables';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const providerIds = ['google', 'apple'] as const;
export type ProviderId = (typeof providerIds)[number];
const provider = () => text('provider', { enum: providerIds }).notNull();

/** Accounts at identity providers, identified by subject, never by email: an email can change hands. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    provider: provider(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkedAt: instant('linked_at').notNull(),
    /** When the owner of the account removed it: it can no longer sign in, and is not linked again by its email. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('external_identities_user').on(table.userId),
  ],
);

/** Pending sign-ins at a provider, with what the callback is checked against. Each is consumed once, by the browser that started it. */
export const externalAttempts = pgTable(
  'external_attempts',
  {
    /** sha256 of the state. */
    stateHash: text('state_hash').primaryKey(),
    provider: provider(),
    /** sha256 of the cookie. */
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    /** Whether the provider supports PKCE. */
    usesPkce: boolean('uses_pkce').notNull(),
    returnTo: text('return_to').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('external_attempts_expiry').on(table.expiresAt)],
);
