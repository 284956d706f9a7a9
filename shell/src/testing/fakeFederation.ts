import { createElement } from 'react';
import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import { federatedLoader } from '../loading/federation/federatedLoader';
import { sharesOf } from '../loading/federation/sharesOf';
import type { LoadModule } from '../loading/loadVersion';

/** The packages that depend on the module that imports them. */
const packages = {
  '@tayyib/shared/sdk/api': async () => import('@tayyib/shared/sdk/api'),
  '@tayyib/shared/sdk/store': async () => import('@tayyib/shared/sdk/store'),
};
type Packages = typeof packages;

/** The shared packages as a module imports them. */
export interface ModuleSdk {
  api: Packages['@tayyib/shared/sdk/api'];
  store: Packages['@tayyib/shared/sdk/store'];
}

/** Code of each module, by ID or by ID and version, which returns its exports. One that throws is a file that cannot be fetched. */
export type ModuleFiles = Readonly<Record<string, (sdk: ModuleSdk) => unknown>>;

type Shares = ModuleFederation['shareScopeMap'][string];

/** The real federation runtime and our loader, without the network. */
export function createFakeFederation(files: ModuleFiles): { loadModule: LoadModule; fetched: string[] } {
  const fetched: string[] = [];
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharesOf(packages),
    plugins: [
      {
        name: 'memory',
        loadEntry: async ({ remoteInfo: { entry } }) => {
          const { pathname } = new URL(entry);
          fetched.push(pathname);
          const [, , id = '', version = ''] = pathname.split('/');
          const code = files[`${id} ${version}`] ?? files[id];
          let shares: Shares = {};
          const importShared = async <Name extends keyof Packages>(
            name: Name,
          ): Promise<Awaited<ReturnType<Packages[Name]>>> => {
            const [share] = Object.values(shares[name] ?? {});
            if (!share) throw new Error(`${name} is not shared.`);
            const factory: () => Awaited<ReturnType<Packages[Name]>> = await share.get();
            return factory();
          };
          const sdk: ModuleSdk = {
            api: async () => importShared('@tayyib/shared/sdk/api'),
            store: async () => importShared('@tayyib/shared/sdk/store'),
          };
          return {
            init: (given: Shares) => {
              shares = given;
            },
            get: () => async () => code?.(sdk),
          };
        },
      },
    ],
  });
  return { loadModule: federatedLoader(federation), fetched };
}

/** The exports of a module with one page, which has only a heading. */
export function namedPage(heading: string) {
  const Page = () => createElement('h1', null, heading);
  return { default: { pages: { Page: async () => ({ default: Page }) } } };
}
