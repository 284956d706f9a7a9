import { createHash } from 'node:crypto';
import type { Alert } from '@tayyib/shared/contracts';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pushSubscriptions } from '../../../../database/schema/personal/deliveryTables';
import { encryptPush, vapidHeader, type PushKeys } from './encryptPush';
import { ForbiddenTarget, postToTarget } from './postToTarget';
import { isPushService } from './pushServices';
import { isSignedIn } from './queueDeliveries';
import { alertIfPaused, failuresOf, maxFailures } from './targetFailures';

/** Undelivered pushes are dropped after that, or when their alert expires. */
const maxLifetimeSeconds = 24 * 3600;
/** Records of push services are small. */
const maxLetters = 300;

/** Replies that say that the address of a browser is gone for good (RFC 8030). Others may be of one message, or end. */
const gone = [404, 410];

/** Push services demand at most 32 letters that can be decoded as base64url. */
const topicOf = (id: string) => createHash('sha256').update(`alert-${id}`).digest('base64url').slice(0, 32);

const cut = (text: string) => (text.length > maxLetters ? `${text.slice(0, maxLetters)}…` : text);

/**
 * Sends an alert to one browser. False where the browser receives none any more: it is forgotten then.
 * @throws where trying again may help
 */
export async function deliverPush(
  app: Pick<FastifyInstance, 'db' | 'config' | 'clock'>,
  keys: PushKeys,
  { targetId, deliveryId }: { targetId: string; deliveryId: string },
  { alert, expiresAt }: { alert: Alert; expiresAt: Date | null },
): Promise<boolean> {
  const [browser] = await app.db
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, targetId), lt(pushSubscriptions.failures, maxFailures), isSignedIn));
  if (!browser) return false;
  const { id, title, description, scan_url: page, image } = alert;
  const text = JSON.stringify({
    id,
    title: cut(title),
    body: cut(description),
    page: page ?? '/notification',
    ...(image !== null && { image }),
  });
  const subject =
    app.config.publicUrl?.protocol === 'https:'
      ? app.config.publicUrl.origin
      : 'mailto:no-reply@tayyib.example';
  const secondsLeft = expiresAt
    ? Math.floor((expiresAt.getTime() - app.clock.now().getTime()) / 1000)
    : Infinity;
  const forget = () => app.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, targetId));
  if (!isPushService(app.config.alerts, new URL(browser.endpoint))) {
    await forget();
    return false;
  }
  const failure = await postToTarget({
    url: browser.endpoint,
    allowsPrivate: app.config.alerts.allowsPrivateTargets,
    headers: {
      authorization: vapidHeader(browser.endpoint, subject, keys, app.clock.now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(Math.min(maxLifetimeSeconds, secondsLeft)),
      // a repetition replaces the first one where it was not delivered yet
      topic: topicOf(id),
      urgency: 'normal',
    },
    body: encryptPush(text, browser),
  }).then(
    (status) => {
      if (status >= 200 && status < 300) return null;
      return gone.includes(status) ? 'gone' : new Error(`The push service replied with ${status}.`);
    },
    (error: unknown) => {
      if (error instanceof ForbiddenTarget) return 'gone';
      return error instanceof Error ? error : new Error(String(error));
    },
  );
  if (failure === 'gone') {
    await forget();
    return false;
  }
  const added = failure === null ? 0 : failuresOf(failure);
  const [stored] = await app.db
    .update(pushSubscriptions)
    .set({ failures: failure === null ? 0 : sql`${pushSubscriptions.failures} + ${added}` })
    .where(eq(pushSubscriptions.id, targetId))
    .returning({ failures: pushSubscriptions.failures });
  if (failure === null) return true;
  if (stored)
    await alertIfPaused(app.db, {
      userId: browser.userId,
      name: 'One of your browsers',
      failures: stored.failures,
      added,
      deliveryId,
      remedy: 'Open our pages in that browser to receive pushes there again.',
    });
  throw failure;
}
