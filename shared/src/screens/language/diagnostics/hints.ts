import { powerOfWord } from '../../../values/amounts/numberUnits';
import type { Names } from '../parsing/ParseContext';

/** Offsets into the text; `end` is exclusive. */
export interface Spot {
  start: number;
  end: number;
}

/** What is wrong where parsing stopped, with a replacement where one is known. */
export interface Hint {
  spot: Spot;
  message: string;
  suggestion: string | null;
}

interface Place {
  text: string;
  offset: number;
  /** What the grammar would accept here, by the names of its rules. */
  expected: ReadonlySet<string>;
  names: Names;
}

/** Recognizes syntax from other screeners and other languages that is written differently here. */
export function hintAt(place: Place): Hint | null {
  return (
    quarters(place) ??
    westernNumber(place) ??
    unclearLetter(place) ??
    twoWords(place) ??
    separator(place) ??
    trendOfNothing(place) ??
    missingAnd(place)
  );
}

/** Only annual accounts are stored. */
function quarters({ text, offset }: Place): Hint | null {
  const form = /^(?:(latest|last)\s+|(preceding|previous)\s+)?(?:year\s+)?quarters?\b/i;
  const [found, latest, preceding] = form.exec(text.slice(offset)) ?? [];
  if (found === undefined) return null;
  const suggestion = latest ? 'latest year' : preceding ? 'preceding year' : null;
  return {
    spot: { start: offset, end: offset + found.length },
    message: 'Figures are of whole years: there are no quarterly figures.',
    suggestion,
  };
}

const crores: Readonly<Record<string, number>> = {
  mn: 0.1,
  million: 0.1,
  bn: 100,
  billion: 100,
  tn: 1e5,
  trillion: 1e5,
};

function westernNumber({ text, offset }: Place): Hint | null {
  const [word = ''] = /^[a-z]+/i.exec(text.slice(offset)) ?? [];
  const each = crores[word.toLowerCase().replace(/s$/, '')];
  const before = /[\d,]*\.?\d+\s*$/.exec(text.slice(0, offset));
  if (each === undefined || before === null) return null;
  const inCrore = Number(before[0].replaceAll(',', '')) * each;
  return {
    spot: { start: before.index, end: offset + word.length },
    message: 'Large numbers are counted in lakh and crore.',
    suggestion: `${Number(inCrore.toPrecision(12))} crore`,
  };
}

/** Letters that the reader of amounts refuses, as they may mean something else. */
function unclearLetter({ text, offset }: Place): Hint | null {
  const [letter] = /^[lm](?![\p{L}\p{M}\d])/iu.exec(text.slice(offset)) ?? [];
  const [before, digits] = /([\d,]*\.?\d+)\s*$/.exec(text.slice(0, offset)) ?? [];
  if (letter === undefined || before === undefined) return null;
  const spot = { start: offset - before.length, end: offset + letter.length };
  return letter === 'l'
    ? { spot, message: 'A small “l” looks like a one.', suggestion: `${digits} lakh` }
    : {
        spot,
        message: `“${letter}” may be thousand or million: write 5k, 5 lakh or 5 crore.`,
        suggestion: null,
      };
}

const wordOfPower = new Map([
  [7, 'crore'],
  [5, 'lakh'],
  [3, 'thousand'],
]);

/** `1 crore 20 lakh` */
function twoWords({ text, offset }: Place): Hint | null {
  const amounts = /(\d[\d,]*(?:\.\d+)?)\s*([\p{L}\p{M}]+)\.?\s*(\d[\d,]*(?:\.\d+)?)\s*([\p{L}\p{M}]+)/gu;
  for (const found of text.matchAll(amounts)) {
    const [all, first = '', firstWord = '', second = '', secondWord = ''] = found;
    const spot = { start: found.index, end: found.index + all.length };
    const power = powerOfWord(firstWord);
    const smaller = powerOfWord(secondWord);
    const word = wordOfPower.get(power ?? 0);
    if (offset < spot.start || offset > spot.end || power === null || smaller === null || word === undefined)
      continue;
    if (smaller >= power) continue;
    const plain = (digits: string) => Number(digits.replaceAll(',', ''));
    const count = plain(first) + plain(second) * 10 ** (smaller - power);
    return {
      spot,
      message: 'An amount has one word.',
      suggestion: `${Number(count.toPrecision(12))} ${word}`,
    };
  }
  return null;
}

const joins: Readonly<Record<string, string>> = { ',': 'AND', ';': 'AND', '&': 'AND', '|': 'OR' };

function separator({ text, offset, expected }: Place): Hint | null {
  const sign = text[offset] ?? '';
  const join = joins[sign];
  if (join === undefined || !expected.has('AND')) return null;
  const suggestion = /\s$/.test(text.slice(0, offset)) ? join : ` ${join}`;
  const message = `Conditions are joined by words or new lines, not by “${sign}”.`;
  return { spot: { start: offset, end: offset + 1 }, message, suggestion };
}

function trendOfNothing({ text, offset, expected }: Place): Hint | null {
  const [word] = /^(?:rising|falling|increasing|decreasing)\b/i.exec(text.slice(offset)) ?? [];
  if (word === undefined || !expected.has('a metric')) return null;
  const spot = { start: offset, end: offset + word.length };
  return { spot, message: `Say first what is ${word.toLowerCase()}.`, suggestion: `Debt ${word}` };
}

function missingAnd({ text, offset, expected, names }: Place): Hint | null {
  const name = names.nameAt(text, offset, 'number') ?? names.nameAt(text, offset, 'category');
  if (name === null || !expected.has('AND')) return null;
  const end = offset + name.length;
  return {
    spot: { start: offset, end },
    message: 'Nothing joins this condition to the one before.',
    suggestion: `AND ${text.slice(offset, end)}`,
  };
}
