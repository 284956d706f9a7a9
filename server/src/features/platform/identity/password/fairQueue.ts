/**
 * Lets so many pieces of work run at once; the others wait in the order they came. Without it the system's thread pool takes
 * more hashes at once than there are processors: each gets slower, and those who came last may be served first.
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
      // the place goes to the next one, or is free
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
