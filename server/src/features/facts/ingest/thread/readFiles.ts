import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { allFeeds } from '../feeds/allFeeds';
import { damageOf } from '../feeds/reading/DamagedFile';
import { sourceFile } from '../feeds/SourceFile';
import { unzipOnly } from '../routes/unzipOnly';
import type { ReadReply, ReadRequest } from './messages';

/** The thread in which files are opened and read. One file at a time: a request, then one message for each reply requested. */
if (parentPort === null) throw new Error('readFiles.ts runs in a worker thread.');
const port = parentPort;

port.on('message', (message: ReadRequest | 'next') => {
  if (message !== 'next') void answer(message);
});

async function answer(request: ReadRequest): Promise<void> {
  try {
    for await (const reply of repliesTo(request)) {
      const isRequested = once(port, 'message');
      port.postMessage(reply);
      await isRequested;
    }
    port.postMessage({ kind: 'end' } satisfies ReadReply);
  } catch (error) {
    const damage = damageOf(error);
    const reply: ReadReply =
      damage === null
        ? { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) }
        : { kind: 'damaged', line: damage.line, message: damage.message };
    port.postMessage(reply);
  }
}

async function* repliesTo(request: ReadRequest): AsyncGenerator<ReadReply> {
  const { asOf, isAsOfStated, source, largestBytes } = request;
  const feed = allFeeds.find((each) => each.name === request.feed);
  if (feed === undefined) throw new Error(`There is no feed ${request.feed}.`);
  const content = typeof source === 'string' ? await readFile(source) : Buffer.from(source);
  const { name, bytes } = unzipOnly(request.name, content, largestBytes);
  const file = sourceFile(name, bytes, asOf, isAsOfStated);
  yield { kind: 'opened', name, size: file.size, hash: file.hash };
  if ('stream' in feed) {
    for await (const batch of feed.stream(file)) yield { kind: 'batch', population: '', ...batch };
  } else yield { kind: 'batch', ...(await feed.read(file)) };
}
