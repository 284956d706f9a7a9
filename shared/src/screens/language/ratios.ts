import { ratioDepthMost } from '../../policy/limits';
import { parseFormula } from './parse';
import { plain } from './plainWord';
import { namesOf } from './vocabulary';
import { remark } from './remarks';
import { unitOf } from './units';
import type { Formula } from './query';
import type { Remark } from './remarks';
import type { CustomRatio } from './units';
import type { Vocabulary } from './vocabulary';

/** A ratio as its owner wrote it: a name, and a formula with no comparison in it. */
export interface RatioDefinition {
  name: string;
  text: string;
}

export interface RatioFault {
  /** Which ratio; its place in the list, for two may share a name. */
  index: number;
  /** Null when the fault is in the name. */
  position: Remark['position'] | null;
  message: string;
  suggestion?: string;
}

const nameForm = /^[a-z_\u00C0-\uFFFF][\w\u00C0-\uFFFF]*( [\w\u00C0-\uFFFF]+){0,5}$/i;
const reserved = new Set(
  'and or not between in is for over of as rising falling increasing decreasing growth preceding previous last latest changed average avg highest lowest'.split(
    ' ',
  ),
);
const longestName = 40;

/** Reads a person's ratios, which may use each other in any order. A faulty ratio is left out; so is one in a circle. */
export function defineRatios(
  definitions: readonly RatioDefinition[],
  vocabulary: Omit<Vocabulary, 'ratios'> = {},
): { ratios: CustomRatio[]; faults: RatioFault[] } {
  const faults: RatioFault[] = [];
  const builtIn = namesOf({});
  const taken = new Set<string>();
  const named = definitions.map(({ name, text }, index) => {
    const message = faultInName(name, builtIn.find(name) !== null, taken.has(plain(name)));
    if (message !== null) faults.push({ index, position: null, message });
    else taken.add(plain(name));
    return { name: name.trim(), text, index, isUsable: message === null };
  });
  const usable = named.filter(({ isUsable }) => isUsable);
  const read = usable.flatMap(({ name, text, index }) => {
    const result = parseFormula(text, { ...vocabulary, ratios: usable });
    if (result.ok) return [{ name, text, index, formula: result.formula }];
    faults.push(...result.errors.map((error) => ({ index, ...error })));
    return [];
  });
  const { sound, tooDeep, circular } = withoutCircles(read);
  const refuse = ({ index, text }: ReadRatio, words: string) => {
    const { position, message } = remark(text, { start: 0, end: text.length }, words);
    faults.push({ index, position, message });
  };
  for (const ratio of tooDeep)
    refuse(ratio, `${ratio.name} rests on ratios that rest on ratios, more than ${ratioDepthMost} deep.`);
  for (const { through, ...ratio } of circular)
    refuse(
      ratio,
      through.length === 0
        ? `${ratio.name} rests on a ratio that has a fault.`
        : `${ratio.name} is worked out from itself: ${[...through, ratio.name].join(' → ')}.`,
    );
  const ratios: CustomRatio[] = [];
  for (const { name, formula } of sound) ratios.push({ name, formula, unit: unitOf(formula, ratios) });
  return { ratios, faults };
}

function faultInName(name: string, isMetric: boolean, isTaken: boolean): string | null {
  const trimmed = name.trim();
  if (trimmed.length > longestName) return `A name has at most ${longestName} letters.`;
  if (!nameForm.test(trimmed))
    return 'A name is made of letters, digits and single spaces, and starts with a letter.';
  const word = plain(trimmed)
    .split(' ')
    .find((one) => reserved.has(one) || /^\d+$/.test(one));
  if (word !== undefined) return `“${word}” has a meaning of its own and cannot be part of a name.`;
  if (isMetric) return `${trimmed} is already the name of a metric.`;
  return isTaken ? `Another ratio is called ${trimmed}.` : null;
}

interface ReadRatio {
  index: number;
  name: string;
  text: string;
  formula: Formula;
}

/** Keeps ratios whose every part can be worked out, parts first, and few enough deep; `through` is the way round the circle, empty for one that leans on another's fault. */
function withoutCircles(ratios: readonly ReadRatio[]) {
  const byName = new Map(ratios.map((ratio) => [ratio.name, ratio]));
  const sound = new Map<string, ReadRatio>();
  const partsOf = (ratio: ReadRatio) => ratiosIn(ratio.formula);
  const deeper: ReadRatio[] = [];
  for (let depth = 1, isGrowing = true; isGrowing; depth += 1) {
    const more = ratios.filter(
      (ratio) => !sound.has(ratio.name) && partsOf(ratio).every((part) => sound.has(part)),
    );
    for (const ratio of more) sound.set(ratio.name, ratio);
    if (depth > ratioDepthMost) deeper.push(...more);
    isGrowing = more.length > 0;
  }
  const circular = ratios
    .filter(({ name }) => !sound.has(name))
    .map((ratio) => ({ ...ratio, through: wayBack(ratio.name, ratio, new Set(), byName) ?? [] }));
  for (const { name } of deeper) sound.delete(name);
  return { sound: [...sound.values()], tooDeep: deeper, circular };
}

/** The names from a ratio back to itself, or null when none leads there. */
function wayBack(
  goal: string,
  from: ReadRatio,
  seen: Set<string>,
  byName: ReadonlyMap<string, ReadRatio>,
): string[] | null {
  if (seen.has(from.name)) return null;
  seen.add(from.name);
  for (const part of ratiosIn(from.formula)) {
    if (part === goal) return [from.name];
    const next = byName.get(part);
    const way = next ? wayBack(goal, next, seen, byName) : null;
    if (way) return [from.name, ...way];
  }
  return null;
}

/** The names of the ratios a formula uses itself. */
export function ratiosIn(formula: Formula): string[] {
  switch (formula.type) {
    case 'number':
      return [];
    case 'value':
      return formula.of.type === 'ratio' ? [formula.of.name] : [];
    case 'negate':
      return ratiosIn(formula.of);
    case 'arithmetic':
      return [...ratiosIn(formula.left), ...ratiosIn(formula.right)];
  }
}
