import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { codeFolder } from '../../../lib/codeFolder';

const script = path.join(codeFolder, 'plugins/http/pages/renderThread.js');

const Reply = z.object({ id: z.number(), rendered: z.unknown().optional(), failure: z.string().optional() });

interface Waiting {
  resolve: (rendered: unknown) => void;
  reject: (error: Error) => void;
}

/** A thread that renders pages by the code of one build of the shell, beside the server's event loop. */
export class RenderThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #ended: Error | null = null;

  /** @param renderer the address of the build's code */
  constructor(renderer: string, contact: unknown) {
    this.#worker = new Worker(script, {
      workerData: { renderer, contact },
      env: { NODE_ENV: 'production' },
      execArgv: [],
    });
    // it waits for pages for as long as the server runs
    this.#worker.unref();
    this.#worker
      .on('message', (message) => this.#onReply(message))
      .on('error', (error) => this.#end(error instanceof Error ? error : new Error(String(error))))
      .on('exit', () => this.#end(new Error('The thread that renders pages ended.')));
  }

  get isEnded(): boolean {
    return this.#ended !== null;
  }

  /** Every page that needs no data: its markup by its path. */
  renderPages(): Promise<unknown> {
    return this.#ask({});
  }

  /** The markup of the page at a path, which starts from that data. */
  renderPage(pathname: string, data: string): Promise<unknown> {
    return this.#ask({ pathname, data });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #ask(wanted: { pathname?: string; data?: string }): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(this.#ended);
      this.#last += 1;
      this.#waiting.set(this.#last, { resolve, reject });
      this.#worker.postMessage({ id: this.#last, ...wanted });
    });
  }

  #onReply(message: unknown): void {
    const { id, rendered, failure } = Reply.parse(message);
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (failure === undefined) waiting?.resolve(rendered);
    else waiting?.reject(new Error(failure));
  }

  #end(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }
}
