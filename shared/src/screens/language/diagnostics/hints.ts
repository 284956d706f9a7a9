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
    quarters(place) ?? westernNumber(place) ?? separator(place) ?? trendOfNothing(place) ?? missingAnd(place)
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
