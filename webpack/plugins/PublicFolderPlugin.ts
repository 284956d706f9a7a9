import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';

/** Copies the files of a folder to the root of the output under their own names (favicon, robots.txt). */
export class PublicFolderPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PublicFolderPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PublicFolderPlugin', stage }, () => {
        const folder = join(compiler.context, this.folder);
        compilation.contextDependencies.add(folder);
        if (!existsSync(folder)) return;
        for (const file of readdirSync(folder)) {
          compilation.emitAsset(file, new sources.RawSource(readFileSync(join(folder, file))));
        }
      });
    });
  }
}
