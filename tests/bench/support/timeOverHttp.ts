import { startClient } from './clientProcess';
import type { SeriesTimes } from './clientProcess';
import type { BenchMarket } from './benchMarket';
import { byPickers, searchesFor, tenClauses } from './marketRequests';
import type { ProductionServer } from './productionServer';
import { timingsOf } from './timings';

/** Warm-up requests, which compile the code and open the connection. */
const UNCOUNTED = 100;
const ROUNDS = 400;
/** The number of series per request. The first includes compilation; all count. */
const SERIES = 9;

type Of = 'server' | 'client';

/** Times search and screens of a signed-in user on a separate server. */
export async function timeOverHttp(
  server: ProductionServer,
  headers: Record<string, string>,
  market: BenchMarket,
): Promise<void> {
  const client = startClient(server);
  const timed = async (path: (n: number) => string, body?: (n: number) => object): Promise<SeriesTimes[]> => {
    const ask = (from: number, rounds: number) =>
      client.ask({
        headers,
        requests: Array.from({ length: rounds }, (_, at) => ({
          path: `/api/${path(from + at)}`,
          ...(body && { body: JSON.stringify(body(from + at)) }),
        })),
      });
    await ask(0, UNCOUNTED);
    const all: SeriesTimes[] = [];
    for (let series = 0; series < SERIES; series += 1)
      all.push(await ask(UNCOUNTED + series * ROUNDS, ROUNDS));
    return all;
  };
  const line = (title: string, all: readonly SeriesTimes[]) => {
    const [p50, p99] = (['p50', 'p99'] as const).map((share) => middle(all, 'server', share) / floor[share]);
    const pauses = all.flatMap((one) => one.pauses).sort((one, other) => one - other);
    console.log(
      `${title.padEnd(45)} server ${inWords(all, 'server')} (${p50?.toFixed(1)} x, ${p99?.toFixed(1)} x)   client ${inWords(all, 'client')}` +
        `   ${pauses.length} pauses for garbage, at most ${(pauses.at(-1) ?? 0).toFixed(1)} ms`,
    );
  };
  console.log(
    `\nover HTTP, by a client in another process; ${market.description}.\n` +
      'The server is one by itself, started as npm start does with NODE_ENV=production: one market, its jobs, its log.\n' +
      `Of ${SERIES} series of ${ROUNDS} requests: the middle one, and in brackets the least and the most of them.\n` +
      'server: from the head read to the end of the answer handed over, beside that of asking who asks',
  );
  const session = await timed(() => 'session');
  const floor = { p50: middle(session, 'server', 'p50'), p99: middle(session, 'server', 'p99') };
  line('whether it lives', await timed(() => 'health'));
  line('who asks (the baseline)', session);
  for (const [title, question] of Object.entries(searchesFor(market.codes))) {
    const found = await timed((n) => `search?q=${encodeURIComponent(question(n))}`);
    line(`search: ${title} (bar p99 5 ms)`, found);
  }
  const run = (n: number) => ({ text: tenClauses(n) });
  const screens = await timed(() => 'screens/run', run);
  line('screen of ten clauses, each new (bar p99 10)', screens);
  const again = await timed(
    () => 'screens/run',
    () => run(1),
  );
  line('the same again', again);
  line('screen by pickers', await timed(byPickers));
  client.stop();
}

/** One value per series, in ascending order. */
const figures = (all: readonly SeriesTimes[], of: Of, share: 'p50' | 'p99'): number[] =>
  all.map((one) => timingsOf(one[of])[share]).sort((one, other) => one - other);

const middle = (all: readonly SeriesTimes[], of: Of, share: 'p50' | 'p99'): number =>
  figures(all, of, share)[Math.floor(all.length / 2)] ?? NaN;

function inWords(all: readonly SeriesTimes[], of: Of): string {
  const shown = (share: 'p50' | 'p99') => {
    const series = figures(all, of, share);
    const least = series[0] ?? NaN;
    const most = series.at(-1) ?? NaN;
    return `${share} ${middle(all, of, share).toFixed(2).padStart(5)} (${least.toFixed(1)}-${most.toFixed(1)})`;
  };
  return `${shown('p50')}  ${shown('p99')} ms`;
}
