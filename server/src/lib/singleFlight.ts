/** A function whose concurrent calls share one run. */
export interface SingleFlight<Result> {
  (): Promise<Result>;
  /** Resolves when no run is in progress, also after a failed one. */
  idle: () => Promise<void>;
}

/** Calls during a run get the result of that run. */
export function singleFlight<Result>(run: () => Promise<Result>): SingleFlight<Result> {
  let running: Promise<Result> | null = null;
  const start = () => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
  const idle = async () => {
    await running?.catch(() => undefined);
  };
  return Object.assign(start, { idle });
}
