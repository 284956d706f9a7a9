import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { isSdkCompatible } from '@tayyib/shared/sdk-version';
import { inRoot } from '../../build/paths.mjs';
import type { Surface } from './Surface';

const FOLDER = 'sdk';
const PACKAGES = 'packages.json';
const VARIABLES = 'variables.json';
const DECLARATIONS = '.d.ts';

const numbers = (version: string) =>
  version
    .split('.')
    .map((part) => part.padStart(6, '0'))
    .join('.');

/** Every saved version of the SDK, oldest first. */
export const sdkVersions = () =>
  readdirSync(inRoot(FOLDER))
    .filter((version) => existsSync(inRoot(FOLDER, version, PACKAGES)))
    .sort((a, b) => (numbers(a) < numbers(b) ? -1 : 1));

/** A saved version of the SDK; undefined if there is none. */
export function readSdk(version: string): Surface | undefined {
  const folder = inRoot(FOLDER, version);
  if (!existsSync(folder)) return undefined;
  const packages: Surface['packages'] = JSON.parse(readFileSync(`${folder}/${PACKAGES}`, 'utf8'));
  const variables: Surface['variables'] = JSON.parse(readFileSync(`${folder}/${VARIABLES}`, 'utf8'));
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(DECLARATIONS))
    .map((file) => file.slice(0, -DECLARATIONS.length))
    .sort()
    .map((name) => [name, readFileSync(`${folder}/${name}${DECLARATIONS}`, 'utf8')] as const);
  return { version, files: Object.fromEntries(files), packages, variables };
}

/** Replaces what is saved of this version. */
export function writeSdk({ version, files, packages, variables }: Surface): void {
  const folder = inRoot(FOLDER, version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}${DECLARATIONS}`, text);
  writeFileSync(`${folder}/${PACKAGES}`, `${JSON.stringify(packages, null, 2)}\n`);
  writeFileSync(`${folder}/${VARIABLES}`, `${JSON.stringify(variables, null, 2)}\n`);
}

/** The oldest SDK in the range of a module, which may use only what that one has. */
export function sdkNamedBy(range: string): Surface {
  const version = sdkVersions().find((each) => isSdkCompatible(range, each));
  const surface = version === undefined ? undefined : readSdk(version);
  if (!surface) throw new Error(`No SDK in ${FOLDER}/ satisfies ${range}.`);
  return surface;
}
