/**
 * The unit of a figure, wherever it is written, compared or supplied by a source:
 * 18.5% is 18.5, Rs 20 crore is 20.
 */
export type Unit = 'rupees crore' | 'rupees' | 'percent' | 'ratio' | 'times' | 'days' | 'count';

/**
 * `yearly series`: one value per accounting year, so averages and trends over years make sense.
 * `point`: the value on a day; it can be evaluated some years ago, but not averaged.
 * `category`: a word, not a number.
 */
export type MetricKind = 'yearly series' | 'point' | 'category';

/** The period a metric is computed over: the 50 of `SMA 50`. */
export interface Period {
  unit: 'days' | 'months';
  usual: number;
  longest: number;
}

/** One of the values of a category, with its aliases. */
export interface Choice {
  name: string;
  aliases: readonly string[];
}

export interface Metric {
  id: string;
  /** The first is canonical; the others are understood. Case, `_` and repeated spaces do not matter. */
  names: readonly [string, ...string[]];
  /** Null for a category. */
  unit: Unit | null;
  kind: MetricKind;
  description: string;
  period?: Period;
  /** Whether each Shariah standard has its own value: `stars(AAOIFI)`. Without a name, the viewer's standard. */
  perStandard?: true;
  /** The values of a category when they are fixed; other categories take theirs from the facts. */
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
