import { ScopeError } from '@tayyib/shared/sdk/errors';

/** The owner of the page's own endpoints. */
const page = 'shell';

const owners = new Map<string, string>();
const disabled = new Set<string>();

/**
 * Registers the module as the owner of endpoints. A second module with the same name is rejected, in production too,
 * because one of the two would silently get the other's replies. The same module may inject its own again (after a retry,
 * or as another version).
 */
export function owned<Build, Definitions extends object>(
  owner: string,
  define: (build: Build) => Definitions,
) {
  return (build: Build): Definitions => {
    const definitions = define(build);
    for (const name of Object.keys(definitions)) claimEndpoint(owner, name);
    return definitions;
  };
}

/** The owner of the endpoint; undefined for shared ones. */
export const ownerOf = (endpoint: string): string | undefined => owners.get(endpoint);

/** Sets whether a module is running. While it is not, its endpoints send nothing. */
export function setOwnerAtWork(owner: string, isRunning: boolean) {
  if (isRunning) disabled.delete(owner);
  else disabled.add(owner);
}

/** Whether an endpoint's module has been switched off. */
export function isDisabled(endpoint: string): boolean {
  const owner = ownerOf(endpoint);
  return owner !== undefined && disabled.has(owner);
}

/** Makes the module the owner of an endpoint's name. The page gets its names also from a module that was there before. */
export function claimEndpoint(owner: string, name: string) {
  const holder = owners.get(name);
  if (holder !== undefined && holder !== owner && owner !== page) {
    throw new ScopeError(owner, `may not add the endpoint "${name}", which belongs to "${holder}".`);
  }
  owners.set(name, owner);
}
