/** A screen as data: `parse` returns it, `print` writes it, `compile` runs it. Plain JSON throughout. */
export interface Query {
  /** The month (`YYYY-MM`) on whose last day every value is evaluated; null for the latest. */
  asOf: string | null;
  where: Condition;
}

export type Condition =
  | Joined
  | Negated
  | Compare
  | Between
  | Among
  | Choose
  | Trend
  | StatusHeld
  | StatusChanged;

/** Two parts or more. */
export type Joined = { type: 'and'; parts: Condition[] } | { type: 'or'; parts: Condition[] };
export interface Negated {
  type: 'not';
  part: Condition;
}
export type Comparison = '<' | '<=' | '>' | '>=' | '=' | '!=';
export interface Compare {
  type: 'compare';
  left: Formula;
  op: Comparison;
  right: Formula;
}
/** Inclusive. */
export interface Between {
  type: 'between';
  value: Formula;
  low: Formula;
  high: Formula;
}
/** `stars in (4, 5)`. */
interface Among {
  type: 'among';
  value: Formula;
  values: NumberLiteral[];
  negated: boolean;
}
/** `sector in (…)`; one value stands for `=`. */
export interface Choose {
  type: 'choose';
  of: MetricRef;
  values: string[];
  negated: boolean;
}
/** Rose, or fell, in each of the last `years` years. */
export interface Trend {
  type: 'trend';
  of: Subject;
  direction: 'rising' | 'falling';
  years: number;
}
/** The status was this one on every day of the last `months` months. */
export interface StatusHeld {
  type: 'status held';
  of: MetricRef;
  value: string;
  months: number;
}
export interface StatusChanged {
  type: 'status changed';
  of: MetricRef;
  months: number;
}

export type Formula =
  | NumberLiteral
  | Value
  | { type: 'negate'; of: Formula }
  | { type: 'arithmetic'; op: ArithmeticOp; left: Formula; right: Formula };
export type ArithmeticOp = '+' | '-' | '*' | '/';

/** `20 crore` is 20 with its suffix: its value depends on what it is compared with. */
export interface NumberLiteral {
  type: 'number';
  value: number;
  suffix: NumberSuffix | null;
}
export type NumberSuffix = '%' | 'k' | 'lakh' | 'crore' | 'lakh crore';

export interface Value {
  type: 'value';
  of: Subject;
  time: Time | null;
}
export type Subject = MetricRef | RatioRef;

export interface MetricRef {
  type: 'metric';
  id: string;
  /** The 50 of `SMA 50`; null for the default, and for metrics without a period. */
  period: number | null;
  /** Null for the viewer's standard, and for metrics that do not depend on one. */
  standard: string | null;
}
/** A custom ratio, by its name. */
export interface RatioRef {
  type: 'ratio';
  name: string;
}

/** The accounting years covered: `years` of them, the latest first. */
export interface Time {
  type: 'ago' | 'average' | 'growth' | 'highest' | 'lowest';
  years: number;
}
