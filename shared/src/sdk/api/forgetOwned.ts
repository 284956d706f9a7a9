import { api } from './api';
import { ownerOf } from './owned';

const { removeMutationResult, removeQueryResult } = api.internalActions;

type CacheKey = Parameters<typeof removeQueryResult>[0]['queryCacheKey'];
type Removal = ReturnType<typeof removeQueryResult> | ReturnType<typeof removeMutationResult>;
type GetState = () => { api: ReturnType<typeof api.reducer> };

/** Drops every cache entry of this module's endpoints; their subscriptions to live updates end as well. */
export const forgetOwned =
  (owner: string) => (dispatch: (removal: Removal) => unknown, getState: GetState) => {
    const { queries, mutations } = getState().api;
    for (const [key, query] of Object.entries(queries)) {
      if (isOf(owner, query) && isCacheKey(key)) dispatch(removeQueryResult({ queryCacheKey: key }));
    }
    for (const [key, mutation] of Object.entries(mutations)) {
      if (isOf(owner, mutation)) dispatch(removeMutationResult({ requestId: key, fixedCacheKey: key }));
    }
  };

const isOf = (owner: string, entry: object | undefined): boolean =>
  entry !== undefined &&
  'endpointName' in entry &&
  typeof entry.endpointName === 'string' &&
  ownerOf(entry.endpointName) === owner;

/** Redux Toolkit brands its cache keys. */
const isCacheKey = (key: string): key is CacheKey => key !== '';
