import { lastSeenHeader, viewerHeader } from '@tayyib/shared/last-seen';
import { isStoredReply } from './allowList';

/** One cache per viewer, and never two at once: what one account saw cannot be mixed with what another one saw. */
const prefix = 'last-seen-';
const maxReplies = 60;
const maxReplyBytes = 1_048_576;
const maxAgeMs = 14 * 24 * 3_600_000;

/** Increases whenever everything is removed, so that replies requested before are not stored after. */
let generation = 0;

/** Removes every stored reply. */
export async function forgetReplies(): Promise<void> {
  generation += 1;
  await removeExcept(null);
}

/** From the network, stored for later; without a network what was stored. */
export async function replyOf(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const requestedIn = generation;
  try {
    const response = await fetch(request);
    event.waitUntil(store(request.url, response.clone(), requestedIn));
    return response;
  } catch (error) {
    const stored = await storedReply(request.url);
    if (stored) return stored;
    throw error;
  }
}

/** Requests and stores the replies among these addresses that are not stored. */
export async function storeReplies(urls: readonly string[]): Promise<void> {
  const requestedIn = generation;
  for (const url of urls.filter((each) => isStoredReply(new URL(each)))) {
    if (!(await storedReply(url))) await store(url, await fetch(url), requestedIn);
  }
}

async function store(url: string, response: Response, requestedIn: number): Promise<void> {
  const viewer = response.headers.get(viewerHeader);
  // not from our server, but from a proxy that cannot reach it
  if (viewer === null || requestedIn !== generation) return;
  const name = prefix + viewer;
  await removeExcept(name);
  if (response.status !== 200 || response.redirected) return;
  const body = await response.blob();
  if (body.size > maxReplyBytes || requestedIn !== generation) return;
  const headers = new Headers(response.headers);
  headers.set(lastSeenHeader, new Date().toISOString());
  const cache = await caches.open(name);
  await cache.put(url, new Response(body, { headers }));
  const stored = await cache.keys();
  await Promise.all(stored.slice(0, -maxReplies).map((each) => cache.delete(each)));
  // removed in the meantime
  if (requestedIn !== generation) await caches.delete(name);
}

async function storedReply(url: string): Promise<Response | undefined> {
  const [name] = await namesOfReplies();
  if (name === undefined) return undefined;
  const stored = await (await caches.open(name)).match(url, { ignoreVary: true });
  const seenAt = stored?.headers.get(lastSeenHeader) ?? '';
  return Date.now() - Date.parse(seenAt) < maxAgeMs ? stored : undefined;
}

async function removeExcept(name: string | null): Promise<void> {
  const others = (await namesOfReplies()).filter((each) => each !== name);
  await Promise.all(others.map((each) => caches.delete(each)));
}

const namesOfReplies = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));
