import { createHmac } from 'node:crypto';
import type { Alert } from '@tayyib/shared/contracts';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { alertWebhooks } from '../../../../database/schema/personal/deliveryTables';
import { users } from '../../../../database/schema/accounts/identityTables';
import { unseal } from '../../../../lib/seal';
import { isOpenAccount } from '../../../../database/schema/accounts/isOpenAccount';
import { ForbiddenTarget, postToTarget, TargetTimedOut } from './postToTarget';
import { alertIfPaused, failuresOf } from './targetFailures';

/** The context under which the secret of a webhook is encrypted. */
export const webhookContext = (userId: string) => `alert-webhook ${userId}`;

/**
 * Posts an alert to an address of the user's own, signed with the secret that they were shown. False where it is gone or may
 * not be called.
 * @param deliveryId the same at every attempt, so that the receiver can drop repetitions
 * @throws where trying again may help
 */
export async function deliverWebhook(
  app: Pick<FastifyInstance, 'db' | 'config' | 'clock'>,
  { targetId, deliveryId }: { targetId: string; deliveryId: string },
  alert: Alert,
): Promise<boolean> {
  const [webhook] = await app.db
    .select(getTableColumns(alertWebhooks))
    .from(alertWebhooks)
    .innerJoin(users, eq(users.id, alertWebhooks.userId))
    .where(and(eq(alertWebhooks.id, targetId), isOpenAccount));
  if (!webhook) return false;
  const { secret: key, previousSecret } = app.config.identity;
  const context = webhookContext(webhook.userId);
  const secret =
    unseal(key, webhook.sealedSecret, context) ||
    (previousSecret === undefined ? '' : unseal(previousSecret, webhook.sealedSecret, context));
  const now = app.clock.now();
  const body = JSON.stringify(alert);
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const failure = await postToTarget({
    url: webhook.url,
    allowsPrivate: app.config.alerts.allowsPrivateTargets,
    headers: {
      'content-type': 'application/json',
      'tayyib-delivery': deliveryId,
      'tayyib-signature': `t=${seconds},v1=${signature}`,
    },
    body,
  }).then(
    (status) => (status >= 200 && status < 300 ? null : new Error(`It replied with ${status}.`)),
    (error: unknown) =>
      error instanceof ForbiddenTarget || error instanceof TargetTimedOut
        ? error
        : new Error('It could not be reached.'),
  );
  const added = failure === null ? 0 : failuresOf(failure);
  const [stored] = await app.db
    .update(alertWebhooks)
    .set(
      failure === null
        ? { lastSentAt: now, lastFailure: null, failures: 0 }
        : { lastFailure: failure.message, failures: sql`${alertWebhooks.failures} + ${added}` },
    )
    .where(eq(alertWebhooks.id, targetId))
    .returning({ failures: alertWebhooks.failures });
  if (failure === null) return true;
  if (stored)
    await alertIfPaused(app.db, {
      userId: webhook.userId,
      name: `Your webhook at ${new URL(webhook.url).host}`,
      failures: stored.failures,
      added,
      deliveryId,
      remedy: 'A test of it in the settings that succeeds switches it on again.',
    });
  if (failure instanceof ForbiddenTarget) return false;
  throw failure;
}
