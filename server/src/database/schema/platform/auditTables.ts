import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SecurityEventKind } from '@tayyib/shared/contracts';

export type AuditDetail = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Who did what to which account. A trigger refuses changes, and removal before a year is over: the DPDP Rules 2025 ask for
 * logs of a year. No reference to people, so erasing one leaves the trail.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Whose account it is about; null when there is no such account. */
    userId: uuid('user_id'),
    /** The account that did it; null for a visitor or the server itself. */
    actor: uuid('actor'),
    event: text('event').$type<SecurityEventKind>().notNull(),
    /** Network address of the caller; null for the server itself. */
    address: text('address'),
    detail: jsonb('detail').$type<AuditDetail>().notNull(),
  },
  (table) => [index('audit_log_user').on(table.userId, table.at), index('audit_log_age').on(table.at)],
);
