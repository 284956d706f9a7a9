/** Runs one task at a time, in the order in which they were added. */
export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** A queue of tasks, which goes on after one that fails. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
