import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleFolders } from '../../build/buildTargets.mjs';
import { copyNewestDist } from '../support/copyDist';

/** A page sets `globalThis.fault` to one of these and a module ID to make that module's code fail. */
export type InnerFault = 'evaluation' | 'render' | 'shared';

/** Wrapped around an entry's code, so that its hash is the same with and without the fault. */
const before = (id: string) =>
  `if (globalThis.fault === 'evaluation ${id}') throw new Error('It throws while it is evaluated.');\n`;
const after = (container: string, id: string) => `
;{
  const { get, init } = ${container};
  const failing = (load) => async () => {
    const { default: Page } = await load();
    return { default: (props) => {
      if (globalThis.fault === 'render ${id}') throw new Error('It throws while it renders.');
      return Page(props);
    } };
  };
  ${container} = {
    init: (scope, ...more) => {
      if (globalThis.fault === 'shared ${id}') throw new Error('The shared react has another version.');
      return init(scope, ...more);
    },
    get: async (name) => {
      const factory = await get(name);
      return () => {
        const { default: definition } = factory();
        const pages = Object.entries(definition.pages).map(([page, load]) => [page, failing(load)]);
        return { default: { ...definition, pages: Object.fromEntries(pages) } };
      };
    },
  };
}
`;

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
