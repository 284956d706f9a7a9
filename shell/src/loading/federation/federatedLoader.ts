import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { containerName } from '@tayyib/shared/container-name';
import { knownHash } from '../integrity';
import { entryGuard } from './entryGuard';
import type { LoadModule } from '../loadVersion';
import { moduleScopes } from '../scope/moduleScopes';
import type { ApiScope } from '../scope/scopedApi';
import { versionAddress } from '../versionAddress';

type Federation = Pick<ModuleFederation, 'loadRemote' | 'registerPlugins' | 'registerRemotes'>;

/**
 * Loads versions of modules through Module Federation. The browser checks the hash of the entry, which the signed registry has, and the
 * entry those of its chunks. Its code gets the shared packages in the scope of its module.
 */
export function federatedLoader(federation: Federation, nonce = ''): LoadModule {
  const trusted = new Map<string, string>();
  const scopes = new Map<string, ApiScope>();
  federation.registerPlugins([
    entryGuard((url) => trusted.get(url), nonce),
    moduleScopes((container) => scopes.get(container)),
  ]);

  return async (version, attempt) => {
    const { id, owns } = version.descriptor;
    const address = versionAddress(version, version.entry);
    // a hanging request locks its URL in the browser's cache, so a retry uses another URL
    if (attempt > 1) address.searchParams.set('attempt', String(attempt));
    trusted.set(address.href, knownHash(version.integrity, `the entry of ${version.base}`));

    const name = containerName(id, version.version);
    scopes.set(name, { module: id, tags: owns.tags });
    federation.registerRemotes([{ name, entry: address.href }], { force: attempt > 1 });
    return federation.loadRemote(`${name}/module`);
  };
}
