import { createElement } from 'react';
import { createInstance } from '@module-federation/enhanced/runtime';
import { federatedLoader } from '../loading/federation/federatedLoader';
import type { LoadModule } from '../loading/loadVersion';

/** The exports of each module, by ID or by ID and version. A function that throws is a file that cannot be fetched. */
export type ModuleFiles = Readonly<Record<string, () => unknown>>;

/** The real federation runtime and our loader, without the network. */
export function createFakeFederation(files: ModuleFiles): { loadModule: LoadModule; fetched: string[] } {
  const fetched: string[] = [];
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    plugins: [
      {
        name: 'memory',
        loadEntry: async ({ remoteInfo: { entry } }) => {
          const { pathname } = new URL(entry);
          fetched.push(pathname);
          const [, , id = '', version = ''] = pathname.split('/');
          const exported = (files[`${id} ${version}`] ?? files[id])?.();
          return { init: () => {}, get: () => async () => exported };
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
