import { closest } from '@tayyib/shared/values/closest';
import { hintAt } from './hints';
import { createDiagnostic } from './diagnostic';
import { unknownName } from './unknownName';
import type { Spot } from './hints';
import type { Position, RawText } from '../grammar/rawTree';
import type { Diagnostic } from './diagnostic';
import type { Expectation, SyntaxError } from '../grammar/screenGrammar.mjs';
import type { Names } from '../parsing/ParseContext';

const keywords =
  'AND OR NOT between in is ago back years year months days growth average highest lowest rising falling changed within crore lakh for'.split(
    ' ',
  );

/** Describes a syntax error: where parsing stopped, and what was expected. */
export function syntaxDiagnostic(
  text: string,
  error: SyntaxError,
  unknown: readonly RawText[],
  names: Names,
): Diagnostic {
  const { offset } = error.location.start;
  const culprit = unknown.find(({ end }) => end <= offset && text.slice(end, offset).trim() === '');
  if (culprit) return unknownName(culprit, names);

  const expectedHere = new Set(
    error.expected.flatMap((one) => (one.type === 'other' ? [one.description] : [])),
  );
  const hint = hintAt({ text, offset, expected: expectedHere, names });
  if (hint !== null) return createDiagnostic(positionOf(text, hint.spot), hint.message, hint.suggestion);

  const found = /^(?:"[^"]*"|[\w\u00C0-\uFFFF]+|\S)/.exec(text.slice(offset))?.[0] ?? '';
  const expected = inWords(error.expected);
  if (found === '') {
    const end = text.trimEnd().length;
    return createDiagnostic(
      positionOf(text, { start: end, end: text.length }),
      `Something is missing at the end: ${expected}.`,
    );
  }
  const spot = { start: offset, end: offset + found.length };
  if (found === ')')
    return createDiagnostic(
      positionOf(text, spot),
      `This “)” closes nothing, or comes too early: ${expected} is expected here.`,
    );
  const [counted, count, unit] = /^(\d+)\s*([a-z]+)/i.exec(text.slice(offset)) ?? [];
  const word = unit ?? found;
  const meant = /^[a-z]{2,}$/i.test(word) ? closest(word, keywords) : null;
  if (meant === null || meant.toLowerCase() === word.toLowerCase())
    return createDiagnostic(positionOf(text, spot), `“${found}” does not fit here; expected: ${expected}.`);
  const whole = { start: offset, end: offset + (counted ?? found).length };
  return createDiagnostic(
    positionOf(text, whole),
    `“${counted ?? found}” does not fit here.`,
    count ? `${count} ${meant}` : meant,
  );
}

function positionOf(text: string, { start, end }: Spot): Position {
  const before = text.slice(0, start).split('\n');
  return { start, end, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function inWords(expected: readonly Expectation[]): string {
  const words = new Set<string>();
  for (const one of expected) {
    if (one.type === 'other' && one.description !== 'white space') words.add(one.description);
    if (one.type === 'literal' && /^[()]$/.test(one.text)) words.add(`“${one.text}”`);
  }
  if (words.has('a metric')) words.delete('a word');
  const list = [...words];
  const last = list.pop() ?? 'nothing more';
  return list.length === 0 ? last : `${list.join(', ')} or ${last}`;
}
