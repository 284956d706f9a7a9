const owners = new Map<string, string>();
const atRest = new Set<string>();

/**
 * Marks endpoints as one module's. A second module that brings the same name is refused, in production too, because
 * one of the two would silently get the other's answers. The same module may bring its own again (after a retry, or as
 * another version).
 */
export function owned<Build, Definitions extends object>(
  owner: string,
  define: (build: Build) => Definitions,
) {
  return (build: Build): Definitions => {
    const definitions = define(build);
    for (const name of Object.keys(definitions)) claim(owner, name);
    return definitions;
  };
}

/** Whose endpoint that is; undefined for those of everybody. */
export const ownerOf = (endpoint: string): string | undefined => owners.get(endpoint);

/** Says whether a module is at work. While it is not, its endpoints send nothing. */
export function setOwnerAtWork(owner: string, isAtWork: boolean) {
  if (isAtWork) atRest.delete(owner);
  else atRest.add(owner);
}

/** Whether an endpoint's module has been switched off. */
export function isAtRest(endpoint: string): boolean {
  const owner = ownerOf(endpoint);
  return owner !== undefined && atRest.has(owner);
}

function claim(owner: string, name: string) {
  const holder = owners.get(name);
  if (holder !== undefined && holder !== owner) {
    throw new Error(`Endpoint "${name}" of module "${owner}" already belongs to "${holder}".`);
  }
  owners.set(name, owner);
}
