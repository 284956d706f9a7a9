import { build, type Plugin } from 'esbuild';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler, type Module, type NormalModule } from 'webpack';

const NAME = 'PageRendererPlugin';

/** Libraries that no public page uses. The bundle has the code of all pages, but only loads that of public ones. */
const NOT_RENDERED =
  /^(antd|@ant-design\/icons(-svg)?|@rc-component\/[^/]+|socket\.io-client|@simplewebauthn\/browser)(\/|$)/;

/**
 * Bundles the code that renders the public pages for Node, as `page-renderer.<hash>.mjs` beside the pages, for the server. The hash is that
 * of the entry, which hydrates the markup: so the server finds the renderer of the very build whose HTML it sends.
 */
export class PageRendererPlugin {
  /** @param source a module in the folder of the build, whose exports are those of the bundle */
  constructor(private readonly source: string) {}

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // the names of files are final
      const stage = stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const { outputFiles } = await build({
          absWorkingDir: compiler.context,
          entryPoints: [this.source],
          bundle: true,
          format: 'esm',
          target: 'es2022',
          jsx: 'automatic',
          define: { 'process.env.NODE_ENV': '"production"' },
          plugins: [classNamesOf(compilation), withoutContent],
          write: false,
          logLevel: 'silent',
        });
        for (const { contents } of outputFiles) {
          const source = new sources.RawSource(Buffer.from(contents));
          compilation.emitAsset(`page-renderer.${hashOfEntry(compilation)}.mjs`, source);
        }
      });
    });
  }
}

function hashOfEntry(compilation: Compilation): string {
  const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const [, hash] = /\.([\da-f]+)\.js$/.exec(files.find((file) => file.endsWith('.js')) ?? '') ?? [];
  if (hash === undefined) throw new Error(`The entry has no hash in its name: ${files.join(', ')}`);
  return hash;
}

/** CSS modules with the class names that this compilation gave them. */
const classNamesOf = (compilation: Compilation): Plugin => ({
  name: 'class-names',
  setup: (bundle) => {
    const compiled = new Map(
      [...compilation.modules].flatMap((module) =>
        isCssModule(module) ? [[module.resource, String(module.originalSource()?.source())] as const] : [],
      ),
    );
    // those that are missing belong to code that webpack left out as unused
    bundle.onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({
      contents: compiled.get(path) ?? 'export default {}',
    }));
  },
});

/** Whether it is what scripts import of a CSS module. The style sheet itself is another module of the same file. */
const isCssModule = (module: Module): module is NormalModule =>
  module instanceof webpack.NormalModule &&
  module.resource.endsWith('.module.css') &&
  module.loaders.some(({ loader }) => loader === MiniCssExtractPlugin.loader);

/** Stands for a library: whatever is read of it while modules are loaded, is there and does nothing. No promise, or loading it would wait. */
const nothing = `
  const get = (_target, key) => (key === 'then' ? undefined : key === Symbol.toPrimitive ? () => '' : nothing);
  const nothing = new Proxy(function () {}, { get, apply: () => nothing });
  // exports are read through their prototype, of which the bundler makes an object of its own
  module.exports = Object.create(new Proxy({}, { get, getPrototypeOf: () => null }));`;

/** What markup does not contain: pictures, other style sheets, and libraries that no public page uses. */
const withoutContent: Plugin = {
  name: 'without-content',
  setup: (bundle) => {
    bundle.onResolve({ filter: NOT_RENDERED }, ({ path }) => ({ path, namespace: 'not-rendered' }));
    bundle.onLoad({ filter: /.*/, namespace: 'not-rendered' }, () => ({ contents: nothing }));
    bundle.onLoad({ filter: /\.(css|svg|png|webp|avif|woff2)$/ }, () => ({ contents: '', loader: 'empty' }));
  },
};
