import { createInstance } from '@module-federation/enhanced/runtime';
import bundlerFederation from '@module-federation/webpack-bundler-runtime';

type Instance = ReturnType<typeof createInstance>;

/** The part of `__webpack_require__.federation` that modules need from the shell. */
interface BundlerFederation {
  attachShareScopeMap: (webpackRequire: BundlerRequire) => void;
  initOptions?: Parameters<typeof createInstance>[0];
  instance?: Instance;
}
interface BundlerRequire {
  federation: BundlerFederation;
  I: (scope: string, initScope: unknown) => unknown;
}
type ShareScope = Parameters<Instance['initShareScopeMap']>[1];
interface ContainerStart {
  webpackRequire: BundlerRequire;
  shareScope: ShareScope;
  initScope: unknown;
  remoteEntryInitOptions?: Partial<Parameters<Instance['initOptions']>[0]> & {
    shareScopeMap?: Record<string, ShareScope>;
  };
}

declare global {
  var moduleFederationRuntime: object | undefined;
}

/**
 * Every federated build would include the same 5 kB (gzip) of runtime code. Modules are built to use this shared copy instead
 * (`webpack/remoteConfig.ts`). Only what differs per module is our own: creating its instance, and starting its container.
 */
export function shareFederationRuntime(): void {
  const { runtime, bundlerRuntime, attachShareScopeMap } = bundlerFederation;
  globalThis.moduleFederationRuntime = {
    runtime,
    attachShareScopeMap,
    instance: undefined,
    initOptions: undefined,
    bundlerRuntimeOptions: {},
    bundlerRuntime: { ...bundlerRuntime, init: startInstance, initContainerEntry: startContainer },
  };
}

function startInstance({ webpackRequire }: { webpackRequire: BundlerRequire }): Instance {
  const { initOptions } = webpackRequire.federation;
  if (!initOptions) throw new Error('The module was built without a name.');
  return createInstance(initOptions);
}

/** Initializes a module's share scope with the shell's packages before its code runs. */
function startContainer({ webpackRequire, shareScope, initScope, remoteEntryInitOptions }: ContainerStart) {
  const { instance, initOptions, attachShareScopeMap } = webpackRequire.federation;
  if (!instance || !initOptions) throw new Error('The module was started before its instance was created.');
  instance.initOptions({ ...remoteEntryInitOptions, name: initOptions.name, remotes: [] });
  instance.initShareScopeMap('default', shareScope, {
    hostShareScopeMap: remoteEntryInitOptions?.shareScopeMap ?? {},
  });
  attachShareScopeMap(webpackRequire);
  return webpackRequire.I('default', initScope);
}
