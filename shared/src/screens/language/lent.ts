/**
 * Arrays that screens work in. A run borrows them and gives them back when it is over, so that a screen of ten clauses over
 * ten thousand rows does not leave a megabyte behind for the garbage collector.
 */
class Lender<Values extends { readonly length: number }> {
  readonly #free: Values[] = [];
  readonly #lent: Values[] = [];

  constructor(private readonly make: (rows: number) => Values) {}

  /** At least `rows` long, with whatever the last borrower left in it. */
  lend(rows: number): Values {
    const last = this.#free.pop();
    const values = last !== undefined && last.length >= rows ? last : this.make(rows);
    this.#lent.push(values);
    return values;
  }

  isLent(values: object): boolean {
    return this.#lent.some((one) => one === values);
  }

  get mark(): number {
    return this.#lent.length;
  }

  /** Takes back what was lent since a mark. */
  takeBack(mark: number): void {
    for (const values of this.#lent.splice(mark)) if (this.#free.length < mostFree) this.#free.push(values);
  }
}

/** Enough for a long screen; 80 KB each of numbers for ten thousand rows. */
const mostFree = 64;

const numbers = new Lender((rows) => new Float64Array(rows));
const truths = new Lender((rows) => new Uint8Array(rows));
let runs = 0;

/** Does a run: what `lentNumbers` and `lentTruths` give within it is nobody's afterwards, so the result must hold none of it. */
export function borrowing<Result>(run: () => Result): Result {
  const marks = [numbers.mark, truths.mark] as const;
  runs++;
  try {
    return run();
  } finally {
    runs--;
    numbers.takeBack(marks[0]);
    truths.takeBack(marks[1]);
  }
}

/** Outside a run it is the caller's own. */
export const lentNumbers = (rows: number): Float64Array =>
  runs > 0 ? numbers.lend(rows) : new Float64Array(rows);

/** Outside a run it is the caller's own. */
export const lentTruths = (rows: number): Uint8Array => (runs > 0 ? truths.lend(rows) : new Uint8Array(rows));

/** Whether it is only lent for the run that goes on. */
export const isLent = (values: Float64Array): boolean => numbers.isLent(values);
