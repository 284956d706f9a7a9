import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { sdkVersion } from '@tayyib/shared/sdk-version';
import { inRoot, root } from '../../build/paths.mjs';
import { descriptorSchema, SCHEMA_FILE } from '../../build/readDescriptor';
import { readSurface } from './readSurface';
import { readSdk, sdkVersions, writeSdk } from './sdkFiles';
import { surfaceAdditions, surfaceBreaks } from './surfaceBreaks';

// npm run sdk: saves the SDK that the shell offers modules, and the schema of module.json; refuses breaking changes
const writeSchema = () => {
  writeFileSync(inRoot(SCHEMA_FILE), JSON.stringify(descriptorSchema()));
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', SCHEMA_FILE], { cwd: root });
};

const surface = await readSurface();
const majorOf = (version: string) => version.split('.')[0];
const last = sdkVersions()
  .filter((version) => majorOf(version) === majorOf(sdkVersion))
  .at(-1);
const before = last === undefined ? undefined : readSdk(last);
const breaks = before ? [...surfaceBreaks(before, surface)] : [];
if (breaks.length > 0) {
  console.error(`SDK ${last} offered more than the code does now:`);
  for (const [name, sentences] of breaks) console.error(`  ${name}: ${sentences.join('; ')}`);
  console.error(
    'Restore it, or raise the major version in shared/src/policy/sdkVersion.ts: every module then has to follow.',
  );
  process.exitCode = 1;
} else {
  writeSdk(surface);
  writeSchema();
  const added = before ? surfaceAdditions(before, surface) : [];
  console.log(`sdk/${sdkVersion}/ is written${added.length > 0 ? `; new: ${added.join(', ')}` : ''}.`);
}
