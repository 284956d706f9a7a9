import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { GateProblem } from '@tayyib/shared/gate';
import pLimit from 'p-limit';
import { codeFolder } from '../../../../../lib/codeFolder';
import type { GateReply, GateRequest } from './messages';

const thread = path.join(codeFolder, 'features/platform/modules/publishing/gate/gateThread.js');

/** What checking one release may cost. The largest of ours needs a twentieth of it. */
const limits = { ms: 60_000, heapMb: 1024 };

/** A thread without work ends after this time. */
const IDLE_MS = 30_000;

/**
 * Checks releases in a thread, so that no upload can stop the server: the thread is ended when a release takes too long or too much
 * memory, and the next one gets a new one. One after the other.
 */
export class ReleaseGate {
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  readonly #oneAtATime = pLimit(1);

  /** Every reason why a release is refused. */
  check(request: GateRequest): Promise<GateProblem[]> {
    return this.#oneAtATime(async () => {
      clearTimeout(this.#idle);
      const reply = await this.#ask(request);
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
      if ('error' in reply) throw reply.error;
      return reply.problems;
    });
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #ask(request: GateRequest): Promise<GateReply> {
    const worker = (this.#worker ??= new Worker(thread, {
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
      execArgv: [],
    }));
    return new Promise((resolve, reject) => {
      const giveUp = (why: string) => {
        void this.close();
        finish(() => resolve({ problems: [tooMuch(request, why)] }));
      };
      const late = setTimeout(() => giveUp('time'), limits.ms);
      const onReply = (reply: GateReply) => finish(() => resolve(reply));
      const onError = (error: Error) => {
        if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') giveUp('memory');
        else {
          void this.close();
          finish(() => reject(error));
        }
      };
      const onExit = () => finish(() => reject(new Error('The thread that checks releases has ended.')));
      const finish = (settle: () => void) => {
        clearTimeout(late);
        worker.off('message', onReply).off('error', onError).off('exit', onExit);
        settle();
      };
      worker.on('message', onReply).on('error', onError).on('exit', onExit);
      worker.postMessage(request);
    });
  }
}

const tooMuch = ({ release }: GateRequest, what: string): GateProblem => ({
  code: 'contract-broken',
  file: release.entry,
  message: `its scripts take more ${what} to check than a module may cost. Split or shorten them.`,
});
