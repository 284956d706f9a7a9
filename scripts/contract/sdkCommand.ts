import { sdkVersion } from '@tayyib/shared/sdk-version';
import { readSurface } from './readSurface';
import { readSdk, sdkVersions, writeSdk } from './sdkFiles';
import { surfaceAdditions, surfaceBreaks } from './surfaceBreaks';

// npm run sdk: writes down what the shell promises modules, unless that would break a promise
const surface = readSurface();
const majorOf = (version: string) => version.split('.')[0];
const last = sdkVersions()
  .filter((version) => majorOf(version) === majorOf(sdkVersion))
  .at(-1);
const before = last === undefined ? undefined : readSdk(last);
const breaks = before ? [...surfaceBreaks(before, surface)] : [];
if (breaks.length > 0) {
  console.error(`SDK ${last} promised more than there is now:`);
  for (const [name, sentences] of breaks) console.error(`  ${name}: ${sentences.join('; ')}`);
  console.error(
    'Keep the promise, or raise the major version in shared/src/policy/sdkVersion.ts: every module then has to follow.',
  );
  process.exitCode = 1;
} else {
  writeSdk(surface);
  const added = before ? surfaceAdditions(before, surface) : [];
  console.log(`sdk/${sdkVersion}.json is written${added.length > 0 ? `; new: ${added.join(', ')}` : ''}.`);
}
