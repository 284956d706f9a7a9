import { maxScreenParts } from '../../../policy/limits';
import { latinDigits } from '../../../values/amounts/latinDigits';
import { powerOfWord } from '../../../values/amounts/numberUnits';
import { parse as parseGrammar, SyntaxError } from '../grammar/screenGrammar.mjs';
import { resolveFormula, resolveQuery } from './resolve';
import { createDiagnostic, wholeOf } from '../diagnostics/diagnostic';
import { syntaxDiagnostic } from '../diagnostics/syntaxDiagnostic';
import { metrics } from '../metrics';
import { printFormula, printSubject } from '../printing/print';
import { namesOf, normalizeName, standardNames } from './names';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { FormulaResult, Names, ParseResult, Vocabulary } from './ParseContext';
import type { RawNode, RawText, Position } from '../grammar/rawTree';
import type { GrammarOptions } from '../grammar/screenGrammar.mjs';
import type { Formula, MetricRef } from '../query';

/** Longer than any screen people write; bounds the cost of parsing untrusted text. */
export const maxTextLength = 4000;
const maxNesting = 60;

/** Parses a screen. Never throws. */
export function parse(written: string, vocabulary: Vocabulary = {}): ParseResult {
  const text = latinDigits(written);
  const names = namesOf(vocabulary);
  return parseWith(text, names, (options) => {
    const raw = parseGrammar(text, { ...options, startRule: 'Query' });
    return tooManyParts(raw.where) ?? resolveQuery(text, raw, names);
  });
}

/** Parses a formula without a comparison: a column or a custom ratio. */
export function parseFormula(written: string, vocabulary: Vocabulary = {}): FormulaResult {
  const text = latinDigits(written);
  const names = namesOf(vocabulary);
  return parseWith(text, names, (options) => {
    const raw = parseGrammar(text, { ...options, startRule: 'FormulaOnly' });
    return tooManyParts(raw) ?? resolveFormula(raw, names);
  });
}

/** The content of a column: figures by a formula, or the words of a category. */
export type ColumnRequest = { kind: 'number'; formula: Formula } | { kind: 'word'; of: MetricRef };
export type ColumnResult = { ok: true; column: ColumnRequest } | { ok: false; errors: Diagnostic[] };

const categories = new Map(
  metrics
    .filter(({ kind }) => kind === 'category')
    .flatMap((metric) => metric.names.map((name) => [normalizeName(name), metric])),
);

/** Parses a column: any formula, or a category such as `Sector` or `Status(AAOIFI)`. Never throws. */
export function parseColumn(text: string, vocabulary: Vocabulary = {}): ColumnResult {
  const [, name = '', wanted] = /^\s*([^()]+?)\s*(?:\(([^()]*)\))?\s*$/.exec(text) ?? [];
  const category = categories.get(normalizeName(name));
  if (category === undefined) {
    const read = parseFormula(text, vocabulary);
    return read.ok ? { ok: true, column: { kind: 'number', formula: read.formula } } : read;
  }
  const standard = standardOf(wanted, vocabulary);
  if (standard === undefined || (standard !== null && category.perStandard !== true)) {
    return { ok: false, errors: [createDiagnostic(wholeOf(text), `There is no column “${text.trim()}”.`)] };
  }
  return {
    ok: true,
    column: { kind: 'word', of: { type: 'metric', id: category.id, period: null, standard } },
  };
}

/** The canonical text of a column; `parseColumn` gives the same column back. */
export const printColumn = (column: ColumnRequest): string =>
  column.kind === 'number' ? printFormula(column.formula) : printSubject(column.of);

/** Null where no standard is named, undefined for an unknown one. */
function standardOf(
  text: string | undefined,
  { standards = standardNames }: Vocabulary,
): string | null | undefined {
  if (text === undefined) return null;
  return standards.find((name) => name.toLowerCase() === text.trim().toLowerCase());
}

function parseWith<Result>(
  text: string,
  names: Names,
  read: (options: GrammarOptions) => Result,
): Result | { ok: false; errors: Diagnostic[] } {
  const refused = (message: string) => ({
    ok: false as const,
    errors: [createDiagnostic(wholeOf(text), message)],
  });
  if (text.trim() === '') return refused('Nothing is asked for yet. Try “Debt to assets < 25%”.');
  if (text.length > maxTextLength)
    return refused(`This is too long: the limit is ${maxTextLength} characters.`);
  if (nesting(text) > maxNesting)
    return refused(`Too many nested brackets: the limit is ${maxNesting} levels.`);
  const unknown: RawText[] = [];
  try {
    return read({ nameAt: names.nameAt, powerOfWord, onUnknownName: (name) => unknown.push(name) });
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

/** Each part costs a pass over the market, so this bounds the cost of a run. */
function tooManyParts(raw: RawNode | null): { ok: false; errors: Diagnostic[] } | null {
  const at = raw && firstPartBeyond(raw, maxScreenParts);
  if (at === null) return null;
  const message = `There is too much in this from here on: ${maxScreenParts} numbers and names of figures are the most.`;
  return { ok: false, errors: [createDiagnostic(at, message)] };
}

/**
 * The first part above the limit; null where there are at most `max`. Every number and every metric or ratio is a
 * part.
 */
function firstPartBeyond(node: RawNode, max: number): Position | null {
  let count = 0;
  for (const part of partsOf(node)) if (++count > max) return part;
  return null;
}

/** In the order of the text. Not recursive: nested generators would pass each part up every level. */
function* partsOf(root: RawNode): Generator<Position> {
  const ahead: RawNode[] = [root];
  for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
    const within = inside(node);
    if (within === null) yield node;
    else ahead.push(...[...within].reverse());
  }
}

/** The children of a node; null for a leaf. */
function inside(node: RawNode): readonly RawNode[] | null {
  switch (node.type) {
    case 'group':
      return [node.inner];
    case 'and':
    case 'or':
      return node.parts;
    case 'not':
      return [node.part];
    case 'compare':
      return [node.left, node.right, ...node.more];
    case 'between':
      return [node.left, node.low, node.high];
    case 'among':
      return [node.left, ...node.values];
    case 'trend':
      return [node.left];
    case 'negate':
      return [node.of];
    case 'arithmetic':
      return [node.left, node.right];
    case 'number':
    case 'value':
    case 'choose':
    case 'changed':
      return null;
  }
}
