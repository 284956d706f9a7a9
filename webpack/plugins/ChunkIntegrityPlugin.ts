import { createHash } from 'node:crypto';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const NAME = 'ChunkIntegrityPlugin';
const TABLE = '__webpack_require__.integrity';
type Kind = 'js' | 'css';

/** The hash of a file's content, as the attribute `integrity` has it. */
export const sha384 = (content: string | Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A placeholder of the same length as a chunk's hash, until all contents are final. */
const placeholderOf = (chunk: Chunk, kind: Kind) => sha384(`${chunk.id} ${kind}`);

const filesOf = (chunk: Chunk, kind: Kind) => [...chunk.files].filter((file) => file.endsWith(`.${kind}`));

/** `{ js: { chunk: hash }, css: { chunk: hash } }` of all async chunks of this runtime. */
class IntegrityTable extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity');
  }

  override generate(): string {
    const { chunk, chunkGraph } = this;
    if (!chunk || !chunkGraph) return '';
    const table: Record<Kind, Record<string, string>> = { js: {}, css: {} };
    for (const later of chunk.getAllAsyncChunks()) {
      const id = String(later.id);
      // one with shared packages only has no file
      if (webpack.javascript.JavascriptModulesPlugin.chunkHasJs(later, chunkGraph)) {
        table.js[id] = placeholderOf(later, 'js');
      }
      if (chunkGraph.getChunkModulesIterableBySourceType(later, 'css/mini-extract')) {
        table.css[id] = placeholderOf(later, 'css');
      }
    }
    return `${TABLE} = ${JSON.stringify(table)};`;
  }
}

/**
 * The browser runs a lazily loaded script or style sheet, and the page its entry, only if it has the hash it had at
 * build time. Hashes are registered as content hashes, so webpack computes them when file contents are final.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      this.addHashesToRuntime(compilation);
      this.addHashesToPage(compilation);
      this.computeHashes(compilation);
    });
  }

  private addHashesToRuntime(compilation: Compilation): void {
    const { RuntimeGlobals, runtime } = compilation.compiler.webpack;
    compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap(NAME, (chunk) => {
      compilation.addRuntimeModule(chunk, new IntegrityTable());
      return undefined;
    });
    runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
      NAME,
      // a browser checks a hash only for CORS requests, so same-origin scripts need `crossOrigin` too
      (source) =>
        `${source}\nif (${TABLE}.js[chunkId]) script.integrity = ${TABLE}.js[chunkId];\nscript.crossOrigin = 'anonymous';`,
    );
    MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
      NAME,
      (source, { tag }) => `${source}\n${tag}.integrity = ${TABLE}.css[chunkId];`,
    );
  }

  private addHashesToPage(compilation: Compilation): void {
    HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap(NAME, (page) => {
      const placeholders = new Map(
        [...compilation.chunks].flatMap((chunk) =>
          (['js', 'css'] as const).flatMap((kind) =>
            filesOf(chunk, kind).map(
              (file) => [`${page.publicPath}${file}`, placeholderOf(chunk, kind)] as const,
            ),
          ),
        ),
      );
      for (const { attributes } of [...page.assetTags.scripts, ...page.assetTags.styles]) {
        attributes.integrity = placeholders.get(String(attributes.src ?? attributes.href));
        attributes.crossorigin = 'anonymous';
      }
      return page;
    });
  }

  private computeHashes(compilation: Compilation): void {
    const { Compilation: stages, optimize } = compilation.compiler.webpack;
    const placeholders = new Set<string>();
    const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
    compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
      for (const chunk of compilation.chunks) {
        for (const kind of ['js', 'css'] as const) {
          for (const file of filesOf(chunk, kind)) {
            const placeholder = placeholderOf(chunk, kind);
            placeholders.add(placeholder);
            compilation.updateAsset(
              file,
              (source) => source,
              (info) => ({ ...info, contenthash: [info?.contenthash ?? [], placeholder].flat() }),
            );
          }
        }
      }
    });
    optimize.RealContentHashPlugin.getCompilationHooks(compilation).updateHash.tap(
      NAME,
      ([content], oldHash) => (content && placeholders.has(oldHash) ? sha384(content) : undefined),
    );
  }
}
