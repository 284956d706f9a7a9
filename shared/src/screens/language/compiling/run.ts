import type { Column, Truths } from './columnMath';
import type { MetricSource } from './source';

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

/**
 * A pool of work arrays. A run acquires arrays and releases them when it ends, so that a screen of ten clauses over
 * ten thousand rows does not leave a megabyte for the garbage collector.
 */
interface WorkArrays {
  numbers: BufferPool<Float64Array>;
  truths: BufferPool<Uint8Array>;
}

const createWorkArrays = (): WorkArrays => ({
  numbers: new BufferPool((rows) => new Float64Array(rows)),
  truths: new BufferPool((rows) => new Uint8Array(rows)),
});

const shared = createWorkArrays();

type Mark = readonly [numbers: number, truths: number];

/** One evaluation over a source, with arrays to work in. A result that is computed once per run is cached by its identity. */
export class Run {
  readonly rows: number;
  readonly #arrays: WorkArrays;
  readonly #start: Mark;

  /** @param pool whether arrays are shared with other runs; such a run must be ended, and its result must not contain them */
  constructor(
    readonly source: MetricSource,
    { pool }: { pool: boolean } = { pool: false },
  ) {
    this.rows = source.rows;
    this.#arrays = pool ? shared : createWorkArrays();
    this.#start = this.mark;
  }

  /** Values for all rows, undefined at first. */
  acquireNumbers(): Float64Array {
    return this.#arrays.numbers.acquire(this.rows);
  }

  /** Truths for all rows, undefined at first. */
  acquireTruths(): Truths {
    return this.#arrays.truths.acquire(this.rows);
  }

  /** Whether the array belongs to the run, or else to the source. */
  isPooled(values: Float64Array): boolean {
    return this.#arrays.numbers.isPooled(values);
  }

  get mark(): Mark {
    return [this.#arrays.numbers.mark, this.#arrays.truths.mark];
  }

  /** Releases the arrays that a step acquired for itself, so that a long screen needs few at a time. */
  releaseSince([numbers, truths]: Mark): void {
    this.#arrays.numbers.releaseSince(numbers);
    this.#arrays.truths.releaseSince(truths);
  }

  end(): void {
    this.releaseSince(this.#start);
  }
}

/** Computes a formula for all rows. The returned column belongs to the source or is pooled. */
export type Calculation = (run: Run) => Column;
