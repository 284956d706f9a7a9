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

/** What a build leaves for others than pages: maps, licence texts, and compressed copies of what is listed. */
const besidesPages = /\.(map|txt|gz|br)$/;

const sha384 = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/**
 * Writes `release.json` once every other file of the module is on disk: what the registry needs to offer this build.
 * A version folder without it is a build that did not finish.
 */
export class ReleasePlugin {
  private lastTold = '';

  constructor(private readonly options: ReleaseOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ReleasePlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      const { id, version, folder } = this.options;
      compilation.fileDependencies.add(join(folder, 'module.json'));
      const outputPath = compilation.outputOptions.path ?? '';
      const files = Object.keys(compilation.assets).filter((file) => !besidesPages.test(file));
      const entry = files.find((file) => file.startsWith('remoteEntry.')) ?? '';
      const release = {
        id,
        version,
        builtAt: new Date().toISOString(),
        descriptor: readDescriptor(folder),
        entry,
        integrity: Object.fromEntries(files.sort().map((file) => [file, sha384(join(outputPath, file))])),
      };
      // in a watched build the registry need not hear of changes that left the entry as it was
      const told = JSON.stringify([release.descriptor, release.integrity[entry]]);
      if (told === this.lastTold) return;
      this.lastTold = told;
      writeFileSync(join(outputPath, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    });
  }
}
