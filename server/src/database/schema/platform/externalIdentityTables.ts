import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identityTables';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const providerIds = ['google', 'apple'] as const;
export type ProviderId = (typeof providerIds)[number];
const provider = () => text('provider', { enum: providerIds }).notNull();

/** Which of our people a provider's subject is. The subject counts, never the email: that can change hands. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    provider: provider(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkedAt: instant('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('external_identities_user').on(table.userId),
  ],
);

/** Sign-ins on their way through a provider: what the answer has to fit. Each is used once, by the browser that began it. */
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
    /** Whether the provider was told to expect the verifier. */
    usesPkce: boolean('uses_pkce').notNull(),
    returnTo: text('return_to').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('external_attempts_expiry').on(table.expiresAt)],
);
