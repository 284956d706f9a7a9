import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { entryAddress } from './entryAddress';
import { entryGuard } from './entryGuard';
import type { LoadModule } from './ModuleLoader';

type Federation = Pick<ModuleFederation, 'loadRemote' | 'registerPlugins' | 'registerRemotes'>;

/** Loads modules through Module Federation, from the address and hash that the registry names when they are needed. */
export function federatedLoader(federation: Federation, nonce = ''): LoadModule {
  const vouched = new Map<string, { integrity: string; timeoutMs: number }>();
  federation.registerPlugins([entryGuard((url) => vouched.get(url), nonce)]);

  return async (entry, attempt) => {
    const { id, timeoutMs } = entry.descriptor;
    const address = entryAddress(entry);
    // a request that hangs keeps its address locked in the browser's cache, so a retry asks at another one
    if (attempt > 1) address.searchParams.set('attempt', String(attempt));
    vouched.set(address.href, { integrity: entry.integrity, timeoutMs });

    const name = `mfe_${id}`;
    federation.registerRemotes([{ name, entry: address.href }], { force: attempt > 1 });
    return federation.loadRemote(`${name}/module`);
  };
}
