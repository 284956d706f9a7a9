import { createInstance } from '@module-federation/enhanced/runtime';
import bundlerFederation from '@module-federation/webpack-bundler-runtime';

type Instance = ReturnType<typeof createInstance>;

/** What webpack's federation code keeps beside `__webpack_require__`, as far as modules need it from us. */
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
 * Every federated build carries the same 5 kB (gzip) of federation code. Modules are built to take it from here instead
 * (`webpack/remoteConfig.ts`); only the parts that differ for who is loaded are ours: a module's own instance, and its start.
 */
export function lendFederationRuntime(): void {
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
  if (!initOptions) throw new Error('A module was built without its name.');
  return createInstance(initOptions);
}

/** Gives a module the shell's shared packages before its first line runs. */
function startContainer({ webpackRequire, shareScope, initScope, remoteEntryInitOptions }: ContainerStart) {
  const { instance, initOptions, attachShareScopeMap } = webpackRequire.federation;
  if (!instance || !initOptions) throw new Error('A module was started before its instance.');
  instance.initOptions({ ...remoteEntryInitOptions, name: initOptions.name, remotes: [] });
  instance.initShareScopeMap('default', shareScope, {
    hostShareScopeMap: remoteEntryInitOptions?.shareScopeMap ?? {},
  });
  attachShareScopeMap(webpackRequire);
  return webpackRequire.I('default', initScope);
}
