/**
 * Runs a task for the latest of the requested values, one at a time. Values that are superseded while a task runs are skipped, so
 * the last one always wins: a double click never leaves a microphone on against the user's wish.
 */
export function runLatest<Value>(task: (value: Value) => Promise<void>): (value: Value) => Promise<void> {
  let next: { value: Value } | null = null;
  let running: Promise<void> | null = null;
  const run = async () => {
    try {
      while (next) {
        const { value } = next;
        next = null;
        await task(value);
      }
    } finally {
      running = null;
    }
  };
  return (value) => {
    next = { value };
    running ??= run();
    return running;
  };
}
