import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { containerName } from '@tayyib/shared/container-name';
import { checkManifest } from '../checkManifest';
import { entryGuard } from './entryGuard';
import type { LoadModule } from '../loadVersion';
import { versionAddress } from '../versionAddress';

type Federation = Pick<ModuleFederation, 'loadRemote' | 'registerPlugins' | 'registerRemotes'>;

/**
 * Loads versions of modules through Module Federation. No code runs before the release manifest matches the signed registry;
 * after that, the browser checks the hash of the entry, and the entry those of its chunks.
 */
export function federatedLoader(federation: Federation, nonce = ''): LoadModule {
  const trusted = new Map<string, string>();
  federation.registerPlugins([entryGuard((url) => trusted.get(url), nonce)]);

  return async (version, attempt, signal) => {
    const { id } = version.descriptor;
    const address = versionAddress(version, version.entry);
    await checkManifest(version, attempt, signal);
    signal.throwIfAborted();
    // a hanging request locks its URL in the browser's cache, so a retry uses another URL
    if (attempt > 1) address.searchParams.set('attempt', String(attempt));
    trusted.set(address.href, version.integrity);

    const name = containerName(id, version.version);
    federation.registerRemotes([{ name, entry: address.href }], { force: attempt > 1 });
    return federation.loadRemote(`${name}/module`);
  };
}
