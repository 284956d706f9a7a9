import type { Column, Truths } from './columnMath';
import type { MetricSource } from './source';

/**
 * A pool of work arrays. A run acquires arrays and releases them when it ends, so that a screen of ten clauses over
 * ten thousand rows does not leave a megabyte for the garbage collector.
 */
class BufferPool<Values extends { readonly length: number }> {
  readonly #free: Values[] = [];
  readonly #inUse: Values[] = [];

  constructor(private readonly allocate: (rows: number) => Values) {}

  /** At least `rows` long; the contents are undefined. */
  acquire(rows: number): Values {
    const last = this.#free.pop();
    const values = last !== undefined && last.length >= rows ? last : this.allocate(rows);
    this.#inUse.push(values);
    return values;
  }

  isPooled(values: object): boolean {
    return this.#inUse.some((one) => one === values);
  }

  get mark(): number {
    return this.#inUse.length;
  }

  /** Releases the arrays acquired since a mark. */
  releaseSince(mark: number): void {
    for (const values of this.#inUse.splice(mark)) if (this.#free.length < maxFree) this.#free.push(values);
  }
}

/** Enough for a long screen; 80 KB each of numbers for ten thousand rows. */
const maxFree = 64;

const numbers = new BufferPool((rows) => new Float64Array(rows));
const truths = new BufferPool((rows) => new Uint8Array(rows));
let runs = 0;

/** Executes a run. Arrays from `pooledNumbers` and `pooledTruths` are released when it ends, so the result must not contain them. */
export function withBuffers<Result>(run: () => Result): Result {
  const marks = [numbers.mark, truths.mark] as const;
  runs++;
  try {
    return run();
  } finally {
    runs--;
    numbers.releaseSince(marks[0]);
    truths.releaseSince(marks[1]);
  }
}

/** Releases the arrays that a step acquired for itself, so that a long screen needs few at a time. */
export function releasingRest(step: () => void): void {
  const marks = [numbers.mark, truths.mark] as const;
  step();
  numbers.releaseSince(marks[0]);
  truths.releaseSince(marks[1]);
}

/** A pooled array within a run, a new one outside. */
const pooledNumbers = (rows: number): Float64Array =>
  runs > 0 ? numbers.acquire(rows) : new Float64Array(rows);

/** A pooled array within a run, a new one outside. */
export const pooledTruths = (rows: number): Uint8Array =>
  runs > 0 ? truths.acquire(rows) : new Uint8Array(rows);

/** Whether the array belongs to the pool. */
export const isPooled = (values: Float64Array): boolean => numbers.isPooled(values);

/** The same source under a new identity, which invalidates what an earlier run cached. */
export const newRun = (source: MetricSource): MetricSource => ({
  rows: source.rows,
  day: source.day,
  numbers: (of, yearsAgo) => source.numbers(of, yearsAgo),
  words: (of) => source.words(of),
  statusHistory: (standard) => source.statusHistory(standard),
});

/** Evaluates a condition for all rows. The result is pooled: valid until the run ends. */
export type ConditionEvaluator = (source: MetricSource) => Truths;

/** Computes a formula for all rows. The returned column belongs to the source or is pooled. */
export type Calculation = (source: MetricSource) => Column;

/** Writes the result into a pooled array. */
export function intoTruths(work: (source: MetricSource, truths: Truths) => void): ConditionEvaluator {
  return (source) => {
    const result = pooledTruths(source.rows);
    releasingRest(() => work(source, result));
    return result;
  };
}

/** Writes the result into a pooled array. */
export function intoNumbers(work: (source: MetricSource, values: Float64Array) => void): Calculation {
  return (source) => {
    const result = pooledNumbers(source.rows);
    releasingRest(() => work(source, result));
    return result;
  };
}

/** Calculates once per run, however many clauses use the result. */
export function oncePerRun(calculation: Calculation): Calculation {
  let lastSource: MetricSource | null = null;
  let last: Column = NaN;
  return (source) => {
    if (source !== lastSource) {
      const computed = calculation(source);
      // copied: the arrays that computing it needed are released for the next step
      last = typeof computed === 'number' || !isPooled(computed) ? computed : computed.slice(0, source.rows);
      lastSource = source;
    }
    return last;
  };
}
