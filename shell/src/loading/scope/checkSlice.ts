import { ScopeError } from '@tayyib/shared/sdk/errors';
import { ownerOfSlice, rootReducer } from '@tayyib/shared/sdk/store';

/** Throws if the page has a slice of this name itself. */
export function checkSlice(module: string, reducerPath: string) {
  const isThere = Object.hasOwn(rootReducer(undefined, { type: 'modules/slicesListed' }), reducerPath);
  if (isThere && ownerOfSlice(reducerPath) === undefined)
    throw new ScopeError(module, `may not add the slice "${reducerPath}", which belongs to the page.`);
}
