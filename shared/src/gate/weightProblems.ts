import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import { tooLarge, type GateProblem } from './GateProblem';
import type { Part } from './script/readFacts';

/** The entry delays every first view, so its limit is the same for all modules. */
const maxEntryBytes = 8 * 1024;

/** The gzipped size of each file of a build, and where its chunks are. */
export interface Weights {
  entry: string;
  gzipBytes: ReadonlyMap<string, number>;
  /** The files of each chunk: a script, and perhaps a style sheet. */
  filesOfChunk: (chunk: string) => readonly string[];
  /** The chunks of the exposed module, which come before every view. */
  exposedChunks: readonly string[];
  parts: readonly Part[];
}

/** What is larger than it may be. */
export function weightProblems(
  { budgetKb, onDemandFileKb = budgetKb }: ModuleDescriptor,
  weights: Weights,
): GateProblem[] {
  const { entry, gzipBytes, filesOfChunk, exposedChunks, parts } = weights;
  const bytesOf = (files: Iterable<string>) =>
    [...new Set(files)].reduce((sum, file) => sum + (gzipBytes.get(file) ?? 0), 0);
  const entryBytes = bytesOf([entry]);
  const fileLimitKb = Math.max(budgetKb, onDemandFileKb);
  const before = [entry, ...exposedChunks.flatMap(filesOfChunk)];
  return [
    ...(entryBytes > maxEntryBytes
      ? [
          tooLarge(
            entry,
            `the entry has ${kilobytes(entryBytes)} gzipped; the limit is ${kilobytes(maxEntryBytes)}. Import less in src/module.tsx.`,
          ),
        ]
      : []),
    // no single file may exceed the budget of the whole first view, unless the module has larger ones that wait until they are needed
    ...[...gzipBytes]
      .filter(([, bytes]) => bytes > fileLimitKb * 1024)
      .map(([file, bytes]) =>
        tooLarge(
          file,
          `it has ${kilobytes(bytes)} gzipped; a file of the module has at most ${fileLimitKb} KB.`,
        ),
      ),
    ...parts
      .map(({ name, chunks }) => ({ name, bytes: bytesOf([...before, ...chunks.flatMap(filesOfChunk)]) }))
      .filter(({ bytes }) => bytes > budgetKb * 1024)
      .map(({ name, bytes }) =>
        tooLarge(
          'module.json',
          `the first view of ${name} has ${kilobytes(bytes)} gzipped; budgetKb allows ${budgetKb} KB. Load what is not shown first with onDemand.`,
        ),
      ),
  ];
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
