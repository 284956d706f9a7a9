import { createInstance } from '@module-federation/enhanced/runtime';
import { sdkVersion } from '@tayyib/shared/sdk-version';
import { federatedLoader } from './federatedLoader';
import { lendFederationRuntime } from './lendFederationRuntime';
import type { LoadModule } from './loadVersion';
import { sharedPackages } from './sharedPackages';

/** Makes the page a host of modules: it provides the shared packages, and is the only one that does. */
export function startFederation(nonce: string): LoadModule {
  lendFederationRuntime();
  const shell = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(sharedPackages).map(([name, bring]) => [
        name,
        {
          version: sdkVersion,
          get: async () => {
            const exported = await bring();
            return () => exported;
          },
          shareConfig: { singleton: true, requiredVersion: false },
        },
      ]),
    ),
  });
  return federatedLoader(shell, nonce);
}
