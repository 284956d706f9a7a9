import type { ModuleRelease } from '@tayyib/shared/contracts';
import { full } from 'acorn-walk';
import { violation, type GateProblem } from './GateProblem';
import type { Script } from './script/Bundle';
import { literalOf, memberOf, propertiesOf } from './script/nodes';

/** The hashes that the entry of a build has of its chunks. */
export interface ChunkHashes {
  /** The hash of each chunk's script and style sheet. */
  byChunk: ReadonlyMap<string, readonly string[]>;
  /** Whether the entry sets them on the elements by which it loads. */
  areSet: boolean;
}

/** Reads `{ js: { 277: 'sha384-…' }, css: { … } }`, which the SDK's build writes into the entry. */
export function chunkHashesOf({ program }: Script): ChunkHashes {
  const byChunk = new Map<string, string[]>();
  let areSet = false;
  full(program, (node) => {
    if (node.type !== 'AssignmentExpression' || memberOf(node.left) !== 'integrity') return;
    const kinds = propertiesOf(node.right);
    if (kinds.size === 0) areSet = true;
    for (const table of kinds.values()) {
      for (const [chunk, value] of propertiesOf(table)) {
        const hash = literalOf(value);
        if (hash?.startsWith('sha384-')) byChunk.set(chunk, [...(byChunk.get(chunk) ?? []), hash]);
      }
    }
  });
  return { byChunk, areSet };
}

/** Scripts and style sheets that a browser will not load: the entry does not know their hash, or they are not there. */
export function integrityProblems(release: ModuleRelease, hashes: ChunkHashes): GateProblem[] {
  return [...unhashedFiles(release, hashes), ...missingFiles(release, hashes)];
}

/** Chunks that the entry loads when they are needed, and that were not sent. */
function missingFiles({ entry, integrity }: ModuleRelease, { byChunk }: ChunkHashes): GateProblem[] {
  const sent = new Set(Object.values(integrity));
  return [...byChunk]
    .filter(([, hashes]) => hashes.some((hash) => !sent.has(hash)))
    .map(([chunk]) =>
      violation(
        entry,
        `it loads the chunk ${chunk}, of which a file is missing. Send every file of the build.`,
      ),
    );
}

function unhashedFiles({ entry, integrity }: ModuleRelease, hashes: ChunkHashes): GateProblem[] {
  const known = new Set([...hashes.byChunk.values()].flat());
  const loaded = Object.entries(integrity).filter(([file]) => file !== entry && /\.(js|css)$/.test(file));
  const missing = loaded.filter(([, hash]) => !known.has(hash)).map(([file]) => file);
  if (loaded.length === 0 || (missing.length === 0 && hashes.areSet)) return [];
  if (missing.length === loaded.length || !hashes.areSet) {
    return [
      violation(
        entry,
        `the entry does not have the hashes of its ${loaded.length} chunks, so no browser would run them. Build it with the SDK's webpack configuration, which has ChunkIntegrityPlugin.`,
      ),
    ];
  }
  return missing.map((file) =>
    violation(
      file,
      `the entry ${entry} does not have its hash, so no browser would load it. Build the module again.`,
    ),
  );
}
