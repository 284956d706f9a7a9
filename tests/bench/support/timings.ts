/** How long something took, asked many times. Milliseconds. */
export interface Timings {
  p50: number;
  p99: number;
  /** Processor time of the whole process for one, which a busy machine lengthens less. */
  cpu: number;
}

/** @param ask gets the round, so that no two need be alike; the first tenth compiles the code and is not counted */
export async function timed(rounds: number, ask: (round: number) => unknown): Promise<Timings> {
  const warmUp = Math.ceil(rounds / 10);
  const times: number[] = [];
  for (let round = 0; round < warmUp; round += 1) await ask(round);
  const before = process.cpuUsage();
  for (let round = warmUp; round < warmUp + rounds; round += 1) {
    const startedMs = performance.now();
    await ask(round);
    times.push(performance.now() - startedMs);
  }
  const { user, system } = process.cpuUsage(before);
  return { ...timingsOf(times), cpu: (user + system) / 1000 / rounds };
}

/** The middle and the slowest hundredth of what was measured. */
export function timingsOf(times: readonly number[]): Pick<Timings, 'p50' | 'p99'> {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

const milliseconds = (value: number) => `${value.toFixed(value < 1 ? 3 : 2).padStart(8)} ms`;

/** One line: the figures, and the median beside that of the stated baseline. */
export function print(title: string, { p50, p99, cpu }: Timings, baseline?: Timings): void {
  const ratio = baseline === undefined ? '' : `${(p50 / baseline.p50).toFixed(2).padStart(7)} x`;
  console.log(
    `${title.padEnd(46)} p50 ${milliseconds(p50)}  p99 ${milliseconds(p99)}  cpu ${milliseconds(cpu)}${ratio}`,
  );
}
