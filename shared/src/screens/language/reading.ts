import type { Spot } from './grammar/rawTree';
import type { Formula, Query } from './query';
import type { Position, Remark } from './remarks';
import type { Names } from './vocabulary';

/** What a text reads as, or everything that is wrong with it. */
export type ParseResult =
  | {
      ok: true;
      query: Query;
      /** Where each top-level clause stands, in order. */
      clauses: Position[];
      /** What runs, but may not be what the person meant. */
      warnings: Remark[];
    }
  | { ok: false; errors: Remark[] };
export type FormulaResult = { ok: true; formula: Formula } | { ok: false; errors: Remark[] };

/** Where a text is read: what it may name, and what is wrong with it so far. */
export interface Reading {
  text: string;
  names: Names;
  errors: Remark[];
  warnings: Remark[];
  fault: (spot: Spot, message: string, suggestion?: string | null) => null;
}
