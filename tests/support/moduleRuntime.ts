import type { Page } from 'playwright-core';
import { containerName } from '@tayyib/shared/container-name';
import type { ModuleRelease } from '@tayyib/shared/contracts';
import { folderPath } from './tampering';

type BundlerRequire = { e: (chunk: string) => Promise<unknown> };
/** What chunks hand themselves in to; besides code, one may bring a function that is handed the loader. */
type ChunkQueue = {
  push: (chunk: [ids: string[], code: object, run: (require: BundlerRequire) => unknown]) => void;
};

/** A page of the shell in which one module's entry was run, as the shell would run it, and nothing else of any module. */
export async function openRuntime(page: Page, release: ModuleRelease): Promise<void> {
  await page.route('**/api/modules', (asked) => asked.fulfill({ status: 503, body: '' }));
  await page.goto('/dashboard');
  await page.waitForFunction(() => 'moduleFederationRuntime' in globalThis);
  const entry = {
    src: folderPath(release) + release.entry,
    integrity: release.integrity[release.entry] ?? '',
  };
  await page.evaluate(
    ({ src, integrity }) =>
      new Promise((resolve, reject) => {
        const script = document.createElement('script');
        Object.assign(script, { src, integrity, crossOrigin: 'anonymous', onload: resolve, onerror: reject });
        document.head.append(script);
      }),
    entry,
  );
}

/** Has the entry's own code load the chunk that a file belongs to: `loaded`, or why it was not. */
export function loadChunk(page: Page, { id, version }: ModuleRelease, file: string): Promise<string> {
  const asked = { queue: `webpackChunk${containerName(id, version)}`, chunk: file.split('.')[0] ?? '' };
  return page.evaluate(
    ({ queue, chunk }) =>
      new Promise<string>((resolve) => {
        const chunks: ChunkQueue = Reflect.get(globalThis, queue);
        // a chunk that is there already is passed over, so each has another name
        chunks.push([
          [`asked for ${chunk} at ${performance.now()}`],
          {},
          (require) =>
            require.e(chunk).then(
              () => resolve('loaded'),
              (error: unknown) => resolve(String(error)),
            ),
        ]);
      }),
    asked,
  );
}
