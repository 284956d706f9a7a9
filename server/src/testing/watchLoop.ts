import { readFileSync } from 'node:fs';

/** The first runs compile functions, and garbage is collected now and then: what a run causes, it causes every time. */
const maxRuns = 3;

/** How often the loop says that it is on time. */
const everyMs = 5;

/**
 * Measures how late the event loop of this process gets. Only time in which its thread computed counts: where other threads or
 * programs use the processors, the loop is late without a cause of its own.
 */
export function watchLoop() {
  let at = performance.now();
  let cpuMs = loopCpuMs();
  let worstMs = 0;
  const look = () => {
    const now = performance.now();
    const used = loopCpuMs();
    worstMs = Math.max(worstMs, Math.min(now - at - everyMs, used - cpuMs));
    [at, cpuMs] = [now, used];
  };
  const timer = setInterval(look, everyMs);
  /** Runs it. @returns the longest delay meanwhile, in milliseconds */
  async function during(run: () => Promise<unknown>): Promise<number> {
    look();
    worstMs = 0;
    await run();
    look();
    return worstMs;
  }
  return {
    during,
    /** Runs it, and again while it delays the loop for longer. @returns the delay that it caused each time, in milliseconds */
    async alwaysDuring(run: () => Promise<unknown>, longerThanMs: number): Promise<number> {
      let least = Infinity;
      for (let runs = 0; runs < maxRuns && least > longerThanMs; runs += 1)
        least = Math.min(least, await during(run));
      return least;
    },
    stop: () => clearInterval(timer),
  };
}

/** The CPU time of the main thread in milliseconds; where the system does not tell, that of the whole process. */
function loopCpuMs(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}
