import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { PerformanceObserver } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import type { Series } from './httpClient';

/** Of one series of requests, in their order, milliseconds. */
export interface Asked {
  /** In the server, from the head of the request read to the end of the answer handed over. */
  server: number[];
  /** As the client in another process saw them. */
  client: number[];
  /** The longest pause to collect garbage in the server meanwhile. */
  longestPauseMs: number;
}

type Told = { times: number[] } | { error: string };

/** A client in a process of its own, so that its work and its garbage are not counted as the server's. */
export function startClient() {
  const child = fork(fileURLToPath(new URL('httpClient.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  return {
    ask: (series: Series): Promise<Asked> => askBy(child, series),
    stop: () => void child.kill(),
  };
}

async function askBy(child: ChildProcess, series: Series): Promise<Asked> {
  const server: number[] = [];
  const begun = new WeakMap<object, number>();
  const begins = (message: unknown) => begun.set(partOf(message, 'request'), performance.now());
  const ends = (message: unknown) => {
    const startedMs = begun.get(partOf(message, 'request'));
    if (startedMs !== undefined) server.push(performance.now() - startedMs);
  };
  let longestPauseMs = 0;
  const pauses = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestPauseMs = Math.max(longestPauseMs, duration);
  });
  pauses.observe({ entryTypes: ['gc'] });
  subscribe('http.server.request.start', begins);
  subscribe('http.server.response.finish', ends);
  try {
    const told = new Promise<Told>((resolve) => child.once('message', resolve));
    child.send(series);
    const outcome = await told;
    if ('error' in outcome) throw new Error(outcome.error);
    return { server, client: outcome.times, longestPauseMs };
  } finally {
    unsubscribe('http.server.request.start', begins);
    unsubscribe('http.server.response.finish', ends);
    pauses.disconnect();
  }
}

function partOf(message: unknown, name: string): object {
  const part: unknown = typeof message === 'object' && message !== null ? Reflect.get(message, name) : null;
  if (typeof part !== 'object' || part === null) throw new Error(`The server tells of no ${name}.`);
  return part;
}
