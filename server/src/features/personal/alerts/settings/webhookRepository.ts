import { randomBytes } from 'node:crypto';
import type { AlertWebhook } from '@tayyib/shared/contracts';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { alertWebhooks } from '../../../../database/schema/personal/deliveryTables';
import { withUserLock } from '../../../../database/withUserLock';
import { seal } from '../../../../lib/seal';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { webhookContext } from '../deliveries/deliverWebhook';
import { maxFailures } from '../deliveries/targetFailures';

type Row = typeof alertWebhooks.$inferSelect;

const toWire = ({ id, url, createdAt, lastSentAt, lastFailure, failures }: Row): AlertWebhook => ({
  id,
  url,
  lastFailure,
  createdAt: createdAt.toISOString(),
  lastSentAt: lastSentAt?.toISOString() ?? null,
  isOff: failures >= maxFailures,
});

/** The webhooks of each user. @param serverSecret encrypts theirs */
export function createWebhookRepository(db: Database, serverSecret: string) {
  const isOf = (userId: string) => eq(alertWebhooks.userId, userId);
  return {
    async list(userId: string): Promise<AlertWebhook[]> {
      const rows = await db
        .select()
        .from(alertWebhooks)
        .where(isOf(userId))
        .orderBy(asc(alertWebhooks.createdAt));
      return rows.map(toWire);
    },
    /** Refuses at or above the limit of the plan. The secret is returned once. */
    add: (
      userId: string,
      { url, limit }: { url: string; limit: number },
      createdAt: Date,
    ): Promise<{ webhook: AlertWebhook; secret: string }> =>
      withUserLock(db, userId, async (transaction) => {
        if ((await transaction.$count(alertWebhooks, isOf(userId))) >= limit)
          throw new ProblemError(
            409,
            'webhook-limit',
            `You have ${limit} webhooks, the maximum of your plan. Remove one first.`,
          );
        const secret = randomBytes(32).toString('base64url');
        const sealedSecret = seal(serverSecret, secret, webhookContext(userId));
        const [row] = await transaction
          .insert(alertWebhooks)
          .values({ userId, url, sealedSecret, createdAt })
          .returning();
        if (!row) throw new Error('PostgreSQL stored a webhook without returning it.');
        return { webhook: toWire(row), secret };
      }),
    async find(userId: string, id: string): Promise<AlertWebhook | null> {
      const [row] = await db
        .select()
        .from(alertWebhooks)
        .where(and(isOf(userId), eq(alertWebhooks.id, id)));
      return row ? toWire(row) : null;
    },
    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await db
        .delete(alertWebhooks)
        .where(and(isOf(userId), eq(alertWebhooks.id, id)))
        .returning({ id: alertWebhooks.id });
      return removed.length > 0;
    },
    /** A webhook that was switched off for its failures works again. */
    async switchOn(userId: string, id: string): Promise<void> {
      await db
        .update(alertWebhooks)
        .set({ failures: 0 })
        .where(and(isOf(userId), eq(alertWebhooks.id, id)));
    },
  };
}
