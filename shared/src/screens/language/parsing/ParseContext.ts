import type { Spot } from '../grammar/rawTree';
import type { Formula, Query } from '../query';
import type { Position, Diagnostic } from '../diagnostics/diagnostic';
import type { Names } from './vocabulary';

/** The parsed query, or every error in the text. */
export type ParseResult =
  | {
      ok: true;
      query: Query;
      /** The position of each top-level clause, in order. */
      clauses: Position[];
      /** Valid, but perhaps not what was meant. */
      warnings: Diagnostic[];
    }
  | { ok: false; errors: Diagnostic[] };
export type FormulaResult = { ok: true; formula: Formula } | { ok: false; errors: Diagnostic[] };

/** The state of parsing one text: the names it may use, and the diagnostics so far. */
export interface ParseContext {
  text: string;
  names: Names;
  errors: Diagnostic[];
  warnings: Diagnostic[];
  fault: (spot: Spot, message: string, suggestion?: string | null) => null;
}
