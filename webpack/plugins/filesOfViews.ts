import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import type { ChunkGroup, Compilation } from 'webpack';

/** What a view is called in the descriptor: a page, or a component of a slot. */
const viewsOf = ({ routes, slots }: ModuleDescriptor): string[] => [
  ...new Set([...routes.map(({ page }) => page), ...slots.map(({ component }) => component)]),
];

/** The request of the first `import()` after the name of a view in the source of `src/module.tsx`. */
const requestOf = (source: string, view: string): string | undefined =>
  new RegExp(`\\b${view}\\s*:[^]*?\\bimport\\(\\s*["'\`](.+?)["'\`]`).exec(source)?.[1];

/**
 * By the name of each page and slot component: the scripts and style sheets that a browser requests for it after the entry. A view
 * without an `import()` of its own is missing.
 * @param exposed the path of the exposed file, from the module's folder
 */
export function filesOfViews(
  compilation: Compilation,
  folder: string,
  exposed: string,
  descriptor: ModuleDescriptor,
): Record<string, string[]> {
  const source = readFileSync(join(folder, exposed), 'utf8');
  const exposedFile = join(folder, exposed);
  const groupOf = (request: string): ChunkGroup | undefined =>
    compilation.chunkGroups.find(({ origins }) =>
      origins.some(
        (origin) => origin.request === request && origin.module?.nameForCondition() === exposedFile,
      ),
    );
  return Object.fromEntries(
    viewsOf(descriptor).flatMap((view) => {
      const request = requestOf(source, view);
      const group = request === undefined ? undefined : groupOf(request);
      const files = group?.getFiles().filter((file) => /\.(js|css)$/.test(file));
      return files && files.length > 0 ? [[view, files]] : [];
    }),
  );
}
