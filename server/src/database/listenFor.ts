import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const retryMs = 2000;

export interface Listener {
  start: () => void;
  stop: () => Promise<void>;
}

interface Channel {
  pool: pg.Pool;
  /** What `pg_notify` is given by those who write. */
  name: 'market_changed' | 'alerts';
  /** How long a burst of notifications may go on before one round takes it in. */
  gatherMs: number;
  onChange: () => Promise<void>;
  onFailure: (error: unknown) => void;
}

/**
 * Runs `onChange` at once and whenever a writer notifies the channel, one run at a time. A connection that breaks is opened
 * again, and what was missed meanwhile is taken in then.
 */
export function listenFor({ pool, name, gatherMs, onChange, onFailure }: Channel): Listener {
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
      await client.query(`listen ${name}`);
      while (!ending.signal.aborted && !isBroken) {
        if (!hasNews) await waitForNews();
        if (ending.signal.aborted || isBroken) break;
        await sleep(gatherMs, undefined, { signal: ending.signal }).catch(() => undefined);
        hasNews = false;
        if (!ending.signal.aborted) await onChange();
      }
    } finally {
      // a connection that listens must not go back among the others
      client.release(true);
    }
  };

  const run = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await listen().catch((error: unknown) => {
        // what was to end has ended
        if (!ending.signal.aborted) onFailure(error);
      });
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
