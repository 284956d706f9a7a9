import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { isSdkCompatible } from '@tayyib/shared/sdk-version';
import { inRoot } from '../lib/paths.mjs';
import type { Surface } from './Shape';

const FOLDER = 'sdk';
const numbers = (version: string) =>
  version
    .split('.')
    .map((part) => part.padStart(6, '0'))
    .join('.');

/** Every saved version of the SDK, oldest first. */
export const sdkVersions = () =>
  readdirSync(inRoot(FOLDER))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort((a, b) => (numbers(a) < numbers(b) ? -1 : 1));

/** A saved version of the SDK; undefined if there is none. */
export function readSdk(version: string): Surface | undefined {
  const file = inRoot(FOLDER, `${version}.json`);
  if (!existsSync(file)) return undefined;
  const surface: Surface = JSON.parse(readFileSync(file, 'utf8'));
  return surface;
}

/** Writes one line per export, for readable diffs. */
export function writeSdk({ version, folders }: Surface): void {
  const rows = Object.entries(folders).map(([folder, exports]) => {
    const lines = Object.entries(exports).map(
      ([name, exported]) => `${JSON.stringify(name)}: ${JSON.stringify(exported)}`,
    );
    return `${JSON.stringify(folder)}: {\n${lines.join(',\n')}\n}`;
  });
  const text = `{\n"version": ${JSON.stringify(version)},\n"folders": {\n${rows.join(',\n')}\n}\n}\n`;
  writeFileSync(inRoot(FOLDER, `${version}.json`), text);
}

/** The oldest SDK in the range of a module, which may use only what that one has. */
export function sdkNamedBy(range: string): Surface {
  const version = sdkVersions().find((each) => isSdkCompatible(range, each));
  const surface = version === undefined ? undefined : readSdk(version);
  if (!surface) throw new Error(`No SDK in ${FOLDER}/ satisfies ${range}.`);
  return surface;
}
