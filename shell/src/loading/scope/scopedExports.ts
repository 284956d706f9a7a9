import { api, owned } from '@tayyib/shared/sdk/api';
import { ScopeError } from '@tayyib/shared/sdk/errors';
import { claimSlice, rootReducer, type InjectableSlice } from '@tayyib/shared/sdk/store';
import { checkSlice } from './checkSlice';
import { guarded, scopedApi, type ApiScope } from './scopedApi';

/** What only the page may call, by package: what changes the session, the transport, or which modules run. */
const ofThePage: Readonly<Record<string, readonly string[]>> = {
  '@tayyib/shared/sdk/api': [
    'announceSignOut',
    'claimEndpoint',
    'clearLastSeen',
    'forgetOwned',
    'setFileTransport',
    'setOwnerAtWork',
    'setSession',
    'settleTerms',
  ],
  '@tayyib/shared/sdk/store': ['claimSlice', 'injectSlices', 'removeSlices'],
};

/** Whether the exports of a package differ by the module that imports them. */
export const isScoped = (name: string): boolean => Object.hasOwn(ofThePage, name);

/** The exports of a shared package as one module gets them. */
export function scopedExports(name: string, exported: object, scope: ApiScope): object {
  const { module } = scope;
  const ownApi = scopedApi(scope);
  const ownReducer = scopedReducer(module);
  const ownOwned: typeof owned = (owner, define) => {
    if (owner !== module) throw new ScopeError(module, `may not add endpoints as "${owner}".`);
    return owned(owner, define);
  };
  const replacements = new Map<unknown, unknown>([
    [api, ownApi],
    [owned, ownOwned],
    [rootReducer, ownReducer],
  ]);
  const exports: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(exported)) {
    const refuse = () => {
      throw new ScopeError(module, `may not call "${key}", which is for the page.`);
    };
    if (ofThePage[name]?.includes(key)) exports[key] = refuse;
    else exports[key] = replacements.has(value) ? replacements.get(value) : value;
  }
  return exports;
}

/** The root reducer as a module gets it: it adds its own slices, and replaces none of others. */
function scopedReducer(module: string): typeof rootReducer {
  const inject = (slice: InjectableSlice, options?: { overrideExisting?: boolean }) => {
    checkSlice(module, slice.reducerPath);
    claimSlice(module, slice.reducerPath);
    rootReducer.inject(slice, options);
    return scoped;
  };
  const scoped = guarded(rootReducer, new Map([['inject', inject]]), module);
  return scoped;
}
