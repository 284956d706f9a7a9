const owners = new Map<string, string>();

/**
 * Marks endpoints as one module's. A second module that brings the same name is refused, in production too, because
 * one of the two would silently get the other's answers. The same module may bring its own again (after a retry).
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

function claim(owner: string, name: string) {
  const holder = owners.get(name);
  if (holder !== undefined && holder !== owner) {
    throw new Error(`Endpoint "${name}" of module "${owner}" already belongs to "${holder}".`);
  }
  owners.set(name, owner);
}
