import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { readDescriptor } from '../../build/readDescriptor';

interface ReleaseOptions {
  id: string;
  version: string;
  /** The module's folder, which contains module.json. */
  folder: string;
}

/** Files that are not listed in the release: source maps, licence texts and compressed copies. */
const NOT_LISTED = /\.(map|txt|gz|br)$/;

const sha384 = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** Writes `release.json`, which the registry needs, after every other file of the module. */
export class ReleasePlugin {
  private lastSummary = '';

  constructor(private readonly options: ReleaseOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ReleasePlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      const { id, version, folder } = this.options;
      compilation.fileDependencies.add(join(folder, 'module.json'));
      const outputPath = compilation.outputOptions.path ?? '';
      const files = Object.keys(compilation.assets).filter((file) => !NOT_LISTED.test(file));
      const entry = files.find((file) => file.startsWith('remoteEntry.')) ?? '';
      const release = {
        id,
        version,
        builtAt: new Date().toISOString(),
        descriptor: readDescriptor(folder),
        entry,
        integrity: Object.fromEntries(files.sort().map((file) => [file, sha384(join(outputPath, file))])),
      };
      // in watch mode, changes that leave the entry unchanged do not concern the registry
      const summary = JSON.stringify([release.descriptor, release.integrity[entry]]);
      if (summary === this.lastSummary) return;
      this.lastSummary = summary;
      writeFileSync(join(outputPath, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    });
  }
}
