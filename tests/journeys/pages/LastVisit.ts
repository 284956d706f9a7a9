import type { Page } from 'playwright-core';
import { untilNone } from '../setup/limits';

/** What the browser has stored of the last visit. */
export class LastVisit {
  constructor(private readonly page: Page) {}

  /** Waits until this page would open without a network: with all its files, and these replies of the API. */
  async isStored(...replies: readonly string[]) {
    const wanted = ['/', '/api/session', '/api/modules', ...replies];
    await untilNone('Not stored', () => this.page.evaluate(missingFromCaches, wanted));
  }

  /** The stored replies of the API as text, by their paths. */
  replies(): Promise<Record<string, string>> {
    return this.page.evaluate(async () => {
      const found: Record<string, string> = {};
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const { pathname, search } = new URL(request.url);
          if (!pathname.startsWith('/api/')) continue;
          found[pathname + search] = await (await cache.match(request))!.text();
        }
      }
      return found;
    });
  }

  /** Changes every stored file of a module, as a damaged disk would. */
  async damage(module: string) {
    await this.page.evaluate(async (id) => {
      const cache = await caches.open('files-1');
      for (const request of await cache.keys()) {
        if (!request.url.includes(`/modules/${id}/`) || !request.url.endsWith('.js')) continue;
        const { headers } = (await cache.match(request))!;
        await cache.put(request, new Response('document.title = "damaged"', { headers }));
      }
    }, module);
  }

  /** Stores these files and a page that starts them, as a visit before a release did. */
  async addRelease(html: string, files: readonly string[]) {
    const release = [html, files] as const;
    await this.page.evaluate(async ([text, paths]) => {
      const cache = await caches.open('files-1');
      await cache.put('/', new Response(text, { headers: { 'content-type': 'text/html' } }));
      for (const path of paths) await cache.put(path, new Response(''));
    }, release);
  }

  /** Waits until none of these files is stored. */
  async isWithout(...files: readonly string[]) {
    await untilNone('Still stored', () => this.page.evaluate(foundInCaches, files));
  }

  notice() {
    return this.page.getByText(/^You are offline\. Showing what was last seen on \d+ \w+ \d{4}, /);
  }
}

/** Runs in the page: which of these paths and of the files that the page has loaded are not stored. */
async function missingFromCaches(paths: readonly string[]): Promise<string[]> {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\/(assets|modules)\/.+(\.[\da-f]{8}\.\w+|release\.json)$/.test(name));
  const wanted = [...files, ...paths];
  const stored = await Promise.all(wanted.map((path) => caches.match(path, { ignoreVary: true })));
  return wanted.filter((_, index) => stored[index] === undefined);
}

/** Runs in the page: which of these paths are stored. */
async function foundInCaches(paths: readonly string[]): Promise<string[]> {
  const stored = await Promise.all(paths.map((path) => caches.match(path)));
  return paths.filter((_, index) => stored[index] !== undefined);
}
