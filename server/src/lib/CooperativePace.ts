/** How long work over the whole market may block the event loop, however much of it runs concurrently. */
const maxBlockingMs = 4;
/** Items processed between two readings of the clock. */
const itemsPerClockCheck = 8;

/** Work that has yielded, the longest waiting first. */
const waiting: (() => void)[] = [];

/** Continues one piece of work in each turn of the event loop: all of them in one turn would block it as many times as long. */
function continueNext(): void {
  const next = waiting.shift();
  if (waiting.length > 0) setImmediate(continueNext);
  next?.();
}

function nextTurnOfEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(continueNext);
  });
}

/** Long work checks it between its steps and yields to the event loop when it is due. */
export class CooperativePace {
  #sinceMs = performance.now();

  /** @param ending when it aborts, the next yield throws its reason */
  constructor(private readonly ending?: AbortSignal) {}

  get isDue(): boolean {
    return performance.now() - this.#sinceMs > maxBlockingMs;
  }

  /** Lets pending callbacks run. Throws if the work was aborted. */
  async yieldToEventLoop(): Promise<void> {
    await nextTurnOfEventLoop();
    this.ending?.throwIfAborted();
    this.#sinceMs = performance.now();
  }
}

/** Calls a synchronous function for each item, yielding to the event loop when due. */
export async function forEachYielding<Item>(
  items: readonly Item[],
  work: (item: Item, at: number) => void,
  pace = new CooperativePace(),
): Promise<void> {
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (item !== undefined) work(item, at);
    if (at % itemsPerClockCheck === 0 && pace.isDue) await pace.yieldToEventLoop();
  }
}

/** Runs a generator to its end, yielding to the event loop between steps when due. */
export async function runYielding<Result>(
  work: Generator<void, Result>,
  pace = new CooperativePace(),
): Promise<Result> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return step.value;
    if (pace.isDue) await pace.yieldToEventLoop();
  }
}
