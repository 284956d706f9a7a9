/**
 * What a figure is counted in, wherever it is written, compared or handed over by a source:
 * 18.5 % is 18.5, Rs 20 crore is 20.
 */
export type Unit = 'rupees crore' | 'rupees' | 'percent' | 'ratio' | 'times' | 'days' | 'count';

/**
 * `yearly series`: one value per accounting year, so averages and trends over years make sense.
 * `point`: the value on a day; it may be asked for some years ago, but not averaged.
 * `category`: a word, not a number.
 */
export type MetricKind = 'yearly series' | 'point' | 'category';

/** A length the metric is worked out over: the 50 of `SMA 50`. */
export interface Period {
  unit: 'days' | 'months';
  usual: number;
  longest: number;
}

/** One of the words a category may take, and what else people call it. */
export interface Choice {
  name: string;
  aliases: readonly string[];
}

export interface Metric {
  id: string;
  /** The first is how we write it; the others are understood. Case, `_` and repeated spaces do not matter. */
  names: readonly [string, ...string[]];
  /** Null for a category. */
  unit: Unit | null;
  kind: MetricKind;
  description: string;
  period?: Period;
  /** Whether each Shariah standard has its own value: `stars(AAOIFI)`. Without a name, the viewer's standard. */
  perStandard?: true;
  /** The words of a category when they are fixed; other categories take theirs from the facts. */
  choices?: readonly Choice[];
}

type Options = Pick<Metric, 'period' | 'perStandard' | 'choices'>;
type Names = Metric['names'];

export const yearly = (id: string, unit: Unit, names: Names, description: string): Metric => ({
  id,
  names,
  unit,
  kind: 'yearly series',
  description,
});

export const point = (
  id: string,
  unit: Unit,
  names: Names,
  description: string,
  options?: Options,
): Metric => ({ id, names, unit, kind: 'point', description, ...options });

export const category = (id: string, names: Names, description: string, options?: Options): Metric => ({
  id,
  names,
  unit: null,
  kind: 'category',
  description,
  ...options,
});
