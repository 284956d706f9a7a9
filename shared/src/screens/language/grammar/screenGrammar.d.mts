import type { RawNode, RawQuery, RawText } from './rawTree';

/** The result of a lookup in the table of names. */
export interface NameFound {
  length: number;
  takesPeriod: boolean;
}
export interface GrammarOptions {
  nameAt: (text: string, offset: number, kind: 'number' | 'category') => NameFound | null;
  /** The power of ten that a word multiplies by; null for any other word. */
  powerOfWord: (word: string) => number | null;
  /** Called for every name that is in no table, also on branches the parser later abandons. */
  onUnknownName: (name: RawText) => void;
}

export type Expectation =
  | { type: 'literal'; text: string }
  | { type: 'other'; description: string }
  | { type: 'class' | 'any' | 'end' };

/** Thrown where the text does not match the grammar; nothing else is thrown. */
export class SyntaxError extends globalThis.SyntaxError {
  readonly expected: Expectation[];
  readonly found: string | null;
  readonly location: { start: { offset: number } };
}

export function parse(text: string, options: GrammarOptions & { startRule: 'Query' }): RawQuery;
export function parse(text: string, options: GrammarOptions & { startRule: 'FormulaOnly' }): RawNode;
