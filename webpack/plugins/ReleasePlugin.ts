import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { readDescriptor } from '../readDescriptor';

interface ReleaseOptions {
  id: string;
  version: string;
  /** the module's own folder, where module.json lies */
  folder: string;
}

const sha384 = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/**
 * Writes `release.json` once every other file of the module is on disk: what the registry needs to offer this build.
 * A version folder without it is a build that did not finish.
 */
export class ReleasePlugin {
  constructor(private readonly options: ReleaseOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ReleasePlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      const { id, version, folder } = this.options;
      compilation.fileDependencies.add(join(folder, 'module.json'));
      const outputPath = compilation.outputOptions.path ?? '';
      const files = Object.keys(compilation.assets).filter((file) => /\.(js|css)$/.test(file));
      const release = {
        id,
        version,
        builtAt: new Date().toISOString(),
        descriptor: readDescriptor(folder),
        entry: files.find((file) => file.startsWith('remoteEntry.')),
        integrity: Object.fromEntries(files.sort().map((file) => [file, sha384(join(outputPath, file))])),
      };
      writeFileSync(join(outputPath, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    });
  }
}
