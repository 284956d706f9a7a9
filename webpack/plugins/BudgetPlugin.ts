import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ChunkGroup, Compilation, Compiler } from 'webpack';
import { readDescriptor } from '../../build/readDescriptor';

/** The entry delays every first view, so its limit is the same for all modules. */
const MAX_ENTRY_BYTES = 8 * 1024;

/** What a first view loads of a module, without shared packages, in gzipped bytes. */
interface Weights {
  entry: number;
  /** By the import path of each page or slot component: entry, exposed code and its own chunks. */
  views: Map<string, number>;
}

/**
 * Fails the build of a module if its entry exceeds 8 KB gzipped, or if one of its pages or slot components, with the entry and
 * everything loaded before it, exceeds the descriptor's `budgetKb`.
 */
export class BudgetPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('BudgetPlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      const { budgetKb } = readDescriptor(this.folder);
      const { entry, views } = weigh(compilation);
      const reportExcess = (what: string, bytes: number, limit: number) =>
        compilation.errors.push(
          new compiler.webpack.WebpackError(
            `${what} has ${kilobytes(bytes)} gzipped; the limit is ${kilobytes(limit)}.`,
          ),
        );
      if (entry > MAX_ENTRY_BYTES) reportExcess('The entry', entry, MAX_ENTRY_BYTES);
      for (const [view, bytes] of views) {
        if (bytes > budgetKb * 1024) reportExcess(`The first view of ${view}`, bytes, budgetKb * 1024);
      }
    });
  }
}

function weigh(compilation: Compilation): Weights {
  const outputPath = compilation.outputOptions.path ?? '';
  const bytesOf = (files: Iterable<string>) =>
    [...new Set(files)]
      .filter((file) => /\.(js|css)$/.test(file))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(outputPath, file)), { level: 9 }).length, 0);
  const entries = [...compilation.entrypoints.values()];
  const entryFiles = entries.flatMap((entry) => entry.getFiles());
  const views = new Map<string, number>();
  for (const exposed of entries.flatMap((entry) => entry.getChildren())) {
    const before = [...entryFiles, ...exposed.getFiles()];
    for (const view of exposed.getChildren()) {
      views.set(nameOf(view), bytesOf([...before, ...view.getFiles()]));
    }
  }
  return { entry: bytesOf(entryFiles), views };
}

const nameOf = (group: ChunkGroup) => group.origins[0]?.request ?? 'a part';
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
