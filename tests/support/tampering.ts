import type { Page, Route } from 'playwright-core';
import type { ModuleRelease } from '@tayyib/shared/contracts';

export type Change = (content: Buffer) => Buffer | string;

/** One thing that somebody changed on the way to the browser. */
export interface Tampering {
  what: string;
  /** The path that is answered with something else. */
  address: string;
  change: Change;
}

/** One bit of the byte in the middle. */
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

/** Where the files of a version are asked for, with a slash at the end. */
export const folderPath = ({ id, version }: ModuleRelease) => `/modules/${id}/${version}/`;

/**
 * All that can be changed before the first line of a module runs: a byte of its entry and of its `release.json`, the hash of
 * each file where it is written down, and what the registry vouches for.
 */
export function beforeItsFirstLine(release: ModuleRelease): Tampering[] {
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

/** Answers with something else while `look` runs, and says which scripts below `folder` the browser ran meanwhile. */
export async function scriptsRun(
  page: Page,
  folder: string,
  { address, change }: Omit<Tampering, 'what'>,
  look: () => Promise<void>,
): Promise<string[]> {
  const run: string[] = [];
  const inspector = await page.context().newCDPSession(page);
  inspector.on('Debugger.scriptParsed', ({ url }) => {
    if (url.includes(folder)) run.push(new URL(url).pathname);
  });
  await inspector.send('Debugger.enable');
  // the inspector first tells of all that runs already
  run.length = 0;
  const isAsked = (url: URL) => url.pathname === address;
  const answering: Promise<void>[] = [];
  const falsify = async (asked: Route) => {
    const answer = await asked.fetch();
    const { 'content-type': type = '' } = answer.headers();
    const changed = change(await answer.body());
    await asked.fulfill({ contentType: type, body: changed });
  };
  await page.route(isAsked, (asked) => {
    const answered = falsify(asked);
    answering.push(answered);
    return answered;
  });
  await look();
  // a page may ask once more while it is looked at; what is under way is no longer ours once the route is taken away
  await Promise.all(answering);
  await page.unroute(isAsked);
  await inspector.detach();
  if (answering.length === 0) throw new Error(`Nobody asked for ${address}.`);
  return run;
}

/** Opens a page of the module and waits until it says that the module is not available. */
export async function isToldOf(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('alert').filter({ hasText: 'is not available right now' }).waitFor();
}
