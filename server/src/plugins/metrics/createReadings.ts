import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import { Gauge } from 'prom-client';
import { singleFlight } from '../../lib/singleFlight';

/** A reading that takes longer does not delay the reply: Prometheus gives up after ten seconds. */
const readWithinMs = 3000;

/** Something that costs a query or a count, and the gauges it fills. */
interface Reading {
  /** Appears as a label. */
  name: string;
  /** Gauges that are emptied when it fails: no figure is better than an outdated one. */
  gauges: readonly Pick<Gauge, 'reset'>[];
  read: () => Promise<void>;
}

interface ReadingOptions {
  readEveryMs: number;
  onFailure: (name: string, error: unknown) => void;
}

/** Reads what is costly when metrics are requested, at most once per `readEveryMs`. One that fails leaves the others. */
export function createReadings(registry: Registry, { readEveryMs, onFailure }: ReadingOptions) {
  const readings: { name: string; run: () => Promise<boolean> }[] = [];
  const isRead = new Gauge({
    name: 'tayyib_reading_ok',
    help: 'Whether the figures of this part could be read.',
    labelNames: ['reading'],
    registers: [registry],
  });
  let readAt = Number.NEGATIVE_INFINITY;

  const refreshOne = async ({ name, run }: (typeof readings)[number]) => {
    const isOk = await Promise.race([run(), sleep(readWithinMs, false, { ref: false })]);
    isRead.set({ reading: name }, isOk ? 1 : 0);
  };

  return {
    add: ({ name, gauges, read }: Reading): void => {
      const run = singleFlight(async () => {
        try {
          await read();
          return true;
        } catch (error) {
          for (const gauge of gauges) gauge.reset();
          onFailure(name, error);
          return false;
        }
      });
      readings.push({ name, run });
    },
    /** Concurrent calls share one run. */
    refresh: singleFlight(async () => {
      if (performance.now() - readAt < readEveryMs) return;
      await Promise.all(readings.map(refreshOne));
      readAt = performance.now();
    }),
  };
}

export type Readings = ReturnType<typeof createReadings>;
