import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const retryMs = 2000;

export interface Listener {
  start: () => void;
  stop: () => Promise<void>;
}

interface Channel {
  pool: pg.Pool;
  /** The channel that writers pass to `pg_notify`. */
  name: 'market_changed' | 'alerts' | 'registry_changed';
  /** Notifications that arrive within this time cause one call of `onChange`. */
  debounceMs: number;
  onChange: () => Promise<void>;
  onFailure: (error: unknown) => void;
}

/**
 * Calls `onChange` at once and after each notification of the channel, one call at a time. A broken connection is reopened,
 * and `onChange` is called again then, since notifications may have been missed.
 */
export function listenFor({ pool, name, debounceMs, onChange, onFailure }: Channel): Listener {
  const ending = new AbortController();
  let wake: () => void = () => undefined;
  let running: Promise<void> | null = null;

  const waitForNotification = () => new Promise<void>((resolve) => (wake = resolve));
  ending.signal.addEventListener('abort', () => wake());

  const listen = async (): Promise<void> => {
    const client = await pool.connect();
    let isBroken = false;
    let isNotified = true;
    const notify = () => {
      isNotified = true;
      wake();
    };
    client.on('notification', notify);
    client.on('error', () => {
      isBroken = true;
      wake();
    });
    try {
      await client.query(`listen ${name}`);
      while (!ending.signal.aborted && !isBroken) {
        if (!isNotified) await waitForNotification();
        if (ending.signal.aborted || isBroken) break;
        await sleep(debounceMs, undefined, { signal: ending.signal }).catch(() => undefined);
        isNotified = false;
        if (!ending.signal.aborted) await onChange();
      }
    } finally {
      // a listening connection must not return to the pool
      client.release(true);
    }
  };

  const run = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await listen().catch((error: unknown) => {
        // errors while stopping are expected
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
