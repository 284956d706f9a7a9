import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Series } from './httpClient';
import type { ProductionServer } from './productionServer';

/** Of one series of requests, in their order, milliseconds. */
export interface SeriesTimes {
  /** In the server, from the head of the request read to the end of the answer handed over. */
  server: number[];
  /** As the client saw them. */
  client: number[];
  /** Each pause to collect garbage in the server meanwhile. */
  pauses: number[];
}

type Told = { times: number[] } | { error: string };

/** A client in a process of its own, so that its work and its garbage are not counted as the server's. */
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
    throw new Error(`The server was asked ${times.length} times, not ${series.requests.length}.`);
  return { server: times, client: outcome.times, pauses };
}
