import { api } from './api';
import { ownerOf } from './owned';

const { removeMutationResult, removeQueryResult } = api.internalActions;

type CacheKey = Parameters<typeof removeQueryResult>[0]['queryCacheKey'];
type Removal = ReturnType<typeof removeQueryResult> | ReturnType<typeof removeMutationResult>;
type GetState = () => { api: ReturnType<typeof api.reducer> };

/** Drops every answer that endpoints of this module brought; whatever kept one of them up to date ends with it. */
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

const isOf = (owner: string, answer: object | undefined): boolean =>
  answer !== undefined &&
  'endpointName' in answer &&
  typeof answer.endpointName === 'string' &&
  ownerOf(answer.endpointName) === owner;

/** The keys of the cache are what Redux Toolkit calls so. */
const isCacheKey = (key: string): key is CacheKey => key !== '';
