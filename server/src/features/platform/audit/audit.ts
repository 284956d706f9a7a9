import type { SecurityEventKind } from '@tayyib/shared/contracts';
import { desc, eq, lt } from 'drizzle-orm';
import fp from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database, Transaction } from '../../../database/client';
import type { AuditDetail } from '../../../database/schema/platform/auditTables';
import { auditLog } from '../../../database/schema/platform/auditTables';
import { dayMs } from '../../../lib/durations';

export interface AuditFact {
  at: Date;
  /** The account it is about; null when there is no such account. */
  userId: string | null;
  event: SecurityEventKind;
  /** The account that did it, if a different one; null for a visitor. */
  actor?: string | null;
  address?: string | null;
  /** Nothing secret: no password, code or token, and no email of someone without an account. */
  detail?: AuditDetail;
}

/** The DPDP Rules 2025 require logs of one year. */
const retentionDays = 366;

/** Adds to the log, in the caller's transaction where there is one. */
export async function audit(
  db: Database | Transaction,
  { userId, actor = userId, address = null, detail = {}, ...fact }: AuditFact,
): Promise<void> {
  const [row] = await db
    .insert(auditLog)
    .values({ ...fact, userId, actor, address, detail })
    .returning({ entry: auditLog.id });
  if (row === undefined) return;
  for (const listener of listeners)
    listener({ entry: row.entry, event: fact.event, user: userId, actor, ip: address });
}

/** An entry as servers log it: without its detail, which may contain text of people. */
interface LoggedEntry {
  /** The id of the row. */
  entry: number;
  event: SecurityEventKind;
  user: string | null;
  actor: string | null;
  ip: string | null;
}

const listeners = new Set<(entry: LoggedEntry) => void>();

/** Hears of every entry that this process adds, before its transaction is committed. Returns how to stop it. */
function onAuditEntry(listener: (entry: LoggedEntry) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Repeats every entry of the audit log in the log of the server, which goes where the server itself cannot change it (docs/operations.md). */
export const auditInLog: FastifyPluginAsyncZod = fp(
  async (app) => {
    const stop = onAuditEntry((security) => app.log.info({ security }, 'audit log entry'));
    app.addHook('onClose', async () => stop());
  },
  { name: 'audit-in-log' },
);

/** The events of one account, newest first. */
export async function securityEventsOf(db: Database, userId: string, limit: number) {
  return db
    .select()
    .from(auditLog)
    .where(eq(auditLog.userId, userId))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
}

/** Deletes entries that no rule requires us to retain. */
export async function forgetOldEvents(db: Database, now: Date): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.at, new Date(now.getTime() - retentionDays * dayMs)));
}
