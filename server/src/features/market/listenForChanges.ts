import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Notifications come in bursts while a file is imported; one round takes in a whole burst. */
const gatherMs = 50;
const retryMs = 2000;

export interface Listener {
  start: () => void;
  stop: () => Promise<void>;
}

/**
 * Runs `takeIn` at once and whenever something was written to facts or verdicts, one run at a time. A connection that breaks
 * is opened again, and what was missed meanwhile is taken in then.
 */
export function listenForChanges(
  pool: pg.Pool,
  takeIn: () => Promise<void>,
  onFailure: (error: unknown) => void,
): Listener {
  const ending = new AbortController();
  let wake: () => void = () => undefined;
  let running: Promise<void> | null = null;

  const waitForNews = () => new Promise<void>((resolve) => (wake = resolve));
  ending.signal.addEventListener('abort', () => wake());

  const listen = async (): Promise<void> => {
    const client = await pool.connect();
    let isBroken = false;
    let hasNews = true;
    const hear = () => {
      hasNews = true;
      wake();
    };
    client.on('notification', hear);
    client.on('error', () => {
      isBroken = true;
      wake();
    });
    try {
      await client.query('listen market_changed');
      while (!ending.signal.aborted && !isBroken) {
        if (!hasNews) await waitForNews();
        if (ending.signal.aborted || isBroken) break;
        await sleep(gatherMs, undefined, { signal: ending.signal }).catch(() => undefined);
        hasNews = false;
        if (!ending.signal.aborted) await takeIn();
      }
    } finally {
      // a connection that listens must not go back among the others
      client.release(true);
    }
  };

  const run = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await listen().catch(onFailure);
      await sleep(retryMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };

  return {
    start: () => {
      running ??= run();
    },
    stop: async () => {
      ending.abort();
      await running;
    },
  };
}
