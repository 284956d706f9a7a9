import { createInstance } from '@module-federation/enhanced/runtime';
import { priceAlertsApi } from '@tayyib/shared/endpoints/price-alerts';
import { searchApi } from '@tayyib/shared/endpoints/search';
import { sharedEndpoints } from '@tayyib/shared/module-scope';
import { consentsApi, myStandardApi } from '@tayyib/shared/sdk/api';
import { federatedLoader } from './federatedLoader';
import { shareFederationRuntime } from './shareFederationRuntime';
import type { LoadModule } from '../loadVersion';
import { sharedPackages } from './sharedPackages';
import { sharesOf } from './sharesOf';

/** Makes the page a federation host, the only provider of shared packages. */
export function startFederation(nonce: string): LoadModule {
  // using them also keeps them in the build: their files have no effect that webpack knows of
  const defined = new Set(
    [consentsApi, myStandardApi, priceAlertsApi, searchApi].flatMap(({ endpoints }) =>
      Object.keys(endpoints),
    ),
  );
  const missing = [...sharedEndpoints].filter((name) => !defined.has(name));
  if (missing.length > 0) throw new Error(`The page does not define ${missing.join(', ')}.`);
  shareFederationRuntime();
  const shell = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: sharesOf(sharedPackages),
  });
  return federatedLoader(shell, nonce);
}
