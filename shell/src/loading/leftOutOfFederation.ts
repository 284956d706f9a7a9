// The shell's build puts these in the place of parts of the federation's code that no page of ours comes to
// (`webpack/shellConfig.ts`): what it does with manifests, and what its host does with remotes that are known when it is built.
// Our registry names entries, and modules are started by `lendFederationRuntime`.

/** In the place of what reads manifests: it has no plugins, and remembers none. */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, applyPlugin: () => undefined, removePlugin: () => undefined };
  readonly manifestCache = new Map<string, never>();
}

/** What manifests said of a remote: nothing. */
export const getGlobalRemoteInfo = () => ({});

const unused = () => {
  throw new Error('Modules name no remotes, and are started by the page.');
};
export const remotes = unused;
export const init = unused;
