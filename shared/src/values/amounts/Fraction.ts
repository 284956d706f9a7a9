const largestExact = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * An exact fraction. Amounts of money, weights and shares of income are multiplied and divided several times before they are rounded
 * once, at the end; a double would already have rounded at every step. Immutable.
 */
export class Fraction {
  static readonly zero = new Fraction(0n, 1n);
  static readonly one = new Fraction(1n, 1n);

  private constructor(
    private readonly numerator: bigint,
    /** Above 0. */
    private readonly denominator: bigint,
  ) {}

  /**
   * The exact value of a decimal number. A double counts as the shortest decimal that reads back as it: 0.1 is one tenth.
   * Throws for anything else.
   */
  static of(decimal: number | string): Fraction {
    const [, sign = '', whole = '', decimals = '', exponent = '0'] =
      /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(String(decimal)) ?? fail(`${decimal} is not a number.`);
    const digits = BigInt(`${sign}${whole}${decimals}`);
    const power = Number(exponent) - decimals.length;
    return power < 0
      ? new Fraction(digits, 10n ** BigInt(-power))
      : new Fraction(digits * 10n ** BigInt(power), 1n);
  }

  plus(other: Fraction): Fraction {
    return Fraction.reduced(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    );
  }

  minus(other: Fraction): Fraction {
    return this.plus(new Fraction(-other.numerator, other.denominator));
  }

  times(other: Fraction): Fraction {
    return Fraction.reduced(this.numerator * other.numerator, this.denominator * other.denominator);
  }

  /** @param other not 0 */
  over(other: Fraction): Fraction {
    if (other.numerator === 0n) throw new RangeError('Division by zero.');
    return Fraction.reduced(this.numerator * other.denominator, this.denominator * other.numerator);
  }

  /** Negative where this is less than the other, 0 where they are equal. */
  compareTo(other: Fraction): number {
    const difference = this.numerator * other.denominator - other.numerator * this.denominator;
    return difference === 0n ? 0 : difference < 0n ? -1 : 1;
  }

  equals(other: Fraction): boolean {
    return this.compareTo(other) === 0;
  }

  /** Rounded to so many decimals, half up (away from zero). */
  rounded(decimals: number): Fraction {
    const scale = 10n ** BigInt(decimals);
    const isNegative = this.numerator < 0n;
    const scaled = sizeOf(this.numerator) * scale;
    const whole = (2n * scaled + this.denominator) / (2n * this.denominator);
    return Fraction.reduced(isNegative ? -whole : whole, scale);
  }

  /** The nearest double. */
  toNumber(): number {
    // exact, and the usual case: the digits below cost fifty times as much
    if (this.denominator === 1n && sizeOf(this.numerator) <= largestExact) return Number(this.numerator);
    // seventeen digits identify a double; more would overflow for long fractions
    return Number(this.toText(Math.max(0, 20 - digitsIn(this.numerator / this.denominator))));
  }

  /** Rounded half up to so many decimals, all of them written. */
  toText(decimals: number): string {
    const { numerator, denominator } = this.rounded(decimals);
    const isNegative = numerator < 0n;
    const scaled = (sizeOf(numerator) * 10n ** BigInt(decimals)) / denominator;
    const text = String(scaled).padStart(decimals + 1, '0');
    const whole = `${isNegative ? '-' : ''}${text.slice(0, text.length - decimals)}`;
    return decimals === 0 ? whole : `${whole}.${text.slice(-decimals)}`;
  }

  /** Rounded half up to at most so many decimals, one or more, without zeros at the end. */
  toShortText(decimals: number): string {
    return this.toText(decimals).replace(/\.?0+$/, '');
  }

  private static reduced(numerator: bigint, denominator: bigint): Fraction {
    const divisor = commonDivisor(sizeOf(numerator), sizeOf(denominator)) * (denominator < 0n ? -1n : 1n);
    return new Fraction(numerator / divisor, denominator / divisor);
  }
}

/** The smaller of two. */
export const least = (a: Fraction, b: Fraction): Fraction => (a.compareTo(b) <= 0 ? a : b);
/** The larger of two. */
export const most = (a: Fraction, b: Fraction): Fraction => (a.compareTo(b) >= 0 ? a : b);
/** The sum; 0 of none. */
export const sumOf = (all: readonly Fraction[]): Fraction =>
  all.reduce((sum, each) => sum.plus(each), Fraction.zero);

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b);
}

const sizeOf = (whole: bigint) => (whole < 0n ? -whole : whole);
const digitsIn = (whole: bigint) => String(sizeOf(whole)).length;

function fail(message: string): never {
  throw new RangeError(message);
}
