import type { Page } from 'playwright-core';
import { containerName } from '@tayyib/shared/container-name';
import type { ModuleRelease } from '@tayyib/shared/contracts';
import { folderPath } from './tampering';

type BundlerRequire = { e: (chunk: string) => Promise<unknown> };
/** The global array that chunks push to; a chunk may include a function that receives `__webpack_require__`. */
type ChunkQueue = {
  push: (chunk: [ids: string[], code: object, run: (require: BundlerRequire) => unknown]) => void;
};

/** Opens a page of the shell in which only the entry of one module was run, as the shell runs it. */
export async function openRuntime(page: Page, release: ModuleRelease): Promise<void> {
  await page.route('**/api/modules', (route) => route.fulfill({ status: 503, body: '' }));
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

/** Makes the entry load the chunk of a file. Returns `loaded` or the error. */
export function loadChunk(page: Page, { id, version }: ModuleRelease, file: string): Promise<string> {
  const wanted = { queue: `webpackChunk${containerName(id, version)}`, chunk: file.split('.')[0] ?? '' };
  return page.evaluate(
    ({ queue, chunk }) =>
      new Promise<string>((resolve) => {
        const chunks: ChunkQueue = Reflect.get(globalThis, queue);
        // loaded chunks are skipped, so each needs another name
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
    wanted,
  );
}
