import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { readModuleFile } from '../../build/readDescriptor';
import { filesOfViews } from './filesOfViews';

interface ReleaseOptions {
  id: string;
  version: string;
  /** The module's folder, which contains module.json. */
  folder: string;
  /** The path of the exposed file, from that folder. */
  exposed: string;
}

/** Files that are not listed in the release: source maps, licence texts, compressed copies, and what replaces saved code. */
const NOT_LISTED = /\.(map|txt|gz|br)$|\.hot-update\./;

const sha384 = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** Writes `release.json`, which the registry needs, after every other file of the module. */
export class ReleasePlugin {
  private lastSummary = '';

  constructor(private readonly options: ReleaseOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ReleasePlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      const { id, version, folder, exposed } = this.options;
      compilation.fileDependencies.add(join(folder, 'module.json'));
      const outputPath = compilation.outputOptions.path ?? '';
      const files = Object.keys(compilation.assets).filter((file) => !NOT_LISTED.test(file));
      const entry = files.find((file) => file.startsWith('remoteEntry.')) ?? '';
      const descriptor = readModuleFile(join(folder, 'module.json'));
      const release = {
        id,
        version,
        builtAt: new Date().toISOString(),
        descriptor,
        entry,
        integrity: Object.fromEntries(files.sort().map((file) => [file, sha384(join(outputPath, file))])),
        views: filesOfViews(compilation, folder, exposed, descriptor),
      };
      // in watch mode, changes that leave the entry unchanged do not concern the registry
      const summary = JSON.stringify([release.descriptor, release.integrity[entry]]);
      if (summary === this.lastSummary) return;
      this.lastSummary = summary;
      writeFileSync(join(outputPath, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    });
  }
}
