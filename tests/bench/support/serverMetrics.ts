import { subscribe } from 'node:diagnostics_channel';
import { performance, PerformanceObserver } from 'node:perf_hooks';

// Loaded into a server before its own code: tells the bench that started it how long each request took in there.

/** What the bench asks for. */
export type MetricsCommand = 'begin' | 'end' | 'rest';

/** The answer to `end`, of all requests since `begin`; times are milliseconds. */
export interface ServerMetrics {
  /** From the head of the request read to the end of the answer handed over, in the order they ended. */
  times: number[];
  /** Each pause to collect garbage. */
  pauses: number[];
  /** Part of the time since it was last asked in which the server had something to do, 0 to 1. */
  busy: number;
}

const begun = new WeakMap<object, number>();
let told: Pick<ServerMetrics, 'times' | 'pauses'> = { times: [], pauses: [] };
let loop = performance.eventLoopUtilization();

subscribe('http.server.request.start', (message) => {
  begun.set(partOf(message, 'request'), performance.now());
});
subscribe('http.server.response.finish', (message) => {
  const startedMs = begun.get(partOf(message, 'request'));
  if (startedMs !== undefined) told.times.push(performance.now() - startedMs);
});
new PerformanceObserver((list) => {
  told.pauses.push(...list.getEntries().map(({ duration }) => duration));
}).observe({ entryTypes: ['gc'] });

process.on('message', (asking: MetricsCommand) => {
  if (asking === 'begin') told = { times: [], pauses: [] };
  // what is observed is told of a turn later
  setImmediate(() => {
    const now = performance.eventLoopUtilization();
    const { utilization: busy } = performance.eventLoopUtilization(now, loop);
    loop = now;
    process.send?.({ ...told, busy } satisfies ServerMetrics);
  });
});
// the bench must not keep a server that stops
process.channel?.unref();

function partOf(message: unknown, name: string): object {
  const part: unknown = typeof message === 'object' && message !== null ? Reflect.get(message, name) : null;
  if (typeof part !== 'object' || part === null) throw new Error(`The server tells of no ${name}.`);
  return part;
}
