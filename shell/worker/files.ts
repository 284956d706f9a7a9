import { isFile, isRelease } from './allowList';
import type { Visit } from './Visit';

/** Files whose content never changes, and the page that starts them. */
export const filesCache = 'files-1';
/** The address under which the page is stored that renders every address. */
const pageAddress = '/';
const maxFiles = 500;

const opened = () => caches.open(filesCache);

/** A hashed file: its content never changes, so a stored one is as good as the network's. Its reader checks its integrity. */
export async function fileOf(request: Request): Promise<Response> {
  const stored = await storedFile(request.url);
  if (stored) return stored;
  try {
    return await fetch(request);
  } catch (error) {
    const same = await fileOfSameContent(request.url);
    if (same) return same;
    throw error;
  }
}

/** Which of two chunks with the same content a page requests depends on what it has loaded before. */
async function fileOfSameContent(url: string): Promise<Response | undefined> {
  const [ending] = /[.-][\da-f]{8,}\.\w+$/.exec(url) ?? [];
  if (ending === undefined) return undefined;
  const same = (await (await opened()).keys()).find((each) => each.url.endsWith(ending));
  return same && storedFile(same.url);
}

/** From the network; without a network what was stored. */
export async function releaseOf(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await storedFile(request.url);
    if (stored) return stored;
    throw error;
  }
}

/** An opened page: from the network; without a network the stored page, which renders every address. */
export async function pageOf(event: FetchEvent, hasStoredPage: boolean): Promise<Response> {
  try {
    const preloaded: unknown = await event.preloadResponse;
    return preloaded instanceof Response ? preloaded : await fetch(event.request);
  } catch (error) {
    const stored = hasStoredPage ? await storedFile(pageAddress) : undefined;
    if (stored) return stored;
    throw error;
  }
}

/**
 * Stores what a page needs to open without a network, and removes what no page needs any more. A page that runs an older
 * release than the server's changes nothing: what is stored always fits together.
 */
export async function storeFiles({ entry, requested, moduleFolders }: Visit): Promise<void> {
  const page = await fetch(pageAddress);
  const html = await page.clone().text();
  if (!page.ok || page.redirected || !html.includes(new URL(entry).pathname)) return;
  const files = requested.filter((each) => isFile(new URL(each)) || isRelease(new URL(each)));
  const cache = await opened();
  for (const url of files) await storeFile(cache, url);
  const before = await (await cache.match(pageAddress))?.text();
  const isNewRelease = before !== undefined && !before.includes(new URL(entry).pathname);
  await cache.put(pageAddress, page);
  await removeOld(cache, (url) => {
    if (url.pathname === pageAddress || files.includes(url.href)) return false;
    if (url.pathname.startsWith('/assets/')) return isNewRelease;
    return moduleFolders.length > 0 && !moduleFolders.some((folder) => url.pathname.startsWith(folder));
  });
}

async function storeFile(cache: Cache, url: string): Promise<void> {
  if (await cache.match(url)) return;
  const response = await fetch(url);
  if (response.status === 200 && !response.redirected) await cache.put(url, response);
}

async function removeOld(cache: Cache, isOld: (url: URL) => boolean): Promise<void> {
  const requests = await cache.keys();
  const old = requests.filter(({ url }) => isOld(new URL(url)));
  const rest = requests.filter((each) => !old.includes(each) && new URL(each.url).pathname !== pageAddress);
  await Promise.all([...old, ...rest.slice(0, -maxFiles)].map((each) => cache.delete(each)));
}

const storedFile = async (url: string) => (await opened()).match(url, { ignoreVary: true });
