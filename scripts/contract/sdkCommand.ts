import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { sdkVersion } from '@tayyib/shared/sdk-version';
import { inRoot, root } from '../../build/paths.mjs';
import { descriptorSchema, SCHEMA_FILE } from '../../build/readDescriptor';
import { readSurface } from './readSurface';
import { readSdk, sdkVersions, writeSdk } from './sdkFiles';
import { NAMES_FILE, packageBreaks, surfaceNames } from './surfaceNames';
import { surfaceAdditions, surfaceBreaks } from './surfaceBreaks';

// npm run sdk: saves the SDK that the shell offers modules, its names for the gate, and the schema of module.json; refuses breaking changes
const writeDerived = () => {
  writeFileSync(inRoot(SCHEMA_FILE), JSON.stringify(descriptorSchema()));
  writeFileSync(inRoot(NAMES_FILE), JSON.stringify(surfaceNames()));
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', SCHEMA_FILE, NAMES_FILE], { cwd: root });
};

const surface = await readSurface();
const majorOf = (version: string) => version.split('.')[0];
const last = sdkVersions()
  .filter((version) => majorOf(version) === majorOf(sdkVersion))
  .at(-1);
const before = last === undefined ? undefined : readSdk(last);
const dropped = before ? packageBreaks() : [];
const breaks = [
  ...(before ? surfaceBreaks(before, surface) : []),
  ...(dropped.length > 0 ? [['shared packages', dropped] as const] : []),
];
if (breaks.length > 0) {
  console.error(`SDK ${last} offered more than the code does now:`);
  for (const [name, sentences] of breaks) console.error(`  ${name}: ${sentences.join('; ')}`);
  console.error(
    'Restore it, or raise the major version in shared/src/policy/sdkVersion.ts: every module then has to follow.',
  );
  process.exitCode = 1;
} else {
  writeSdk(surface);
  writeDerived();
  const added = before ? surfaceAdditions(before, surface) : [];
  console.log(`sdk/${sdkVersion}/ is written${added.length > 0 ? `; new: ${added.join(', ')}` : ''}.`);
}
