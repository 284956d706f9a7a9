import type { Position } from '../grammar/rawTree';
import type { Formula, Query } from '../query';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { NameFound } from '../grammar/screenGrammar.mjs';
import type { Choice, Metric } from '../metrics/Metric';

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
  names: Names;
  errors: Diagnostic[];
  warnings: Diagnostic[];
  fault: (at: Position, message: string, suggestion?: string | null) => null;
}

/** The names a text may use besides the built-in metrics. */
export interface Vocabulary {
  /** Custom ratios (`defineRatios`). */
  ratios?: readonly { name: string }[];
  /** Words of categories without fixed choices, by metric id; without them any word is accepted. */
  choices?: Readonly<Record<string, readonly string[]>>;
  standards?: readonly string[];
}

/** What a name stands for. */
export type Named = { type: 'metric'; metric: Metric } | { type: 'ratio'; name: string };

/** The vocabulary, indexed for lookup. */
export interface Names {
  nameAt: (text: string, offset: number, kind: 'number' | 'category') => NameFound | null;
  find: (name: string) => Named | null;
  /** All spellings, for guesses. */
  spellings: readonly string[];
  choices: (metric: Metric) => readonly string[] | null;
  /** The fixed choice of a category with this name, whatever its spelling. */
  fixedChoice: (metric: Metric, word: string) => Choice | undefined;
  standards: readonly string[];
}
