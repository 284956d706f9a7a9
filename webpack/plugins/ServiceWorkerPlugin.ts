import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { Compiler } from 'webpack';

/**
 * Builds service workers into single files at the root of the output. They have no hash in their name, by which browsers find
 * a newer one, and nothing of webpack's runtime, which needs a page.
 */
export class ServiceWorkerPlugin {
  /** @param entries the source file of each worker in the folder of the build, by the name of its file */
  constructor(private readonly entries: Readonly<Record<string, string>>) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ServiceWorkerPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'ServiceWorkerPlugin', stage }, async () => {
        const { outputFiles, metafile } = await build({
          absWorkingDir: compiler.context,
          entryPoints: this.entries,
          outdir: compiler.outputPath,
          bundle: true,
          minify: compiler.options.mode === 'production',
          format: 'iife',
          target: 'es2022',
          metafile: true,
          write: false,
          logLevel: 'silent',
        });
        for (const { path, text } of outputFiles) {
          compilation.emitAsset(path.slice(compiler.outputPath.length + 1), new sources.RawSource(text));
        }
        const inputs = Object.keys(metafile.inputs).map((input) => resolve(compiler.context, input));
        compilation.fileDependencies.addAll(inputs);
        compilation.contextDependencies.add(join(compiler.context, 'worker'));
      });
    });
  }
}
