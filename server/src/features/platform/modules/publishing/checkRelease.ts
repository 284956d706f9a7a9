import { ModuleRelease, ModuleVersionName } from '@tayyib/shared/contracts';
import { violation } from '@tayyib/shared/gate';
import { isPlainName, typeOf } from '../artifacts/artifactNames';
import { brokenContract, refusedUpload } from './publishProblems';
import { publishRules } from './publishRules';
import { RefusedRelease } from './RefusedRelease';

/** The release described by an upload's first file; refuses it with the first error. */
export function checkRelease(id: string, manifest: Buffer): ModuleRelease {
  const { data: release, error } = ModuleRelease.safeParse(parse(manifest));
  if (!release) {
    throw new RefusedRelease(
      error.issues.map(({ path, message }) =>
        violation('release.json', path.length > 0 ? `${path.join('.')}: ${message}` : message),
      ),
    );
  }
  if (release.id !== id || release.descriptor.id !== id) {
    throw brokenContract(`This is a release of ${release.id}, not of ${id}.`, 'id');
  }
  if (!ModuleVersionName.safeParse(release.version).success) {
    throw brokenContract(`${release.version} cannot be part of a URL.`, 'version');
  }
  checkFiles(release);
  return release;
}

function parse(manifest: Buffer): unknown {
  try {
    return JSON.parse(manifest.toString('utf8'));
  } catch {
    throw brokenContract('release.json is not JSON.');
  }
}

function checkFiles({ entry, integrity }: ModuleRelease): void {
  const names = Object.keys(integrity);
  if (names.length > publishRules.maxFiles) {
    throw refusedUpload(`A module has at most ${publishRules.maxFiles} files.`);
  }
  const foreign = names.find((name) => !isPlainName(name) || name === 'release.json');
  if (foreign !== undefined) throw refusedUpload(`${foreign} is not a valid file name in a module.`, foreign);
  const unknown = names.find((name) => typeOf(name) === undefined);
  if (unknown !== undefined) throw refusedUpload(`${unknown} has an unsupported file type.`, unknown);
  if (!names.includes(entry) || !entry.endsWith('.js')) {
    throw brokenContract('The entry is not among the files with a hash.', 'entry');
  }
}
