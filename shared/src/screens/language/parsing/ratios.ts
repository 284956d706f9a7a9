import { maxRatioDepth } from '../../../policy/limits';
import { parseFormula } from './parse';
import { namesOf, normalizeName } from './names';
import type { Vocabulary } from './ParseContext';
import { createDiagnostic, wholeOf } from '../diagnostics/diagnostic';
import { unitOf } from '../units';
import type { Formula } from '../query';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { CustomRatio } from '../units';

/** A custom ratio as text: a name, and a formula without a comparison. */
export interface RatioDefinition {
  name: string;
  text: string;
}

export interface RatioFault {
  /** The index of the ratio in the list, as two may share a name. */
  index: number;
  /** Null when the fault is in the name. */
  position: Diagnostic['position'] | null;
  message: string;
  suggestion?: string;
}

const nameForm = /^[a-z_\u00C0-\uFFFF][\w\u00C0-\uFFFF]*( [\w\u00C0-\uFFFF]+){0,5}$/i;
const reserved = new Set(
  'and or not between in is for over of as rising falling increasing decreasing growth preceding previous last latest changed average avg highest lowest'.split(
    ' ',
  ),
);
const maxNameLength = 40;

/** Parses custom ratios, which may use each other in any order. Ratios with errors and circular ratios are left out. */
export function defineRatios(
  definitions: readonly RatioDefinition[],
  vocabulary: Omit<Vocabulary, 'ratios'> = {},
): { ratios: CustomRatio[]; faults: RatioFault[] } {
  const faults: RatioFault[] = [];
  const builtIn = namesOf({});
  const usedNames = new Set<string>();
  const named = definitions.map(({ name, text }, index) => {
    const message = faultInName(name, builtIn.find(name) !== null, usedNames.has(normalizeName(name)));
    if (message !== null) faults.push({ index, position: null, message });
    else usedNames.add(normalizeName(name));
    return { name: name.trim(), text, index, isUsable: message === null };
  });
  const usable = named.filter(({ isUsable }) => isUsable);
  const read = usable.flatMap(({ name, text, index }) => {
    const result = parseFormula(text, { ...vocabulary, ratios: usable });
    if (result.ok) return [{ name, text, index, formula: result.formula }];
    faults.push(...result.errors.map((error) => ({ index, ...error })));
    return [];
  });
  const { sound, tooDeep, circular } = inDependencyOrder(read);
  const refuse = ({ index, text }: ReadRatio, words: string) => {
    const { position, message } = createDiagnostic(wholeOf(text), words);
    faults.push({ index, position, message });
  };
  for (const ratio of tooDeep)
    refuse(ratio, `${ratio.name} depends on other ratios more than ${maxRatioDepth} levels deep.`);
  for (const { through, ...ratio } of circular)
    refuse(
      ratio,
      through.length === 0
        ? `${ratio.name} depends on a ratio that has an error.`
        : `${ratio.name} depends on itself: ${[...through, ratio.name].join(' → ')}.`,
    );
  const ratios: CustomRatio[] = [];
  for (const { name, formula } of sound) ratios.push({ name, formula, unit: unitOf(formula, ratios) });
  return { ratios, faults };
}

function faultInName(name: string, isMetric: boolean, isUsed: boolean): string | null {
  const trimmed = name.trim();
  if (trimmed.length > maxNameLength) return `A name has at most ${maxNameLength} letters.`;
  if (!nameForm.test(trimmed))
    return 'A name is made of letters, digits and single spaces, and starts with a letter.';
  const word = normalizeName(trimmed)
    .split(' ')
    .find((one) => reserved.has(one) || /^\d+$/.test(one));
  if (word !== undefined) return `“${word}” has a meaning of its own and cannot be part of a name.`;
  if (isMetric) return `${trimmed} is already the name of a metric.`;
  return isUsed ? `Another ratio is called ${trimmed}.` : null;
}

interface ReadRatio {
  index: number;
  name: string;
  text: string;
  formula: Formula;
}

/** Sorts ratios so that each follows the ones it uses, up to the maximum depth. `through` is the cycle of a circular ratio, empty where only a ratio it uses has an error. */
function inDependencyOrder(ratios: readonly ReadRatio[]) {
  const byName = new Map(ratios.map((ratio) => [ratio.name, ratio]));
  const sound = new Map<string, ReadRatio>();
  const partsOf = (ratio: ReadRatio) => ratiosIn(ratio.formula);
  const deeper: ReadRatio[] = [];
  for (let depth = 1, isGrowing = true; isGrowing; depth += 1) {
    const more = ratios.filter(
      (ratio) => !sound.has(ratio.name) && partsOf(ratio).every((part) => sound.has(part)),
    );
    for (const ratio of more) sound.set(ratio.name, ratio);
    if (depth > maxRatioDepth) deeper.push(...more);
    isGrowing = more.length > 0;
  }
  const circular = ratios
    .filter(({ name }) => !sound.has(name))
    .map((ratio) => ({ ...ratio, through: findCycle(ratio.name, ratio, new Set(), byName) ?? [] }));
  for (const { name } of deeper) sound.delete(name);
  return { sound: [...sound.values()], tooDeep: deeper, circular };
}

/** The names on a cycle from a ratio back to itself, or null when there is none. */
function findCycle(
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
    const path = next ? findCycle(goal, next, seen, byName) : null;
    if (path) return [from.name, ...path];
  }
  return null;
}

/** The names of the ratios a formula uses directly. */
function ratiosIn(formula: Formula): string[] {
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
