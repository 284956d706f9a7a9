import { and, eq, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { sendAllowances } from '../../../database/schema/platform/oneTimeTables';

export const resendAfterSeconds = 60;
const maxPerHour = 5;
const hourMs = 3_600_000;

/**
 * Consumes one of the sends of an address: one a minute, five an hour. Returns 0, or the seconds until the
 * next one is available. It counts addresses, not accounts, so it reveals nothing about them.
 */
export async function consumeSend(
  db: Database | Transaction,
  { purpose, target, now }: { purpose: string; target: string; now: Date },
): Promise<number> {
  const anHourAgo = new Date(now.getTime() - hourMs);
  const isNewHour = lte(sendAllowances.hourStartedAt, anHourAgo);
  const consumed = await db
    .insert(sendAllowances)
    .values({ purpose, target, lastSentAt: now, hourStartedAt: now, sentInHour: 1 })
    .onConflictDoUpdate({
      target: [sendAllowances.purpose, sendAllowances.target],
      set: {
        lastSentAt: sql`excluded.last_sent_at`,
        hourStartedAt: sql`case when ${isNewHour} then excluded.hour_started_at else ${sendAllowances.hourStartedAt} end`,
        sentInHour: sql`case when ${isNewHour} then 1 else ${sendAllowances.sentInHour} + 1 end`,
      },
      setWhere: and(
        lte(sendAllowances.lastSentAt, new Date(now.getTime() - resendAfterSeconds * 1000)),
        or(isNewHour, lt(sendAllowances.sentInHour, maxPerHour)),
      ),
    })
    .returning({ target: sendAllowances.target });
  return consumed.length > 0 ? 0 : await secondsToWait(db, { purpose, target, now });
}

async function secondsToWait(
  db: Database | Transaction,
  { purpose, target, now }: { purpose: string; target: string; now: Date },
): Promise<number> {
  const [row] = await db
    .select()
    .from(sendAllowances)
    .where(and(eq(sendAllowances.purpose, purpose), eq(sendAllowances.target, target)));
  if (!row) return resendAfterSeconds;
  const minuteIsOver = row.lastSentAt.getTime() + resendAfterSeconds * 1000;
  const hourIsOver = row.sentInHour < maxPerHour ? 0 : row.hourStartedAt.getTime() + hourMs;
  return Math.max(1, Math.ceil((Math.max(minuteIsOver, hourIsOver) - now.getTime()) / 1000));
}
