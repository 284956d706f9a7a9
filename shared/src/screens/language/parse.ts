import { parse as parseGrammar, SyntaxError } from './grammar/screenGrammar.mjs';
import { resolveFormula, resolveQuery } from './resolve';
import { remark } from './remarks';
import { syntaxRemark } from './syntaxRemark';
import { namesOf } from './vocabulary';
import type { Remark } from './remarks';
import type { FormulaResult, ParseResult } from './reading';
import type { RawText } from './grammar/rawTree';
import type { GrammarOptions } from './grammar/screenGrammar.mjs';
import type { Names, Vocabulary } from './vocabulary';

/** Longer than any screen a person writes; keeps what a stranger sends cheap to read. */
export const longestText = 4000;
const deepestNesting = 60;

/** Reads a screen. Whatever the text, this returns: it never throws. */
export function parse(text: string, vocabulary: Vocabulary = {}): ParseResult {
  const names = namesOf(vocabulary);
  return reading(text, names, (options) =>
    resolveQuery(text, parseGrammar(text, { ...options, startRule: 'Query' }), names),
  );
}

/** Reads a value with no comparison in it: a column, or a person's own ratio. */
export function parseFormula(text: string, vocabulary: Vocabulary = {}): FormulaResult {
  const names = namesOf(vocabulary);
  return reading(text, names, (options) =>
    resolveFormula(text, parseGrammar(text, { ...options, startRule: 'FormulaOnly' }), names),
  );
}

function reading<Result>(
  text: string,
  names: Names,
  read: (options: GrammarOptions) => Result,
): Result | { ok: false; errors: Remark[] } {
  const whole = { start: 0, end: text.length };
  const refused = (message: string) => ({ ok: false as const, errors: [remark(text, whole, message)] });
  if (text.trim() === '') return refused('Nothing is asked for yet. Try “Debt to assets < 25%”.');
  if (text.length > longestText) return refused(`This is too long: ${longestText} letters are the most.`);
  if (nesting(text) > deepestNesting)
    return refused(`Too many brackets inside each other: ${deepestNesting} are the most.`);
  const unknown: RawText[] = [];
  try {
    return read({ nameAt: names.nameAt, metUnknown: (name) => unknown.push(name) });
  } catch (error) {
    if (error instanceof SyntaxError)
      return { ok: false, errors: [syntaxRemark(text, error, unknown, names)] };
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
