import { setImmediate as nextTurnOfEventLoop } from 'node:timers/promises';

/** How long work over the whole market may block the event loop. */
const maxBlockingMs = 4;
/** Items processed between two readings of the clock. */
const itemsPerClockCheck = 8;

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
