/** The times of repeated runs in milliseconds. */
export interface Timings {
  p50: number;
  p99: number;
  /** The CPU time of the process per run, which depends less on the load of the machine. */
  cpu: number;
}

/** @param run receives the round, to vary the runs; the first tenth is warm-up */
export async function timed(rounds: number, run: (round: number) => unknown): Promise<Timings> {
  const warmUp = Math.ceil(rounds / 10);
  const times: number[] = [];
  for (let round = 0; round < warmUp; round += 1) await run(round);
  const before = process.cpuUsage();
  for (let round = warmUp; round < warmUp + rounds; round += 1) {
    const startedMs = performance.now();
    await run(round);
    times.push(performance.now() - startedMs);
  }
  const { user, system } = process.cpuUsage(before);
  return { ...timingsOf(times), cpu: (user + system) / 1000 / rounds };
}

/** The median and the 99th percentile. */
export function timingsOf(times: readonly number[]): Pick<Timings, 'p50' | 'p99'> {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

const milliseconds = (value: number) => `${value.toFixed(value < 1 ? 3 : 2).padStart(8)} ms`;

/** Prints one line, with the median as a ratio to the baseline. */
export function print(title: string, { p50, p99, cpu }: Timings, baseline?: Timings): void {
  const ratio = baseline === undefined ? '' : `${(p50 / baseline.p50).toFixed(2).padStart(7)} x`;
  console.log(
    `${title.padEnd(46)} p50 ${milliseconds(p50)}  p99 ${milliseconds(p99)}  cpu ${milliseconds(cpu)}${ratio}`,
  );
}

/** The value below which a fraction of the values lies. */
export const at = (values: readonly number[], fraction: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * fraction) - 1] ?? NaN;

/** The middle and the slow end of times in milliseconds. */
export const summary = (values: readonly number[]) =>
  `p50 ${at(values, 0.5).toFixed(0)} ms, p95 ${at(values, 0.95).toFixed(0)} ms of ${values.length}`;
