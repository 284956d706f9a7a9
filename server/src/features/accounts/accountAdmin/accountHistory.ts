import { AccountChange } from '@tayyib/shared/contracts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../database/client';
import { auditLog } from '../../../database/schema/platform/auditTables';
import { users } from '../../../database/schema/accounts/identityTables';

const What = AccountChange.shape.what;
/** The log entry of a change. */
const Detail = z.object({ from: z.coerce.string(), to: z.coerce.string(), why: z.string().default('') });
const shown = 50;

/** Who changed what of an account, newest first. */
export async function accountHistory(db: Database, userId: string): Promise<AccountChange[]> {
  const rows = await db
    .select({ at: auditLog.at, what: auditLog.event, by: users.email, detail: auditLog.detail })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actor))
    .where(and(eq(auditLog.userId, userId), inArray(auditLog.event, What.options)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(shown);
  return rows.map(({ at, what, by, detail }) => ({
    at: at.toISOString(),
    what: What.parse(what),
    by,
    ...Detail.parse(detail),
  }));
}
