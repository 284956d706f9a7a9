import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identityTables';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The kind of client: a browser with a cookie, or another client with bearer tokens. */
export const sessionKinds = ['browser', 'client'] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** One active session per user and kind, enforced by the primary key. */
export const sessions = pgTable(
  'sessions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: sessionKinds }).notNull(),
    /** New at each sign-in. */
    id: uuid('id').notNull().unique(),
    /** The session that this one replaced, so that its device can be notified. */
    replacedId: uuid('replaced_id'),
    deviceId: uuid('device_id').notNull(),
    /** sha256 of the token, so that a leaked table gives no access. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The previous token, valid for a short time after `tokenIssuedAt`. */
    previousTokenHash: text('previous_token_hash').unique(),
    tokenIssuedAt: instant('token_issued_at').notNull(),
    /** Plan and roles when the token was issued. A change of them rotates the token. */
    privileges: text('privileges').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    index('sessions_seen').on(table.lastSeenAt),
  ],
);

/** Why sessions of browsers ended, for the browser that still has the cookie: it may be opened long after. */
export const endedSessions = pgTable(
  'ended_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceId: uuid('device_id').notNull(),
    /** A sentence for its user. */
    why: text('why').notNull(),
    endedAt: instant('ended_at').notNull(),
  },
  (table) => [index('ended_sessions_user').on(table.userId), index('ended_sessions_age').on(table.endedAt)],
);

/**
 * Tokens for clients that are not browsers. They die with their session: a session that was replaced has another id, so
 * they need not be found to be ended.
 */
export const bearerTokens = pgTable(
  'bearer_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id').notNull(),
    /** `access` opens the API, `device` renews access and nothing else. */
    purpose: text('purpose', { enum: ['access', 'device'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('bearer_tokens_session').on(table.sessionId),
    index('bearer_tokens_expiry').on(table.expiresAt),
  ],
);

/** Devices that a user has signed in from; gives no access. */
export const devices = pgTable(
  'devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** A readable name derived from the user agent. */
    label: text('label').notNull(),
    /** Network address of the last sign-in. */
    address: text('address').notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
