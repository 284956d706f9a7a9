import { createHash } from 'node:crypto';
import type { ModuleDescriptor } from '@tayyib/shared/contracts';

/** The files of a release by name; the first is the entry. */
export type ReleaseFiles = Readonly<Record<string, string | Buffer>>;

export const sha384 = (content: string | Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

export interface BuiltCode {
  /** What tells two builds apart. */
  stamp: string;
  /** Statements of the exposed module, in which `require("ui")` is a folder of the SDK. */
  code?: string;
  /** What the exposed module passes to `defineModule` instead of what its descriptor names. */
  definition?: string;
  /** Text at the end of the entry. */
  entryCode?: string;
  /** Files beside the entry and its chunk; scripts and style sheets are chunks too. */
  files?: ReleaseFiles;
  /** Chunks that the entry knows, and that are not sent. */
  missing?: Readonly<Record<string, string>>;
  /** Packages that it expects of the shell beside the SDK, with the versions that it wants. */
  shared?: Readonly<Record<string, string>>;
  /** Whether the entry has the hashes of its chunks. */
  isHashed?: boolean;
}

const sdkFolders = [
  'api',
  'controls',
  'errors',
  'modules',
  'realtime',
  'router',
  'store',
  'theme',
  'toolkit',
  'ui',
];

/** The files that webpack with Module Federation makes of a module, as short as they can be. */
export function builtFiles(
  { id, routes, slots, commands = [] }: ModuleDescriptor,
  {
    stamp,
    code = '',
    definition,
    entryCode = '',
    files = {},
    missing = {},
    shared = {},
    isHashed = true,
  }: BuiltCode,
): ReleaseFiles {
  const load = 'require.e(9).then(()=>require(90))';
  const pages = [...new Set(routes.map(({ page }) => page))].map((page) => `${page}:()=>${load}`);
  const slotLoads = slots.map(({ slot, component }) => `${component}:(0,sdk.slot)("${slot}",()=>${load})`);
  const commandLoads = commands.map(({ command }) => `"${command}":()=>${load}`);
  const usual = `{pages:{${pages.join()}},slots:{${slotLoads.join()}},commands:{${commandLoads.join()}}}`;
  const exposed =
    `7(module,exported,require){require.r(exported);var sdk=require("modules");${code};` +
    `let definition=(0,sdk.defineModule)(${definition ?? usual});require.d(exported,["default",0,definition])}`;
  const page = '90(module,exported,require){require.r(exported);require.d(exported,["default",0,()=>null])}';
  const chunkOf = (chunk: string, modules: string) =>
    `/* ${stamp} */(globalThis.webpackChunk_${id}||=[]).push([[${chunk}],{${modules}}]);`;
  const chunks: Record<string, string | Buffer> = {
    '7.89abcdef.js': chunkOf('7', exposed),
    '9.89abcdef.js': chunkOf('9', page),
    ...files,
  };
  return {
    'remoteEntry.0123abcd.js':
      entryOf(stamp, { ...chunks, ...namedScripts(missing) }, isHashed, shared) + entryCode,
    ...chunks,
  };
}

const namedScripts = (chunks: Readonly<Record<string, string>>): ReleaseFiles =>
  Object.fromEntries(Object.entries(chunks).map(([chunk, text]) => [`${chunk}.0000.js`, text]));

function entryOf(
  stamp: string,
  chunks: ReleaseFiles,
  isHashed: boolean,
  wanted: Readonly<Record<string, string>>,
): string {
  const hashes = (ending: string) =>
    Object.entries(chunks)
      .filter(([name]) => name.endsWith(ending))
      .map(([name, content]) => `"${name.split('.')[0]}":"${sha384(content)}"`);
  const shared = [
    ...sdkFolders.map((folder) => `${folder}:{shareKey:"@tayyib/shared/sdk/${folder}"}`),
    ...Object.entries(wanted).map(
      ([name, version]) =>
        `"${name}":{shareKey:"${name}",requiredVersion:${version ? `"${version}"` : '!1'}}`,
    ),
  ];
  const integrity = isHashed
    ? `require.integrity={js:{${hashes('.js').join()}},css:{${hashes('.css').join()}}};script.integrity=require.integrity.js[chunk];`
    : '';
  return (
    `/* ${stamp} */(()=>{var modules={273(module,exported,require){` +
    `var exposes={"./module":()=>require.e(7).then(()=>()=>require(7))}}};${integrity}` +
    `require.consumesLoadingData.moduleIdToConsumeDataMapping={${shared.join()}}})();`
  );
}
