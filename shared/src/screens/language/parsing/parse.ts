import { parse as parseGrammar, SyntaxError } from '../grammar/screenGrammar.mjs';
import { resolveFormula, resolveQuery } from './resolve';
import { createDiagnostic } from '../diagnostics/diagnostic';
import { syntaxDiagnostic } from '../diagnostics/syntaxDiagnostic';
import { namesOf } from './vocabulary';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { FormulaResult, ParseResult } from './ParseContext';
import type { RawText } from '../grammar/rawTree';
import type { GrammarOptions } from '../grammar/screenGrammar.mjs';
import type { Names, Vocabulary } from './vocabulary';

/** Longer than any screen people write; bounds the cost of parsing untrusted text. */
export const maxTextLength = 4000;
const maxNesting = 60;

/** Parses a screen. Never throws. */
export function parse(text: string, vocabulary: Vocabulary = {}): ParseResult {
  const names = namesOf(vocabulary);
  return parseWith(text, names, (options) =>
    resolveQuery(text, parseGrammar(text, { ...options, startRule: 'Query' }), names),
  );
}

/** Parses a formula without a comparison: a column or a custom ratio. */
export function parseFormula(text: string, vocabulary: Vocabulary = {}): FormulaResult {
  const names = namesOf(vocabulary);
  return parseWith(text, names, (options) =>
    resolveFormula(text, parseGrammar(text, { ...options, startRule: 'FormulaOnly' }), names),
  );
}

function parseWith<Result>(
  text: string,
  names: Names,
  read: (options: GrammarOptions) => Result,
): Result | { ok: false; errors: Diagnostic[] } {
  const whole = { start: 0, end: text.length };
  const refused = (message: string) => ({
    ok: false as const,
    errors: [createDiagnostic(text, whole, message)],
  });
  if (text.trim() === '') return refused('Nothing is asked for yet. Try “Debt to assets < 25%”.');
  if (text.length > maxTextLength) return refused(`This is too long: ${maxTextLength} letters are the most.`);
  if (nesting(text) > maxNesting)
    return refused(`Too many brackets inside each other: ${maxNesting} are the most.`);
  const unknown: RawText[] = [];
  try {
    return read({ nameAt: names.nameAt, onUnknownName: (name) => unknown.push(name) });
  } catch (error) {
    if (error instanceof SyntaxError)
      return { ok: false, errors: [syntaxDiagnostic(text, error, unknown, names)] };
    throw error;
  }
}

function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const letter of text) {
    if (letter === '(') deepest = Math.max(deepest, ++depth);
    if (letter === ')') depth--;
  }
  return deepest;
}
