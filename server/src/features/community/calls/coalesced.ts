/** Runs the work soon after each call; calls during a run share the next run. */
export function coalesced(work: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let isRunning = false;
  let isRequested = false;
  const run = async () => {
    isRunning = true;
    while (isRequested) {
      isRequested = false;
      await work().catch(onError);
    }
    isRunning = false;
  };
  return () => {
    isRequested = true;
    if (!isRunning) void run();
  };
}
