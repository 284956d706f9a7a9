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
      slots: z.array(z.string()).default([]),
      load: z.custom<() => unknown>((value) => typeof value === 'function'),
    }),
  ),
});
type Page = z.infer<typeof pagesModule>['ownPages'][number];

/**
 * Writes `first-files.json`: for the address of each page of the shell, the `<link>` elements with which a browser requests the page's own
 * files beside the entry, instead of after it has run, and draws prerendered markup in its style; and the same for the entry, and for what
 * every page of the app needs.
 */
export class FirstFilesPlugin {
  /**
   * @param pagesFile a module that exports the pages as `ownPages`
   * @param ofApp the requests of what every page of the app loads, as its `import()` has them
   */
  constructor(
    private readonly pagesFile: string,
    private readonly ofApp: readonly string[] = [],
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // names and contents are final
      const stage = stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const inApp = new Set(this.ofApp.flatMap((request) => filesOf(compilation, request)));
        const pages = (await this.pages()).map((page) => {
          const isInApp = page.layout === 'app';
          const files = filesOf(compilation, requestOf(page)).filter((file) => !isInApp || !inApp.has(file));
          return [page.path, { links: linksTo(compilation, files), isInApp, slots: page.slots }] as const;
        });
        const written = {
          pages: Object.fromEntries(pages),
          entry: linksTo(compilation, entryOf(compilation)),
          app: inApp.size > 0 ? linksTo(compilation, [...entryOf(compilation), ...inApp]) : '',
        };
        compilation.emitAsset('first-files.json', new sources.RawSource(JSON.stringify(written)));
      });
    });
  }

  private async pages(): Promise<Page[]> {
    return pagesModule.parse(await import(pathToFileURL(this.pagesFile).href)).ownPages;
  }
}

function requestOf(page: Page): string {
  const request = /import\(\s*["'`](.+?)["'`]\s*\)/.exec(page.load.toString())?.[1];
  if (request === undefined)
    throw new Error(`The page ${page.path} has no import() of its own: ${page.load.toString()}`);
  return request;
}

/**
 * The script of the entry. Browsers put off a script that waits for the document; a page without prerendered markup shows nothing before it
 * has run.
 */
const entryOf = (compilation: Compilation): string[] =>
  (compilation.entrypoints.get('main')?.getFiles() ?? []).filter((file) => file.endsWith('.js'));

/** The scripts and style sheets of what an `import()` loads, without those of the entry. */
function filesOf(compilation: Compilation, request: string): string[] {
  const group = compilation.chunkGroups.find(({ origins }) =>
    origins.some((origin) => origin.request === request),
  );
  if (!group) throw new Error(`Nothing in the build loads ${request}.`);
  const loadedWithEntry = new Set(
    [...(compilation.entrypoints.get('main')?.chunks ?? [])].flatMap((chunk: Chunk) => [...chunk.files]),
  );
  return group.getFiles().filter((file) => /\.(js|css)$/.test(file) && !loadedWithEntry.has(file));
}

function linksTo(compilation: Compilation, files: Iterable<string>): string {
  return [...files]
    .map((file) => {
      const content = compilation.getAsset(file)?.source.buffer();
      if (!content) throw new Error(`The build has no file ${file}.`);
      // the same credentials as the element that will use it, or the browser requests it again
      const kind = file.endsWith('.js') ? 'rel="preload" as="script"' : 'rel="stylesheet"';
      return `<link ${kind} crossorigin="anonymous" href="/${file}" integrity="${sha384(content)}">`;
    })
    .join('');
}
