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
  return {
    /** Runs it. @returns the longest delay meanwhile, in milliseconds */
    async during(run: () => Promise<unknown>): Promise<number> {
      look();
      worstMs = 0;
      await run();
      look();
      return worstMs;
    },
    stop: () => clearInterval(timer),
  };
}
