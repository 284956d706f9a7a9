import type { Page, Route } from 'playwright-core';
import type { ModuleRelease } from '@tayyib/shared/contracts';

export type Change = (content: Buffer) => Buffer | string;

/** A response that is modified on its way to the browser. */
export interface Tampering {
  what: string;
  /** The path of the modified response. */
  address: string;
  change: Change;
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

/** The path of a version's files, with a trailing slash. */
export const folderPath = ({ id, version }: ModuleRelease) => `/modules/${id}/${version}/`;

/**
 * Every tampering before a module's code runs: a byte of its entry and of its `release.json`, each hash in the release and the
 * entry, and the hashes and signature in the registry.
 */
export function tamperingsBeforeStart(release: ModuleRelease): Tampering[] {
  const folder = folderPath(release);
  const manifest = `${folder}release.json`;
  const entry = folder + release.entry;
  const hashes = Object.entries(release.integrity);
  return [
    { what: `a byte of ${release.entry}`, address: entry, change: flipped },
    { what: 'a byte of release.json', address: manifest, change: flipped },
    ...hashes.map(([file]) => ({
      what: `the hash of ${file} in release.json`,
      address: manifest,
      change: withoutMember(file),
    })),
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
    })),
  ];
}

/** Modifies a response while `act` runs, and returns the scripts below `folder` that the browser ran meanwhile. */
export async function scriptsRun(
  page: Page,
  folder: string,
  { address, change }: Omit<Tampering, 'what'>,
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
  const isTarget = (url: URL) => url.pathname === address;
  const pending: Promise<void>[] = [];
  const tamper = async (route: Route) => {
    const response = await route.fetch();
    const { 'content-type': type = '' } = response.headers();
    const changed = change(await response.body());
    await route.fulfill({ contentType: type, body: changed });
  };
  await page.route(isTarget, (route) => {
    const fulfilled = tamper(route);
    pending.push(fulfilled);
    return fulfilled;
  });
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
