import type { ModuleVersion } from '@tayyib/shared/contracts';
import type { ModuleDefinition } from '@tayyib/shared/modules';
import { isSdkCompatible } from '@tayyib/shared/sdk-version';
import { causeOf, withDeadline } from './causeOf';
import { checkDefinition } from './checkDefinition';
import { failure, type Failure } from './LoadOutcome';

/**
 * Loads the exports of a version. `attempt` starts at 1 and increases with every retry. Once `signal` is aborted, a late
 * result must not interfere with the next attempt.
 */
export type LoadModule = (version: ModuleVersion, attempt: number, signal: AbortSignal) => Promise<unknown>;

/** The code of a version, loaded and validated but not started. */
export type VersionOutcome = { kind: 'ready'; definition: ModuleDefinition } | Failure;

/** Loads a version and checks it against its descriptor. Never rejects. */
export async function loadVersion(
  loadModule: LoadModule,
  version: ModuleVersion,
  attempt: number,
): Promise<VersionOutcome> {
  const { descriptor } = version;
  if (!isSdkCompatible(descriptor.sdk)) return failure('incompatible');
  const settled = new AbortController();
  try {
    const loading = loadModule(version, attempt, settled.signal);
    const exported = await withDeadline(loading, descriptor.timeoutMs);
    const definition = checkDefinition(descriptor, exported);
    return definition ? { kind: 'ready', definition } : failure('invalid');
  } catch (error) {
    return failure(await causeOf(error, version));
  } finally {
    settled.abort();
  }
}
