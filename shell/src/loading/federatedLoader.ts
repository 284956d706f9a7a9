import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { containerName } from '@tayyib/shared/container-name';
import { checkManifest } from './checkManifest';
import { entryGuard } from './entryGuard';
import type { LoadModule } from './loadVersion';
import { versionAddress } from './versionAddress';

type Federation = Pick<ModuleFederation, 'loadRemote' | 'registerPlugins' | 'registerRemotes'>;

/**
 * Loads versions of modules through Module Federation. Nothing of one is run before the registry (which is signed) and the
 * release it names agree; from there on the browser holds the entry, and the entry its chunks, to their hashes.
 */
export function federatedLoader(federation: Federation, nonce = ''): LoadModule {
  const vouched = new Map<string, { integrity: string; timeoutMs: number }>();
  federation.registerPlugins([entryGuard((url) => vouched.get(url), nonce)]);

  return async (version, attempt, signal) => {
    const { id, timeoutMs } = version.descriptor;
    const address = versionAddress(version, version.entry);
    await checkManifest(version, attempt, signal);
    signal.throwIfAborted();
    // a request that hangs keeps its address locked in the browser's cache, so a retry asks at another one
    if (attempt > 1) address.searchParams.set('attempt', String(attempt));
    vouched.set(address.href, { integrity: version.integrity, timeoutMs });

    const name = containerName(id, version.version);
    federation.registerRemotes([{ name, entry: address.href }], { force: attempt > 1 });
    return federation.loadRemote(`${name}/module`);
  };
}
