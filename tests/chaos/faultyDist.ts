import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleFolders } from '../../build/buildTargets.mjs';
import { copyNewestDist } from '../support/copyDist';

/**
 * Added to an entry, so that its hash is the same with and without a fault: a page that defines these functions (`damageCode`) makes the
 * code of a module fail. An entry has a limit of size, so what they do is in the page.
 */
const before = (id: string) => `globalThis.beforeModule?.('${id}');\n`;
const after = (container: string, id: string) =>
  `\n;${container} = globalThis.withFault?.('${id}', ${container}) ?? ${container};`;

/** Five pages at once on a busy machine: a slow module must not count as hanging. */
const moduleTimeoutMs = 20_000;

const sha384 = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

function makeFaulty(folder: string, id: string): void {
  const file = join(folder, 'release.json');
  const release: { entry: string; integrity: Record<string, string>; descriptor: object } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const code = readFileSync(join(folder, release.entry), 'utf8');
  const container = /^var (\w+)/.exec(code)?.[1];
  if (container === undefined) throw new Error(`${release.entry} does not start with its container.`);
  const faulty = `${before(id)}${code}${after(container, id)}`;
  writeFileSync(join(folder, release.entry), faulty);
  for (const kind of ['gz', 'br']) rmSync(join(folder, `${release.entry}.${kind}`), { force: true });
  const integrity = { ...release.integrity, [release.entry]: sha384(faulty) };
  const descriptor = { ...release.descriptor, timeoutMs: moduleTimeoutMs };
  writeFileSync(file, JSON.stringify({ ...release, integrity, descriptor }));
}

/** A copy of dist with one version per module, whose code fails on demand. */
export function faultyDist(): { dist: string; remove: () => void } {
  const ids = moduleFolders().map((folder) => folder.slice('mfe-'.length));
  const { dist, folderOf, remove } = copyNewestDist(ids);
  for (const id of ids) makeFaulty(folderOf(id), id);
  return { dist, remove };
}
