import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { SurfaceNames } from '@tayyib/shared/gate';
import { sdkVersion } from '@tayyib/shared/sdk-version';
import { inRoot } from '../../build/paths.mjs';
import { sharedDependencies } from '../../build/sharedDependencies';
import { readApiSchema } from './apiSchema';
import { exportsOf, COMMON, parseFile, type Surface } from './Surface';
import { readSdk, sdkVersions } from './sdkFiles';

/** Where the gate finds what each version of the SDK has, from the root of the workspace. */
export const NAMES_FILE = 'shared/src/gate/sdkSurfaces.json';

/** Every saved version of the SDK by name, oldest first. */
export const surfaceNames = (): SurfaceNames[] =>
  sdkVersions().flatMap((version) => {
    const surface = readSdk(version);
    return surface ? [namesIn(surface)] : [];
  });

function namesIn(surface: Surface): SurfaceNames {
  const exports: Record<string, string[]> = {};
  for (const { folder, name, type } of exportsOf(surface).values()) {
    // no build contains types
    if (type === undefined && folder !== 'module.json') (exports[folder] ??= []).push(name);
  }
  return {
    version: surface.version,
    exports,
    variables: surface.variables,
    packages: surface.version === sdkVersion ? providedPackages() : (saved(surface.version)?.packages ?? {}),
    icons: iconsIn(surface),
    endpoints: Object.keys(readApiSchema(surface.version)?.endpoints ?? {}),
  };
}

/** What the shell provides now beside the SDK, with major versions. */
const providedPackages = (): SurfaceNames['packages'] =>
  Object.fromEntries(
    Object.entries(sharedDependencies())
      .filter(([key]) => !key.startsWith('@tayyib/') && !key.endsWith('/'))
      .map(([key, { version }]) => [key, version.split('.')[0] ?? version]),
  );

/** The names of a version as the gate has them. */
function saved(version: string): SurfaceNames | undefined {
  const all: SurfaceNames[] = JSON.parse(readFileSync(inRoot(NAMES_FILE), 'utf8'));
  return all.find((names) => names.version === version);
}

/** Packages that the shell provided to modules of this SDK, and does not any more, or in another major version. */
export function packageBreaks(
  before: SurfaceNames['packages'] = saved(sdkVersion)?.packages ?? {},
  now: SurfaceNames['packages'] = providedPackages(),
): string[] {
  return Object.entries(before).flatMap(([name, major]) => {
    const current = now[name];
    if (current === undefined) return [`the shell no longer provides ${name}`];
    return current === major ? [] : [`the shell provided ${name} ${major} and provides ${current}`];
  });
}

/** The keys of the table that `IconName` is made of. */
function iconsIn({ files }: Surface): string[] {
  for (const statement of parseFile(files[COMMON] ?? '').statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, type } of statement.declarationList.declarations) {
      if (name.getText() !== 'icons' || !type || !ts.isTypeLiteralNode(type)) continue;
      return type.members.flatMap((member) => member.name?.getText() ?? []);
    }
  }
  throw new Error('The SDK has no table of icons.');
}
