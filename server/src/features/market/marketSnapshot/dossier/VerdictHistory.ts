import type { FreshnessState, RatioId, ReviewGrade, StatusCode } from '@tayyib/shared/contracts';

/** Ratios of a verdict, in the order of the packed figures. */
export const ratioIds = [
  'debt',
  'impure_income',
  'impure_profit',
  'liquidity',
  'interest_bearing_assets',
  'receivables',
] as const satisfies readonly RatioId[];

/** The text of a verdict, the same for thousands of companies, so each one is interned (`createInterner`). */
export interface VerdictStatement {
  status: StatusCode;
  accountsTo: string | null;
  /** The age of those accounts; null if not known. */
  freshness: FreshnessState | null;
  /** Whether it is based on figures that are not from an official filing. */
  isProvisional: boolean;
  /** Why it is under review; null if it is decided. */
  grade: ReviewGrade | null;
  reason: string;
}

/**
 * One standard's verdict from a day on. Ratios and headrooms are fractions in the order of `ratioIds`; NaN
 * where not known.
 */
export interface VerdictEntry extends VerdictStatement {
  day: number;
  stars: number;
  ratios: Figures;
  headrooms: Figures;
  /**
   * The average market capitalisation in rupees at which the nearest ratio over it flips; NaN where none
   * does.
   */
  flipCapRupees: number;
  /** The average capitalisation of that ratio. */
  capRupees: number;
}
type Figures = Float64Array | readonly number[];

/** The offsets of an entry's figures. */
const dayAt = 0;
const starsAt = 1;
const flipAt = 2;
const capAt = 3;
const ratiosAt = 4;
const headroomsAt = ratiosAt + ratioIds.length;
const perEntry = headroomsAt + ratioIds.length;

/**
 * All verdicts of one standard on a company, oldest first. Immutable. A market has a million entries and most
 * are never read, so their figures are packed: the garbage collector need not visit an object for each.
 */
export class VerdictHistory implements Iterable<VerdictEntry> {
  readonly #statements: readonly VerdictStatement[];
  readonly #figures: Float64Array;

  constructor(entries: readonly VerdictEntry[], same: (statement: VerdictStatement) => VerdictStatement) {
    this.#statements = entries.map(({ status, accountsTo, freshness, isProvisional, grade, reason }) =>
      same({ status, accountsTo, freshness, isProvisional, grade, reason }),
    );
    this.#figures = new Float64Array(entries.length * perEntry);
    entries.forEach(({ day, stars, flipCapRupees, capRupees, ratios, headrooms }, place) => {
      this.#figures.set([day, stars, flipCapRupees, capRupees, ...ratios, ...headrooms], place * perEntry);
    });
  }

  get length(): number {
    return this.#statements.length;
  }

  /** The latest entry. */
  get latest(): VerdictEntry | undefined {
    return this.#at(this.length - 1);
  }

  /** The entry in force on a day (a day number); undefined before the first. */
  on(day: number): VerdictEntry | undefined {
    let place = this.length - 1;
    while (place >= 0 && !((this.#figures[place * perEntry + dayAt] ?? NaN) <= day)) place -= 1;
    return this.#at(place);
  }

  *[Symbol.iterator](): Generator<VerdictEntry> {
    for (let place = 0; place < this.length; place += 1) {
      const entry = this.#at(place);
      if (entry !== undefined) yield entry;
    }
  }

  #at(place: number): VerdictEntry | undefined {
    const statement = this.#statements[place];
    return statement && new PackedEntry(statement, this.#figures, place * perEntry);
  }
}

/** An entry of a history; its figures are unpacked on access. */
class PackedEntry implements VerdictEntry {
  constructor(
    private readonly statement: VerdictStatement,
    private readonly figures: Float64Array,
    private readonly start: number,
  ) {}

  get status(): StatusCode {
    return this.statement.status;
  }
  get accountsTo(): string | null {
    return this.statement.accountsTo;
  }
  get freshness(): FreshnessState | null {
    return this.statement.freshness;
  }
  get isProvisional(): boolean {
    return this.statement.isProvisional;
  }
  get grade(): ReviewGrade | null {
    return this.statement.grade;
  }
  get reason(): string {
    return this.statement.reason;
  }
  get day(): number {
    return this.#figure(dayAt);
  }
  get stars(): number {
    return this.#figure(starsAt);
  }
  get flipCapRupees(): number {
    return this.#figure(flipAt);
  }
  get capRupees(): number {
    return this.#figure(capAt);
  }
  get ratios(): Float64Array {
    return this.figures.subarray(this.start + ratiosAt, this.start + headroomsAt);
  }
  get headrooms(): Float64Array {
    return this.figures.subarray(this.start + headroomsAt, this.start + perEntry);
  }

  #figure(at: number): number {
    return this.figures[this.start + at] ?? NaN;
  }
}
