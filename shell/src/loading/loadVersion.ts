import type { ModuleVersion } from '@tayyib/shared/contracts';
import type { ModuleDefinition } from '@tayyib/shared/sdk/modules';
import { isSdkCompatible } from '@tayyib/shared/sdk-version';
import { causeOf, withDeadline } from './causeOf';
import { checkDefinition } from './checkDefinition';
import { failure, type Failure } from './LoadOutcome';

/** Loads the exports of a version. `attempt` starts at 1 and increases with every retry. */
export type LoadModule = (version: ModuleVersion, attempt: number) => Promise<unknown>;

/** The code of a version, loaded and validated but not started. */
export type VersionOutcome = ReadyVersion | Failure;

export interface ReadyVersion {
  kind: 'ready';
  definition: ModuleDefinition;
}

/**
 * Loads a version and checks it against its descriptor. Never rejects.
 * @param onLate called with the code where it arrives after its time limit, which was the outcome
 */
export async function loadVersion(
  loadModule: LoadModule,
  version: ModuleVersion,
  attempt: number,
  onLate: (ready: ReadyVersion) => void,
): Promise<VersionOutcome> {
  const { descriptor } = version;
  if (!isSdkCompatible(descriptor.sdk)) return failure('incompatible');
  const check = (exported: unknown): VersionOutcome => {
    const definition = checkDefinition(descriptor, exported);
    return definition ? { kind: 'ready', definition } : failure('invalid');
  };
  const arriveLate = (exported: unknown) => {
    const outcome = check(exported);
    if (outcome.kind === 'ready') onLate(outcome);
  };
  try {
    return check(await withDeadline(loadModule(version, attempt), descriptor.timeoutMs, arriveLate));
  } catch (error) {
    return failure(await causeOf(error, version));
  }
}
