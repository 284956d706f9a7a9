import { setImmediate as breathe } from 'node:timers/promises';

/** How long work over the whole market may keep a server from answering others. */
const holdMs = 4;
/** Steps between two looks at the clock. */
const stepsAtATime = 8;

/** Long work asks it between its steps, and lets others have their turn when it says so. */
export class Pace {
  #sinceMs = performance.now();

  /** @param ending ends the work where it rests, with the signal's reason */
  constructor(private readonly ending?: AbortSignal) {}

  get isDue(): boolean {
    return performance.now() - this.#sinceMs > holdMs;
  }

  /** Lets whatever waits have its turn. Throws when the work is to end. */
  async giveWay(): Promise<void> {
    await breathe();
    this.ending?.throwIfAborted();
    this.#sinceMs = performance.now();
  }
}

/** Does a small piece of work with each of many, giving way to others meanwhile. */
export async function eachInTurn<Item>(
  items: readonly Item[],
  work: (item: Item, at: number) => void,
  pace = new Pace(),
): Promise<void> {
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (item !== undefined) work(item, at);
    if (at % stepsAtATime === 0 && pace.isDue) await pace.giveWay();
  }
}

/** Takes all steps of a work that can rest between them, giving way to others meanwhile. */
export async function stepByStep<Result>(work: Generator<void, Result>, pace = new Pace()): Promise<Result> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return step.value;
    if (pace.isDue) await pace.giveWay();
  }
}
