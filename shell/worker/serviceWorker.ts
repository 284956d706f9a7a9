// Shows pushes while no page is open, and without a network the pages and lists of the last visit. What it stores is listed
// in `allowList.ts`; where the server does not allow it, `serviceWorkerOff.ts` is served instead.
import { isFile, isPage, isRelease, isStoredReply, mayChangeViewer, neededReplies } from './allowList';
import { fileOf, filesCache, pageOf, releaseOf, storeFiles } from './files';
import { messageIn } from './message';
import { showPushes } from './pushes';
import { forgetReplies, replyOf, storeReplies } from './replies';
import { scope } from './scope';
import type { Visit } from './Visit';

showPushes();

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  event.waitUntil(start());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== scope.location.origin) return;
  if (mayChangeViewer(request.method, url)) event.waitUntil(forgetReplies());
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(pageOf(event, isPage(url)));
  else if (isFile(url)) event.respondWith(fileOf(request));
  else if (isRelease(url)) event.respondWith(releaseOf(request));
  else if (isStoredReply(url)) event.respondWith(replyOf(event));
});

scope.addEventListener('message', (event) => {
  const message = messageIn(event.data);
  if (message?.type === 'forget') event.waitUntil(forgetReplies());
  if (message?.type === 'visit') event.waitUntil(storeVisit(message));
});

async function start(): Promise<void> {
  const unknown = (await caches.keys()).filter((name) => name !== filesCache);
  await Promise.all(unknown.map((name) => caches.delete(name)));
  // an opened page does not wait until this worker has started
  await scope.registration.navigationPreload.enable();
  await scope.clients.claim();
}

/** Without a network there is nothing to store. */
async function storeVisit(visit: Visit): Promise<void> {
  try {
    await storeReplies([...neededReplies.map((path) => scope.location.origin + path), ...visit.requested]);
    await storeFiles(visit);
  } catch (error) {
    console.info('The visit could not be stored.', error);
  }
}
