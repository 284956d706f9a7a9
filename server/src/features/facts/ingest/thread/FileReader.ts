import path from 'node:path';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { codeFolder } from '../../../../lib/codeFolder';
import type { Feed } from '../feeds/Feed';
import { DamagedFile } from '../feeds/reading/DamagedFile';
import type { SourceFile } from '../feeds/SourceFile';
import type { ReadReply, ReadRequest } from './messages';

const thread = path.join(codeFolder, 'features/facts/ingest/thread/readerThread.js');

/** What one file may cost. No official file needs a tenth of it. */
export interface ReadLimits {
  /** Work in the thread, without the time for storing what it read. */
  ms: number;
  heapMb: number;
}
const defaultLimits: ReadLimits = { ms: 60_000, heapMb: 1024 };

/** A file that was opened in the thread, and the feed that reads it there. */
interface OpenedFile {
  file: SourceFile;
  feed: Feed<unknown>;
}

/**
 * Opens and reads files in a thread, so that none of them can stop the server: the thread is ended when a file takes too long
 * or too much memory, and the next file gets a new one. Files are read one after the other.
 */
export class FileReader {
  #worker: Worker | null = null;
  readonly #oneAtATime = pLimit(1);
  readonly #limits: ReadLimits;

  constructor(limits: Partial<ReadLimits> = {}) {
    this.#limits = { ...defaultLimits, ...limits };
  }

  /**
   * Opens a file, and passes it to the work that ingests it.
   * @throws DamagedFile when it cannot be opened; when it cannot be read, `work` gets the same from its feed
   */
  withFile<Result>(
    feed: Feed<unknown>,
    request: Omit<ReadRequest, 'feed'>,
    work: (opened: OpenedFile) => Promise<Result>,
  ): Promise<Result> {
    return this.#oneAtATime(async () => {
      const replies = this.#replies({ ...request, feed: feed.name });
      try {
        const { value: opened } = await replies.next();
        if (opened?.kind !== 'opened') throw new Error('The thread did not open the file.');
        const { name, size, hash } = opened;
        const { asOf, isAsOfStated } = request;
        const file = { name, size, hash, asOf, isAsOfStated, chunks: inThread, bytes: inThread };
        return await work({ file, feed: readBy(replies, feed) });
      } finally {
        await replies.return(undefined);
      }
    });
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async *#replies(request: ReadRequest): AsyncGenerator<ReadReply, void> {
    const worker = (this.#worker ??= this.#start());
    let isFinished = false;
    let leftMs = this.#limits.ms;
    try {
      for (let message: ReadRequest | 'next' = request; ; message = 'next') {
        const started = performance.now();
        const reply = await this.#ask(worker, message, leftMs);
        leftMs -= performance.now() - started;
        isFinished = reply.kind !== 'opened' && reply.kind !== 'batch';
        if (reply.kind === 'damaged') throw new DamagedFile(reply.line, reply.message);
        if (reply.kind === 'failed') throw reply.error;
        if (reply.kind === 'end') return;
        yield reply;
      }
    } finally {
      // it is still busy with this file
      if (!isFinished) await this.close();
    }
  }

  #ask(worker: Worker, message: ReadRequest | 'next', withinMs: number): Promise<ReadReply> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(tooSlow()), Math.max(0, withinMs));
      const onReply = (reply: ReadReply) => finish(() => resolve(reply));
      const onError = (error: Error) => finish(() => reject(isOutOfMemory(error) ? tooMuch() : error));
      const onExit = () => finish(() => reject(new Error('The thread that reads files has ended.')));
      const finish = (settle: () => void) => {
        clearTimeout(late);
        worker.off('message', onReply).off('error', onError).off('exit', onExit);
        settle();
      };
      worker.on('message', onReply).on('error', onError).on('exit', onExit);
      worker.postMessage(message);
    });
  }

  #start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: this.#limits.heapMb };
    return new Worker(thread, { resourceLimits, execArgv: [] });
  }
}

/** The feed, with its reading done by the thread. */
function readBy(replies: AsyncGenerator<ReadReply, void>, feed: Feed<unknown>): Feed<unknown> {
  if ('stream' in feed)
    return {
      ...feed,
      async *stream() {
        for await (const reply of replies) if (reply.kind === 'batch') yield reply;
      },
    };
  return {
    ...feed,
    async read() {
      const { value: reply } = await replies.next();
      if (reply?.kind !== 'batch') throw new Error('The thread read nothing.');
      // lets it finish
      await replies.next();
      return reply;
    },
  };
}

const inThread = (): never => {
  throw new Error('The content of this file is in the thread that reads it.');
};
const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
const tooSlow = () => new DamagedFile(1, 'It takes longer to read than any official file of its kind.');
const tooMuch = () => new DamagedFile(1, 'It takes more memory to read than any official file of its kind.');
