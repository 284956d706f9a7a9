import { subscribe } from 'node:diagnostics_channel';
import { monitorEventLoopDelay, performance, PerformanceObserver } from 'node:perf_hooks';

// Imported into a server before its own code: reports the duration of each request to the bench.

/** The commands of the bench. */
export type MetricsCommand = 'begin' | 'end' | 'rest';

/** The reply to `end` with all requests since `begin`; times in milliseconds. */
export interface ServerMetrics {
  /** From reading the request head to the end of the response, in the order they ended. */
  times: number[];
  /** The garbage collection pauses. */
  pauses: number[];
  /** The longest delay of the event loop since `begin`, beyond the interval of measuring. */
  blockedMs: number;
  /** The event loop utilization since the last command, 0 to 1. */
  busy: number;
}

const delayIntervalMs = 2;
const delay = monitorEventLoopDelay({ resolution: delayIntervalMs });
delay.enable();
const begun = new WeakMap<object, number>();
let collected: Pick<ServerMetrics, 'times' | 'pauses'> = { times: [], pauses: [] };
let loop = performance.eventLoopUtilization();

subscribe('http.server.request.start', (message) => {
  begun.set(partOf(message, 'request'), performance.now());
});
subscribe('http.server.response.finish', (message) => {
  const startedMs = begun.get(partOf(message, 'request'));
  if (startedMs !== undefined) collected.times.push(performance.now() - startedMs);
});
new PerformanceObserver((list) => {
  collected.pauses.push(...list.getEntries().map(({ duration }) => duration));
}).observe({ entryTypes: ['gc'] });

process.on('message', (command: MetricsCommand) => {
  if (command === 'begin') {
    collected = { times: [], pauses: [] };
    delay.reset();
  }
  // observers are notified in the next tick
  setImmediate(() => {
    const now = performance.eventLoopUtilization();
    const { utilization: busy } = performance.eventLoopUtilization(now, loop);
    loop = now;
    const blockedMs = Math.max(0, delay.max / 1e6 - delayIntervalMs);
    process.send?.({ ...collected, blockedMs, busy } satisfies ServerMetrics);
  });
});
// the IPC channel must not keep the server alive
process.channel?.unref();

function partOf(message: unknown, name: string): object {
  const part: unknown = typeof message === 'object' && message !== null ? Reflect.get(message, name) : null;
  if (typeof part !== 'object' || part === null) throw new Error(`The server reported no ${name}.`);
  return part;
}
