/**
 * Runs a limited number of tasks at once; the others wait in order of arrival. Without it the thread pool
 * runs more hashes at once than there are processors: each gets slower, and the last to arrive may be served
 * first.
 */
export function createFairQueue(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // the slot goes to the next task, or becomes free
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
