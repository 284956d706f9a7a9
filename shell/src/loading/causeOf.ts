import type { ModuleVersion } from '@tayyib/shared/contracts';
import { ScopeError } from '@tayyib/shared/sdk/errors';
import { checkManifest, UnreachableError } from './checkManifest';
import { hashOf, IntegrityError } from './integrity';
import type { FailureReason } from './LoadOutcome';

/** Errors of the federation runtime and of webpack for a file that could not be loaded. */
const loadErrors = /RUNTIME-00[138]|ChunkLoadError|Loading (CSS )?chunk|ScriptNetworkError|CSS_CHUNK_LOAD/;

/**
 * Why a version could not be loaded. When a hash does not match, the browser reports only a load error, so the file is
 * fetched again to compare its hash.
 */
export async function causeOf(error: unknown, version: ModuleVersion): Promise<FailureReason> {
  if (error instanceof DeadlineError) return 'timeout';
  if (error instanceof IntegrityError) return 'integrity';
  if (error instanceof UnreachableError) return 'unreachable';
  if (error instanceof ScopeError) {
    console.error(error);
    return 'scope';
  }
  // the page shows only a sentence; the cause goes to the console
  console.error(error);
  if (!isLoadError(error)) return 'broken';
  const file = 'request' in error && typeof error.request === 'string' ? error.request : null;
  return (await wasAltered(version, file)) ? 'integrity' : 'unreachable';
}

/** Whether a file of a module did not arrive. */
export function isLoadError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  const text = `${error.name} ${error.message} ${code}`;
  return loadErrors.test(text) && !hasRun(error, text);
}

/**
 * Whether the script of a file arrived and ran, but threw before it registered what it holds. webpack gives such a chunk the type `missing`,
 * the federation runtime names the entry's error.
 */
const hasRun = (error: Error, text: string): boolean =>
  ('type' in error && error.type === 'missing') || text.includes('ScriptExecutionError');

/** The user waits for the notice meanwhile. */
const checkWithinMs = 5_000;

/** Whether a file can be fetched but has another hash than in the manifest. A null `href` means the entry. */
async function wasAltered(version: ModuleVersion, href: string | null): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(checkWithinMs);
    const { integrity } = await checkManifest(version, signal);
    const address = new URL(href ?? version.base + version.entry, location.origin);
    const response = await fetch(address.href, { signal });
    const name = address.pathname.split('/').at(-1) ?? '';
    return response.ok && (await hashOf(await response.arrayBuffer())) !== integrity[name];
  } catch (error) {
    return error instanceof IntegrityError;
  }
}

/** Thrown when a promise was not settled in time. */
class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/** The promise's own result, or a `DeadlineError` after `limitMs`; a result that comes after that goes to `onLate`. */
export function withDeadline<Value>(
  promise: Promise<Value>,
  limitMs: number,
  onLate: (value: Value) => void,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DeadlineError(`No answer in ${limitMs} ms.`));
      promise.then(onLate, () => undefined);
    }, limitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
