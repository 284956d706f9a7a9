import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Series } from './httpClient';
import type { ProductionServer } from './productionServer';

/** The times of one series of requests, in order, in milliseconds. */
export interface SeriesTimes {
  /** In the server, from reading the request head to the end of the response. */
  server: number[];
  /** In the client. */
  client: number[];
  /** The garbage collection pauses of the server. */
  pauses: number[];
}

type Told = { times: number[] } | { error: string };

/** An HTTP client in a separate process, so that its CPU time and garbage are not counted. */
export function startClient(server: ProductionServer) {
  const child = fork(fileURLToPath(new URL('httpClient.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  return {
    ask: (series: Omit<Series, 'address'>): Promise<SeriesTimes> => askBy(child, server, series),
    stop: () => void child.kill(),
  };
}

async function askBy(
  child: ChildProcess,
  server: ProductionServer,
  series: Omit<Series, 'address'>,
): Promise<SeriesTimes> {
  await server.ask('begin');
  const told = new Promise<Told>((resolve) => child.once('message', resolve));
  child.send({ address: server.address, ...series });
  const outcome = await told;
  if ('error' in outcome) throw new Error(outcome.error);
  const { times, pauses } = await server.ask('end');
  if (times.length !== series.requests.length)
    throw new Error(`The server received ${times.length} requests, not ${series.requests.length}.`);
  return { server: times, client: outcome.times, pauses };
}
