import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  artifactProblems,
  breaksWithBefore,
  descriptorProblems,
  factProblems,
  problemText,
  type GateProblem,
} from '@tayyib/shared/gate';
import { sdkVersion } from '@tayyib/shared/sdk-version';
import { moduleFolders, versionOf } from '../../build/buildTargets.mjs';
import { readBuilt } from '../../build/builtRelease';
import { inRoot } from '../../build/paths.mjs';
import { breaksWithSdk, linksInto, unreadQueries } from './contractBreaks';
import { readModule } from './moduleFacts';
import { withRequests } from './moduleRequests';
import { previousRelease } from './previousRelease';
import { readSdk, sdkNamedBy } from './sdkFiles';

// npm run check:contract -- mfe-screener [--against http://localhost:8080 | release.json]
// Says what a server would say of the module if it were published as it is, and what would break for modules beside it. With TAYYIB_TOKEN,
// an access token of staff, it is compared with its version before also while that is off or for an audience.
async function main(): Promise<GateProblem[]> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string', default: 'http://localhost:8080' } },
  });
  const [name, ...more] = positionals;
  const folders = moduleFolders();
  if (name === undefined || more.length > 0 || !folders.includes(name)) {
    throw new Error(
      `Usage: npm run check:contract -- mfe-screener [--against http://localhost:8080 | release.json]\nThere is ${folders.join(', ')}.`,
    );
  }
  const module = await withRequests(readModule(name), name);
  const { descriptor, facts } = module;
  const { TAYYIB_TOKEN: token = '' } = process.env;
  const { descriptor: before, isCertain } = await previousRelease(descriptor.id, values.against, token).catch(
    (error: unknown) => {
      throw new Error(`The published version could not be read from ${values.against}: ${String(error)}`);
    },
  );
  console.log(before ? `${name} against ${values.against}` : `${name} is not published at ${values.against}`);
  if (!isCertain)
    console.log(
      'It may be off or for an audience there: TAYYIB_TOKEN, an access token of staff, would tell.',
    );
  const others = folders.filter((folder) => folder !== name).map(readModule);
  const otherDescriptors = others.map((other) => other.descriptor);
  const current = readSdk(sdkVersion);
  if (!current) throw new Error(`SDK ${sdkVersion} is not saved: npm run sdk.`);
  const built = builtFolder(name);
  console.log(
    built ? `with its build in ${built}` : 'without its build: npm run build makes one, which is checked too',
  );
  const ofBuild = built ? readBuilt(built) : undefined;
  return [
    ...descriptorProblems(descriptor, otherDescriptors),
    ...factProblems(descriptor, facts, otherDescriptors),
    ...(ofBuild
      ? artifactProblems(ofBuild.release, ofBuild.files, { others: otherDescriptors, before: null })
      : []),
    ...breaksWithSdk(module, { named: sdkNamedBy(descriptor.sdk), current }),
    ...unreadQueries(module, others),
    ...(before ? [...breaksWithBefore(descriptor, before), ...linksInto(descriptor, before, others)] : []),
  ];
}

/** The folder of a build of exactly these sources, if there is one. @param name `mfe-…` */
function builtFolder(name: string): string | undefined {
  const id = name.slice('mfe-'.length);
  const folders = ['publish', 'modules'].map((dist) => inRoot('dist', dist, id, versionOf(name)));
  return folders.find((folder) => existsSync(join(folder, 'release.json')));
}

try {
  const sentences = new Set((await main()).map(problemText));
  for (const sentence of sentences) console.error(`  ${sentence}`);
  console.log(
    sentences.size === 0 ? 'The contract is met.' : `The contract is broken in ${sentences.size} places.`,
  );
  if (sentences.size > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
