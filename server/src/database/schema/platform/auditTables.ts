import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SecurityEventKind } from '@tayyib/shared/contracts';

export type AuditDetail = Readonly<Record<string, string | number | boolean | null>>;

/**
 * The audit log. A trigger rejects updates, and deletion within a year: the DPDP Rules 2025 require logs of a year. No foreign
 * key to users, so that it survives an account erasure.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** The account concerned; null if there is none. */
    userId: uuid('user_id'),
    /** The acting account; null for a visitor or the server itself. */
    actor: uuid('actor'),
    event: text('event').$type<SecurityEventKind>().notNull(),
    /** Network address of the caller; null for the server itself. */
    address: text('address'),
    detail: jsonb('detail').$type<AuditDetail>().notNull(),
  },
  (table) => [index('audit_log_user').on(table.userId, table.at), index('audit_log_age').on(table.at)],
);
