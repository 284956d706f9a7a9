import type { PushSubscriptionBody } from '@tayyib/shared/contracts';
import { withStorage } from '@tayyib/shared/parts/storage';
import { hasOfflinePages, workerPath } from '../../../browser/worker';
import { pushesKey } from './pushesKey';

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
  return subscribe(registration, key);
}

/**
 * The subscription of a browser whose user wants pushes here, made again where the browser lost it or the server has another key.
 * Null where the browser does not allow them any more. It never asks for the permission.
 */
export async function renewPushes(key: string): Promise<PushSubscriptionBody | null> {
  if (Notification.permission !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return startPushes(key);
  const known = await registration.pushManager.getSubscription();
  if (known && keyOf(known) === key) return bodyOf(known);
  await known?.unsubscribe();
  return subscribe(registration, key);
}

/** Ends the pushes of this browser. Returns its former address; null if there was none. */
export async function endPushes(): Promise<string | null> {
  withStorage((storage) => storage.removeItem(pushesKey));
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}

async function subscribe(
  registration: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscriptionBody> {
  const body = bodyOf(
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
  );
  withStorage((storage) => storage.setItem(pushesKey, 'on'));
  return body;
}

function bodyOf(subscription: PushSubscription): PushSubscriptionBody {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('The subscription has no keys.');
  return { endpoint, keys: { p256dh, auth } };
}

/** The key of the server that a browser subscribed with, in base64url. */
function keyOf({ options: { applicationServerKey: key } }: PushSubscription): string {
  const letters = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
