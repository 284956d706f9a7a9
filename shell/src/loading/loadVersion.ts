import type { ModuleVersion } from '@tayyib/shared/contracts';
import type { ModuleDefinition } from '@tayyib/shared/modules';
import { isSdkCompatible } from '@tayyib/shared/sdk-version';
import { causeOf } from './causeOf';
import { checkDefinition } from './checkDefinition';
import { failure, type Failure } from './LoadOutcome';
import { withDeadline } from './withDeadline';

/**
 * Brings a version's exports onto the page. `attempt` counts from 1 and grows with every retry. Once `signal` is aborted nobody waits
 * any more, and a late answer must not get in the way of the next attempt.
 */
export type LoadModule = (version: ModuleVersion, attempt: number, signal: AbortSignal) => Promise<unknown>;

/** The code of a version, fetched and looked at, but not at work yet. */
export type VersionOutcome = { kind: 'ready'; definition: ModuleDefinition } | Failure;

/** Fetches a version and holds it against its descriptor. Never rejects. */
export async function loadVersion(
  loadModule: LoadModule,
  version: ModuleVersion,
  attempt: number,
): Promise<VersionOutcome> {
  const { descriptor } = version;
  if (!isSdkCompatible(descriptor.sdk)) return failure('incompatible');
  const over = new AbortController();
  try {
    const loading = loadModule(version, attempt, over.signal);
    const exported = await withDeadline(loading, descriptor.timeoutMs);
    const definition = checkDefinition(descriptor, exported);
    return definition ? { kind: 'ready', definition } : failure('invalid');
  } catch (error) {
    return failure(await causeOf(error, version));
  } finally {
    over.abort();
  }
}
