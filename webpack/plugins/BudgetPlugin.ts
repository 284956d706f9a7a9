import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ChunkGroup, Compilation, Compiler } from 'webpack';
import { readDescriptor } from '../readDescriptor';

/** An entry stands before every first view, so its limit is nobody's choice (design, bars). */
const MOST_ENTRY_BYTES = 8 * 1024;

/** What a first view fetches of a module besides what the page shares, in bytes of gzip. */
interface Weights {
  entry: number;
  /** By what the descriptor's page or slot component is imported from: entry, exposed code and its own files. */
  views: Map<string, number>;
}

/**
 * Fails a module's build whose entry has more than 8 KB of gzip, or one of whose pages or slot components has more, together
 * with the entry and all that is fetched before it, than the descriptor's `budgetKb`.
 */
export class BudgetPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('BudgetPlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      const { budgetKb } = readDescriptor(this.folder);
      const { entry, views } = weigh(compilation);
      const refuse = (what: string, bytes: number, most: number) =>
        compilation.errors.push(
          new compiler.webpack.WebpackError(
            `${what} has ${kilobytes(bytes)} gzipped; ${kilobytes(most)} is the most.`,
          ),
        );
      if (entry > MOST_ENTRY_BYTES) refuse('The entry', entry, MOST_ENTRY_BYTES);
      for (const [view, bytes] of views) {
        if (bytes > budgetKb * 1024) refuse(`The first view of ${view}`, bytes, budgetKb * 1024);
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
