import { posix } from 'node:path';
import { partFolders, sharedKeys } from '../../webpack/sharedDependencies';
import type { SourceFile } from './sourceFiles';
import { importsOf, type Import } from './syntax';

/** What the server may take from `shared`: contracts, pure rules and tables, nothing that draws. */
const FOR_THE_SERVER = [
  'calendar',
  'contracts',
  'shariah',
  'screens',
  'plans',
  'prices',
  'access',
  'account-status',
  'indian-states',
  'brand',
  'consents',
  'limits',
  'module-outcomes',
  'registry-signature',
  'sdk-version',
];
const SHARED = '@tayyib/shared/';

/** Folders of `shared` that no page of the federation holds. */
const NOT_FEDERATED = ['testing', 'standalone'];

const areaOf = (path: string) => path.split('/')[0] ?? '';
const isBrowserArea = (area: string) => area === 'shared' || area === 'shell' || area.startsWith('mfe-');
const isTest = (path: string) => /\.test\.tsx?$|^[^/]+\/src\/testing\//.test(path);
const isDevEntry = (path: string) => /^mfe-[^/]+\/dev\//.test(path);

/** Where a relative import leads, from the workspace root; undefined for a package. */
const targetOf = (path: string, from: string) =>
  from.startsWith('.') ? posix.join(posix.dirname(path), from) : undefined;

function complainAboutPackage(path: string, { from, isTypeOnly }: Import): string | undefined {
  const area = areaOf(path);
  if (!from.startsWith('@tayyib/')) return undefined;
  const folder = from.startsWith(SHARED) ? from.slice(SHARED.length) : undefined;
  if (folder === undefined) {
    const isOwnConfig = from === '@tayyib/webpack' && /^[^/]+\/webpack\.config\.ts$/.test(path);
    return isOwnConfig ? undefined : 'only @tayyib/shared may be imported';
  }
  if (area === 'server') {
    return FOR_THE_SERVER.includes(folder) ? undefined : `the server takes ${FOR_THE_SERVER.join(', ')} only`;
  }
  if (!isBrowserArea(area) || isTest(path)) return undefined;
  if (folder === 'contracts' && !isTypeOnly)
    return 'browser code takes types from the contracts, never schemas';
  if (partFolders.includes(folder) && area.startsWith('mfe-'))
    return 'it is behind @tayyib/shared/ui or @tayyib/shared/ui-data';
  if (folder === 'testing' && area !== 'shared') return 'testing helpers are for tests';
  if (folder === 'standalone' && !isDevEntry(path)) return 'standalone mode is for dev/';
  return undefined;
}

function complainAboutRelative(path: string, target: string, { isTypeOnly }: Import): string | undefined {
  const area = areaOf(path);
  const isOurs = isBrowserArea(area) || area === 'server';
  if (isOurs && areaOf(target) !== area) return `it leaves ${area}/`;
  if (area !== 'shared' || isTypeOnly || isTest(path) || target.endsWith('.css')) return undefined;
  const [, , ownFolder = ''] = path.split('/');
  const [, , folder = ''] = target.split('/');
  // the federation shares a folder under its package name; a relative import would bring a second copy of it
  const isShared = sharedKeys.includes(SHARED + folder);
  if (!isShared || folder === ownFolder || NOT_FEDERATED.includes(ownFolder)) return undefined;
  return `it is shared under the name ${SHARED}${folder}`;
}

/** What new modules are made from keeps the rules of a module. */
const asModule = (file: SourceFile): SourceFile => ({
  ...file,
  path: file.path.replace(/^scripts\/newModule\/template\//, 'mfe-sample/'),
});

/** One sentence for each import of the file that points the wrong way. */
export function importComplaints(source: SourceFile): string[] {
  const file = asModule(source);
  return importsOf(file).flatMap((imported) => {
    const target = targetOf(file.path, imported.from);
    const complaint =
      target === undefined
        ? complainAboutPackage(file.path, imported)
        : complainAboutRelative(file.path, target, imported);
    return complaint ? [`${file.path} imports ${imported.from}: ${complaint}`] : [];
  });
}
