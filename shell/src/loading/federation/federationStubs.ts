// The shell's build replaces parts of the federation runtime that this app never reaches with these stubs
// (`webpack/shellConfig.ts`): manifest handling, and remotes known at build time. Our registry names the entries, and
// `shareFederationRuntime` starts the modules.

/** Replaces the manifest handling: no plugins, nothing cached. */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, applyPlugin: () => undefined, removePlugin: () => undefined };
  readonly manifestCache = new Map<string, never>();
}

/** Replaces the lookup of manifest data of a remote. */
export const getGlobalRemoteInfo = () => ({});

const unused = () => {
  throw new Error('Modules have no remotes and are started by the shell.');
};
export const remotes = unused;
export const init = unused;
