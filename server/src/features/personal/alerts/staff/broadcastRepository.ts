import type { Broadcast, BroadcastBody } from '@tayyib/shared/contracts';
import { count, desc, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../../database/client';
import { type AlertContent, alerts, broadcasts } from '../../../../database/schema/personal/alertTables';
import { users } from '../../../../database/schema/accounts/identityTables';
import { addAlert } from '../addAlert';

const maxListed = 20;
const usersPerBatch = 1000;

/** The latest messages to everyone, newest first. */
export async function listBroadcasts(db: Database): Promise<Broadcast[]> {
  const key = sql`'broadcast:' || ${broadcasts.id}`;
  const sent = db.select({ sent: count() }).from(alerts).where(eq(alerts.key, key));
  const rows = await db
    .select({ row: broadcasts, recipients: sql<string>`(${sent})` })
    .from(broadcasts)
    .orderBy(desc(broadcasts.at))
    .limit(maxListed);
  return rows.map(({ row, recipients }) => ({
    ...row,
    at: row.at.toISOString(),
    recipients: Number(recipients),
  }));
}

/** Stores a message to everyone. */
export async function addBroadcast(
  db: Queryable,
  message: BroadcastBody,
  at: Date,
): Promise<typeof broadcasts.$inferSelect> {
  const [added] = await db
    .insert(broadcasts)
    .values({ ...message, at })
    .returning();
  if (!added) throw new Error('PostgreSQL stored a message without returning it.');
  return added;
}

/** Alerts every account of a stored message, in batches: those who have it already are skipped. */
export async function sendBroadcast(db: Database, id: string, ending: AbortSignal): Promise<void> {
  const [message] = await db.select().from(broadcasts).where(eq(broadcasts.id, id));
  if (!message) return;
  const content = contentOf(message);
  let after: string | null = null;
  do {
    ending.throwIfAborted();
    after = await sendBatch(db, { key: `broadcast:${id}`, content, after });
  } while (after !== null);
}

/** Alerts the next accounts by id. Returns the last of them, or null after the end. */
function sendBatch(
  db: Database,
  { after, ...alert }: { key: string; content: AlertContent; after: string | null },
): Promise<string | null> {
  return db.transaction(async (transaction) => {
    const found = await transaction
      .select({ id: users.id })
      .from(users)
      .where(after === null ? undefined : sql`${users.id} > ${after}`)
      .orderBy(users.id)
      .limit(usersPerBatch);
    const userIds = found.map((user) => user.id);
    await addAlert(transaction, { userIds, ...alert });
    return found.length === usersPerBatch ? (userIds.at(-1) ?? null) : null;
  });
}

function contentOf({ title, text, link, image }: BroadcastBody): AlertContent {
  return {
    kind: 'broadcast',
    status: 3,
    alert_name: 'Message',
    scan_name: 'Our team',
    scan_url: link,
    title,
    description: text,
    image: image === null ? null : `/api/alerts/pictures/${image}`,
  };
}
