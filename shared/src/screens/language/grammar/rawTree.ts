import type { ArithmeticOp, Comparison, NumberSuffix, Time } from '../query';

/** The raw syntax tree with positions: conditions and formulas are not yet distinguished. */
export interface RawQuery {
  where: RawNode | null;
  asOf: (Spot & { month: string })[];
}

/** Offsets into the text; `end` is exclusive. */
export interface Spot {
  start: number;
  end: number;
}
export type RawText = Spot & { text: string };

export type RawNode = Spot & (RawCondition | RawFormulaParts | { type: 'group'; inner: RawNode });

type RawCondition =
  | { type: 'and' | 'or'; parts: RawNode[] }
  | { type: 'not'; part: RawNode }
  | { type: 'compare'; left: RawNode; op: Comparison; right: RawNode; more: RawNode[] }
  | { type: 'between'; left: RawNode; low: RawNode; high: RawNode }
  | { type: 'among'; left: RawNode; values: RawNumber[]; negated: boolean }
  | { type: 'trend'; left: RawNode; direction: 'rising' | 'falling'; years: number }
  | { type: 'choose'; of: RawName; values: RawText[]; negated: boolean; months: number | null }
  | { type: 'changed'; of: RawName; months: number };

type RawFormulaParts =
  | RawNumber
  | { type: 'value'; of: RawSubject; time: Time | null }
  | { type: 'negate'; of: RawNode }
  | { type: 'arithmetic'; op: ArithmeticOp; left: RawNode; right: RawNode };

export type RawNumber = Spot & { type: 'number'; value: number; suffix: NumberSuffix | null };
export type RawSubject = RawName | (RawText & { type: 'unknown' });
export type RawName = Spot & {
  type: 'name';
  name: string;
  period: RawPeriod | null;
  standard: RawText | null;
};
export interface RawPeriod {
  count: number;
  unit: 'days' | 'months' | 'years' | null;
}
