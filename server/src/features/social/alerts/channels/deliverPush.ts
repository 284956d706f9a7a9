import type { Alert } from '@tayyib/shared/contracts';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pushSubscriptions } from '../../../../database/schema/social/alertTables';
import { encryptPush, vapidHeader, type PushKeys } from './encryptPush';
import { ForbiddenTarget, postToTarget } from './postToTarget';
import { isSignedIn } from './routeAlerts';

/** Undelivered pushes are dropped after that, or when their alert expires. */
const maxLifetimeSeconds = 24 * 3600;
/** Records of push services are small. */
const maxLetters = 300;

const cut = (text: string) => (text.length > maxLetters ? `${text.slice(0, maxLetters)}…` : text);

/**
 * Sends an alert to one browser. False where the browser receives none any more: it is forgotten then.
 * @throws where trying again may help
 */
export async function deliverPush(
  app: Pick<FastifyInstance, 'db' | 'config' | 'clock'>,
  keys: PushKeys,
  targetId: string,
  { alert, expiresAt }: { alert: Alert; expiresAt: Date | null },
): Promise<boolean> {
  const [browser] = await app.db
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, targetId), isSignedIn));
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
  const status = await postToTarget({
    url: browser.endpoint,
    allowsPrivate: app.config.alerts.allowsPrivateTargets,
    headers: {
      authorization: vapidHeader(browser.endpoint, subject, keys, app.clock.now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(Math.min(maxLifetimeSeconds, secondsLeft)),
      // a repetition replaces the first one where it was not delivered yet
      topic: `alert-${id}`,
      urgency: 'normal',
    },
    body: encryptPush(text, browser),
  }).catch((error: unknown) => {
    if (error instanceof ForbiddenTarget) return 410;
    throw error;
  });
  if (status >= 200 && status < 300) return true;
  if (![400, 403, 404, 410].includes(status)) throw new Error(`The push service replied with ${status}.`);
  await app.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, targetId));
  return false;
}
