/** The first runs compile functions, and garbage is collected now and then: what a run causes, it causes every time. */
const maxRuns = 3;

/** How often the loop says that it is on time. */
const everyMs = 5;

/**
 * Measures how late the event loop of this process gets. Only time that this process computed counts: where other programs use the
 * machine, the loop is late without anybody's fault.
 */
export function watchLoop() {
  let [at, cpu] = [performance.now(), process.cpuUsage()];
  let worstMs = 0;
  const look = () => {
    const [now, used] = [performance.now(), process.cpuUsage(cpu)];
    worstMs = Math.max(worstMs, Math.min(now - at - everyMs, (used.user + used.system) / 1000));
    [at, cpu] = [now, process.cpuUsage()];
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
