import type { PushSubscriptionBody } from '@tayyib/shared/contracts';
import { hasOfflinePages, workerPath } from '../../../offline/worker';

/** Whether this browser knows pushes at all; pages that are not secure do not. */
export const canReceivePushes = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

/** Asks for the permission and subscribes. Rejects where the user or the browser refuses. */
export async function startPushes(key: string): Promise<PushSubscriptionBody> {
  const registration = await navigator.serviceWorker.register(
    hasOfflinePages() ? workerPath : `${workerPath}?pushes`,
  );
  await navigator.serviceWorker.ready;
  // a subscription with a key of before cannot be used any more
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('The subscription has no keys.');
  return { endpoint, keys: { p256dh, auth } };
}

/** Ends the pushes of this browser. Returns its former address; null if there was none. */
export async function endPushes(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}
