/** A function whose results are never older than the call that gets them. */
export interface SharedRuns<Result> {
  (): Promise<Result>;
  /** Resolves when no run is in progress or due, also after a failed one. */
  idle: () => Promise<void>;
}

/**
 * Runs one at a time. All calls during a run share the next one, which begins when it ends: what a call returns was read after the
 * call, unlike with `singleFlight`, and many concurrent calls still cost two runs.
 */
export function sharedRuns<Result>(run: () => Promise<Result>): SharedRuns<Result> {
  let current: Promise<Result> | null = null;
  let next: Promise<Result> | null = null;
  const begin = () => {
    const begun = run().finally(() => {
      if (current === begun) current = null;
    });
    current = begun;
    return begun;
  };
  const call = () => {
    if (current === null) return next ?? begin();
    const beginNext = () => {
      next = null;
      return begin();
    };
    next ??= current.then(beginNext, beginNext);
    return next;
  };
  const idle = async () => {
    while (current !== null || next !== null) await (next ?? current)?.catch(() => undefined);
  };
  return Object.assign(call, { idle });
}
