import type { ArithmeticOp, Comparison, NumberSuffix, Time } from '../query';

/** The raw syntax tree with positions: conditions and formulas are not yet distinguished. */
export interface RawQuery {
  where: RawNode | null;
  asOf: (Position & { month: string })[];
}

/** Where in the text: offsets, and the line and column of the start as an editor counts them, from 1. */
export interface Position {
  start: number;
  /** Exclusive. */
  end: number;
  line: number;
  column: number;
}
export type RawText = Position & { text: string };

export type RawNode = Position & (RawCondition | RawFormulaParts | { type: 'group'; inner: RawNode });

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

export type RawNumber = Position & { type: 'number'; value: number; suffix: NumberSuffix | null };
export type RawSubject = RawName | (RawText & { type: 'unknown' });
export type RawName = Position & {
  type: 'name';
  name: string;
  period: RawPeriod | null;
  standard: RawText | null;
};
export interface RawPeriod {
  count: number;
  unit: 'days' | 'months' | 'years' | null;
}
