// Served in place of `serviceWorker.ts` where pages without a network are switched off: removes what was stored and then itself,
// unless this browser receives pushes.
import { showPushes } from './pushes';
import { scope } from './scope';

showPushes();

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  event.waitUntil(end());
});

async function end(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await scope.registration.navigationPreload.disable();
  // a page that is about to subscribe says so in the address of the worker
  const isForPushes = scope.location.search === '?pushes';
  const subscription = await scope.registration.pushManager.getSubscription();
  if (!isForPushes && subscription === null) await scope.registration.unregister();
}
