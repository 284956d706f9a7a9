import { createInstance } from '@module-federation/enhanced/runtime';
import { sdkVersion } from '@tayyib/shared/sdk-version';
import { federatedLoader } from './federatedLoader';
import { shareFederationRuntime } from './shareFederationRuntime';
import type { LoadModule } from '../loadVersion';
import { sharedPackages } from './sharedPackages';

/** Makes the page a federation host, the only provider of shared packages. */
export function startFederation(nonce: string): LoadModule {
  shareFederationRuntime();
  const shell = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(sharedPackages).map(([name, importPackage]) => [
        name,
        {
          version: sdkVersion,
          get: async () => {
            const exported = await importPackage();
            return () => exported;
          },
          shareConfig: { singleton: true, requiredVersion: false },
        },
      ]),
    ),
  });
  return federatedLoader(shell, nonce);
}
