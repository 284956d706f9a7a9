import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildMode, BuildPlace } from '../../../webpack/baseConfig';
import type { ModuleBuild } from '../../../webpack/moduleConfig';
import { providedByShell, sdkKey, sharedLibraries } from '../../../build/federatedPackages';
import { inputHash } from '../../../build/inputHash.mjs';
import { readModuleFile } from '../../../build/readDescriptor';

const { resolve } = createRequire(import.meta.url);

/** A file of the installed package, whose `tools` folder has this code. */
export const inSdk = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** A program of an installed package, by its path there. */
export const programOf = (name: string, path: string) => join(dirname(resolve(`${name}/package.json`)), path);

const versionIn = (file: string) => {
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
};

/** The module in whose folder the command runs. */
export interface ModuleProject {
  folder: string;
  descriptor: ModuleDescriptor;
  /** That of `package.json` and a hash of all that a build reads. */
  version: string;
}

export function readProject(folder = process.cwd()): ModuleProject {
  const inputs = ['src', 'module.json', 'package.json', 'package-lock.json'];
  const hash = inputHash(inputs, [versionIn(inSdk('package.json'))], undefined, folder);
  return {
    folder,
    descriptor: readModuleFile(join(folder, 'module.json')),
    version: `${versionIn(join(folder, 'package.json'))}-${hash}`,
  };
}

export const placeOf = ({ folder }: ModuleProject): BuildPlace => ({
  tsConfig: inSdk('tsconfig.webpack.json'),
  cacheFolder: join(folder, 'node_modules', '.cache', 'tayyib'),
  configFiles: [inSdk('package.json'), join(folder, 'package.json'), join(folder, 'package-lock.json')],
  standalonePage: inSdk('standalone.html'),
  reloadLoader: inSdk('reloadLoader.mjs'),
});

/** What the page provides, by the names of this package. */
function providedPackages() {
  const sdk: { version: string; folders: string[] } = JSON.parse(readFileSync(inSdk('sdk.json'), 'utf8'));
  return Object.fromEntries([
    ...sharedLibraries.map((name) => {
      const version = versionIn(resolve(`${name.replace(/\/$/, '')}/package.json`));
      return [name, providedByShell(version)] as const;
    }),
    ...sdk.folders.map((folder) => {
      const shareKey = sdkKey(folder);
      return [`@tayyib/sdk/${folder}`, { ...providedByShell(sdk.version), shareKey }] as const;
    }),
  ]);
}

/** A build of the module into `dist/<folder>`. */
export const moduleBuild = (
  project: ModuleProject,
  mode: BuildMode,
  name = project.version,
): ModuleBuild => ({
  id: project.descriptor.id,
  version: name,
  mode,
  folder: project.folder,
  outputFolder: join(project.folder, 'dist', name),
  shared: providedPackages(),
  place: placeOf(project),
});
