import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { isScoped, scopedExports } from './scopedExports';
import type { ApiScope } from './scopedApi';

type ShareScope = ModuleFederation['shareScopeMap'][string];

/**
 * A federation plugin that gives each module packages of its own where what it may do depends on which module it is. So the page,
 * and not the module, says who adds an endpoint or a slice.
 * @param findScope the scope of a container
 */
export function moduleScopes(findScope: (container: string) => ApiScope | undefined) {
  return {
    name: 'module-scopes',
    beforeInitContainer: (container) => {
      const scope = findScope(container.remoteInfo.name);
      if (!scope) throw new Error(`The page knows no module "${container.remoteInfo.name}".`);
      return { ...container, shareScope: scopedShares(container.shareScope, scope) };
    },
  } satisfies ModuleFederationRuntimePlugin;
}

/** The shared packages as one module gets them. Those that are the same for all stay the same objects, so that each is loaded once. */
function scopedShares(shares: ShareScope, scope: ApiScope): ShareScope {
  const own: ShareScope = { ...shares };
  for (const [name, versions] of Object.entries(shares)) {
    if (!isScoped(name)) continue;
    own[name] = Object.fromEntries(
      Object.entries(versions).map(([version, share]) => [
        version,
        {
          ...share,
          loaded: false,
          loading: null,
          get: async () => {
            const factory: () => object = await share.get();
            const exports = scopedExports(name, factory(), scope);
            return () => exports;
          },
        },
      ]),
    );
  }
  return own;
}
