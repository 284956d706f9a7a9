import type { Page, Route } from 'playwright-core';
import type { ModuleRelease } from '@tayyib/shared/contracts';

export type Change = (content: Buffer) => Buffer | string;

/** A response that is modified on its way to the browser. */
export interface Tampering {
  what: string;
  /** The path of the modified response. */
  address: string;
  change: Change;
  /** How a page is modified that contains the same. */
  changePage?: Change;
}

/** Flips one bit in the middle. */
export const flipped: Change = (content) => {
  const changed = Buffer.from(content);
  const at = Math.floor(changed.length / 2);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  return changed;
};
const without =
  (hash: string): Change =>
  (content) =>
    content.toString('utf8').replace(hash, '');
const withoutMember =
  (name: string): Change =>
  (content) =>
    JSON.stringify(JSON.parse(content.toString('utf8')), (key, value: unknown) =>
      key === name ? undefined : value,
    );

const inRegistryOfPage =
  (change: Change): Change =>
  (content) =>
    content
      .toString('utf8')
      .replace(
        /(<script[^>]*module-registry[^>]*>)([^<]*)/,
        (_match, start: string, registry: string) => start + String(change(Buffer.from(registry))),
      );

/** The path of a version's files, with a trailing slash. */
export const folderPath = ({ id, version }: ModuleRelease) => `/modules/${id}/${version}/`;

/**
 * Every tampering before a module's code runs: a byte of its entry, each hash in the entry, and the hashes and signature in the registry,
 * in the page and in its reply.
 */
export function tamperingsBeforeStart(release: ModuleRelease): Tampering[] {
  const folder = folderPath(release);
  const entry = folder + release.entry;
  const hashes = Object.entries(release.integrity);
  return [
    { what: `a byte of ${release.entry}`, address: entry, change: flipped },
    ...hashes
      .filter(([file]) => file !== release.entry)
      .map(([file, hash]) => ({
        what: `the hash of ${file} in the entry`,
        address: entry,
        change: without(hash),
      })),
    ...['integrity', 'manifestIntegrity', 'signature', 'keyId'].map((name) => ({
      what: `${name} in the registry`,
      address: '/api/modules',
      change: withoutMember(name),
      changePage: inRegistryOfPage(withoutMember(name)),
    })),
  ];
}

/** Modifies a response while `act` runs, and returns the scripts below `folder` that the browser ran meanwhile. */
export async function scriptsRun(
  page: Page,
  folder: string,
  { address, change, changePage }: Omit<Tampering, 'what'>,
  act: () => Promise<void>,
): Promise<string[]> {
  const run: string[] = [];
  const inspector = await page.context().newCDPSession(page);
  inspector.on('Debugger.scriptParsed', ({ url }) => {
    if (url.includes(folder)) run.push(new URL(url).pathname);
  });
  await inspector.send('Debugger.enable');
  // the debugger first reports scripts that already run
  run.length = 0;
  const pending: Promise<void>[] = [];
  const tamper = async (route: Route, apply: Change) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: apply(await response.body()) });
  };
  const begin = (route: Route, apply: Change) => {
    const fulfilled = tamper(route, apply);
    pending.push(fulfilled);
    return fulfilled;
  };
  await page.route(
    (url) => url.pathname === address,
    (route) => begin(route, change),
  );
  if (changePage)
    await page.route(
      (url) => !/^\/(api|assets|modules|socket\.io)\//.test(url.pathname),
      (route) =>
        route.request().resourceType() === 'document' ? begin(route, changePage) : route.continue(),
    );
  await act();
  await Promise.all(pending);
  // first, since a page that requests it again without the route runs the scripts, as it should
  await inspector.detach();
  // waits for those that it requested again meanwhile: without the route they cannot be fulfilled
  await page.unrouteAll({ behavior: 'wait' });
  if (pending.length === 0) throw new Error(`${address} was not requested.`);
  return run;
}

/** What a module, or a part of its page that is loaded on demand, is replaced by if its files are refused. */
const isMissing = /is not available|could not be shown/;

/** Opens a page of the module, or the dashboard with its card, and waits for the notice that it, or a part of it, is not available. */
export async function showsUnavailable(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const notices = page.getByRole('alert').or(page.getByRole('status'));
  await notices.filter({ hasText: isMissing }).first().waitFor();
}
