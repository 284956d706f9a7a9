import { Fraction } from '@tayyib/shared/values/amounts';

/** One figure of an example: what we compute, and what was published, with its decimals. */
export interface PublishedFigure {
  computed: Fraction;
  published: string;
  /** Where the published figure itself is off: by how much at most, and why. */
  within?: { amount: string; because: string };
}

/** A calculation someone published with its result. Its currency does not matter. */
export interface PublishedExample {
  name: string;
  source: string;
  figures: Readonly<Record<string, PublishedFigure>>;
  /** Statements without a figure: what we find, and what was published. */
  statements?: Readonly<Record<string, { found: boolean; published: boolean }>>;
}

export const of = (decimal: number | string) => Fraction.of(decimal);
export const figure = (
  computed: Fraction,
  published: string,
  within?: PublishedFigure['within'],
): PublishedFigure => ({ computed, published, ...(within && { within }) });
export const statement = (found: boolean, published: boolean) => ({ found, published });
