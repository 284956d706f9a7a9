import type { ModuleVersion } from '@tayyib/shared/contracts';
import { checkManifest, UnreachableError } from './checkManifest';
import { hashOf, IntegrityError } from './integrity';
import type { FailureReason } from './LoadOutcome';
import { DeadlineError } from './withDeadline';

/** Federation's own codes for "the entry could not be fetched", and webpack's name for the same of a chunk. */
const lostSigns = /RUNTIME-00[138]|ChunkLoadError|Loading (CSS )?chunk|ScriptNetworkError|CSS_CHUNK_LOAD/;

/**
 * Why code of a version could not be brought. A browser says of a file it refused for its hash only that it did not load, so
 * the lost file is looked at once more.
 */
export async function causeOf(error: unknown, version: ModuleVersion): Promise<FailureReason> {
  if (error instanceof DeadlineError) return 'timeout';
  if (error instanceof IntegrityError) return 'integrity';
  if (error instanceof UnreachableError) return 'unreachable';
  // the page shows a sentence; whoever looks for the cause finds it here
  console.error(error);
  if (!(error instanceof Error)) return 'broken';
  const code = 'code' in error ? String(error.code) : '';
  if (!lostSigns.test(`${error.name} ${error.message} ${code}`)) return 'broken';
  const file = 'request' in error && typeof error.request === 'string' ? error.request : null;
  return (await wasAltered(version, file)) ? 'integrity' : 'unreachable';
}

/** Whether a file comes, but not as it is vouched for. `href` null means the entry. */
async function wasAltered(version: ModuleVersion, href: string | null): Promise<boolean> {
  try {
    const { integrity } = await checkManifest(version);
    const address = new URL(href ?? version.base + version.entry, location.origin);
    const answer = await fetch(address.href);
    const name = address.pathname.split('/').at(-1) ?? '';
    return answer.ok && (await hashOf(await answer.arrayBuffer())) !== integrity[name];
  } catch (error) {
    return error instanceof IntegrityError;
  }
}
