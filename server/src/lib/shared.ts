/** A run that several callers share. */
export interface Shared<Result> {
  (): Promise<Result>;
  /** Ends when no run is under way, however it ended. */
  idle: () => Promise<void>;
}

/** Callers that come while a run is under way get its result. */
export function shared<Result>(run: () => Promise<Result>): Shared<Result> {
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
