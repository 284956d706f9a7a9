import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { artifactProblems, type ArtifactFile } from '@tayyib/shared/gate';
import type { GateReply, GateRequest, SentFile } from './messages';

/** The thread in which releases are checked, one after the other. */
if (parentPort === null) throw new Error('checkReleases.ts runs in a worker thread.');
const port = parentPort;

port.on('message', ({ release, files, context }: GateRequest) => {
  port.postMessage(answer({ release, files, context }));
});

function answer({ release, files, context }: GateRequest): GateReply {
  try {
    return { problems: artifactProblems(release, files.map(readFile), context) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

function readFile({ name, content, gzipBytes }: SentFile): ArtifactFile {
  if (content === undefined) return { name, gzipBytes: gzipBytes ?? 0 };
  return {
    name,
    gzipBytes: gzipBytes ?? gzipSync(content, { level: 9 }).length,
    text: Buffer.from(content).toString('utf8'),
  };
}
