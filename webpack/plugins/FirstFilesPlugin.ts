import { pathToFileURL } from 'node:url';
import type { Chunk, Compilation, Compiler } from 'webpack';
import { z } from 'zod';
import { sha384 } from './ChunkIntegrityPlugin';

const NAME = 'FirstFilesPlugin';

/** What is read of the shell's pages. */
const pagesModule = z.object({
  ownPages: z.array(
    z.object({
      path: z.string(),
      layout: z.enum(['public', 'app']),
      load: z.custom<() => unknown>((value) => typeof value === 'function'),
    }),
  ),
});
type Page = z.infer<typeof pagesModule>['ownPages'][number];

/**
 * Writes `first-files.json`: for the address of each page of the public layout, the `<link>` elements with which a browser requests the
 * page's own files beside the entry, instead of after it has run, and draws prerendered markup in its style. A page of the app waits for
 * modules anyway.
 */
export class FirstFilesPlugin {
  /** @param pagesFile a module that exports the pages as `ownPages` */
  constructor(private readonly pagesFile: string) {}

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // names and contents are final
      const stage = stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const links = Object.fromEntries(
          (await this.publicPages()).map((page) => [page.path, this.linksOf(compilation, page)] as const),
        );
        compilation.emitAsset('first-files.json', new sources.RawSource(JSON.stringify(links)));
      });
    });
  }

  private async publicPages(): Promise<Page[]> {
    const { ownPages } = pagesModule.parse(await import(pathToFileURL(this.pagesFile).href));
    return ownPages.filter(({ layout }) => layout === 'public');
  }

  private linksOf(compilation: Compilation, page: Page): string {
    const request = /import\(\s*["'`](.+?)["'`]\s*\)/.exec(page.load.toString())?.[1];
    const group = compilation.chunkGroups.find(({ origins }) =>
      origins.some((origin) => request !== undefined && origin.request === request),
    );
    if (!group) throw new Error(`The page ${page.path} has no chunk of its own: ${page.load.toString()}`);
    const loadedWithEntry = new Set(
      [...(compilation.entrypoints.get('main')?.chunks ?? [])].flatMap((chunk: Chunk) => [...chunk.files]),
    );
    return group
      .getFiles()
      .filter((file) => /\.(js|css)$/.test(file) && !loadedWithEntry.has(file))
      .map((file) => {
        const content = compilation.getAsset(file)?.source.buffer();
        if (!content) throw new Error(`The build has no file ${file}.`);
        // the same credentials as the element that will use it, or the browser requests it again
        const kind = file.endsWith('.js') ? 'rel="preload" as="script"' : 'rel="stylesheet"';
        return `<link ${kind} crossorigin="anonymous" href="/${file}" integrity="${sha384(content)}">`;
      })
      .join('');
  }
}
