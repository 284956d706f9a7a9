import ts from 'typescript';
import { COMPARISON, comparedFiles, directionOf, type Pair } from './comparedFiles';
import { explain } from './explain';
import { browserOptions, programOf } from './programOf';
import { packageOf } from './readSurface';
import { exportsOf, type Exported, type Surface } from './Surface';

/** Derived from `SlotProps` and `CommandInputs`, so a change would be reported twice. */
const DERIVED = new Set([
  'AnySlotFilling',
  'SlotFilling',
  'SlotsAreComplete',
  'Command',
  'CommandLoaders',
  'CommandsAreComplete',
  'FindCommand',
  'RunCommand',
]);

/** What is re-exported from a package changes with its major version only. */
function breakOfPackage(was: Exported, now: Exported, before: Surface, after: Surface): string[] {
  const [name, other] = [was.from, now.from].map((from) => from && packageOf(from));
  if (!name || !other) return [];
  const previous = `${name}@${before.packages[name]}`;
  const current = `${other}@${after.packages[other]}`;
  return previous === current ? [] : [`${now.name} is of ${current}, not of ${previous}`];
}

const isSamePackage = (was: Exported, now: Exported) =>
  was.from !== undefined && was.from === now.from && was.local === now.local;

/** `ui.PageHeading` -> what breaks for a module that uses it, when it was written for `before` and runs with `after`. */
export function surfaceBreaks(before: Surface, after: Surface): Map<string, string[]> {
  const breaks = new Map<string, string[]>();
  const current = exportsOf(after);
  const pairs: Pair[] = [];
  for (const name of before.variables)
    if (!after.variables.includes(name)) breaks.set(`theme.${name}`, [`${name} is gone`]);
  for (const [key, was] of exportsOf(before)) {
    const now = current.get(key);
    const found = now ? breakOfPackage(was, now, before, after) : [`${was.name} is gone`];
    if (found.length > 0) breaks.set(key, found);
    else if (now && !isSamePackage(was, now) && !DERIVED.has(was.name)) pairs.push([was, now]);
  }
  const isSame = JSON.stringify(before.files) === JSON.stringify(after.files);
  if (isSame || pairs.length === 0) return breaks;
  for (const [index, sentences] of compile(comparedFiles(before, after, pairs), pairs)) {
    const [was] = pairs[index] ?? [];
    if (was && sentences.length > 0) breaks.set(`${was.folder}.${was.name}`, sentences);
  }
  return breaks;
}

/** The breaks by index of the pair, for every pair that the compiler does not accept. */
function compile(files: ReadonlyMap<string, string>, pairs: readonly Pair[]): Map<number, string[]> {
  const program = programOf([COMPARISON], files, browserOptions());
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(COMPARISON);
  if (!source) throw new Error('The comparison was not compiled.');
  const types = new Map(
    source.statements
      .filter((node) => ts.isTypeAliasDeclaration(node))
      .map((node) => [node.name.text, node] as const),
  );
  const typeNamed = (name: string) => {
    const node = types.get(name);
    if (!node) throw new Error(`The comparison has no ${name}.`);
    return { node, type: checker.getTypeFromTypeNode(node.type) };
  };
  const found = new Map<number, string[]>();
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(source)) {
    const { line } = source.getLineAndCharacterOfPosition(start);
    const index = Math.floor(line / 2);
    const isOfNames = line % 2 === 1;
    const [was] = pairs[index] ?? [];
    if (!was) throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    const direction = isOfNames ? 'received' : directionOf(was);
    const { node, type } = typeNamed(`${isOfNames ? 'OldNames' : 'Before'}${index}`);
    const { type: after } = typeNamed(`${isOfNames ? 'NewNames' : 'After'}${index}`);
    const sentences = explain(checker, { before: type, after, direction, where: was.name }, node);
    const words = isOfNames
      ? sentences.map(withoutSteps)
      : sentences.map((text) => withReason(text, was, messageText));
    found.set(index, [...new Set([...(found.get(index) ?? []), ...words])]);
  }
  return found;
}

/** `PageHeading.takes.0.lead is gone` -> `PageHeading.lead is gone` */
const withoutSteps = (sentence: string) =>
  sentence
    .replace(/\.takes\.\d+ is gone$/, ' takes an argument less')
    .replaceAll(/\.takes\.\d+/g, '')
    .replaceAll('.gives', '()')
    .replaceAll('.item', '[]');

/** Adds the last line of the compiler's message to a sentence that only has the name. */
function withReason(
  sentence: string,
  { name }: Exported,
  message: string | ts.DiagnosticMessageChain,
): string {
  if (sentence !== `${name} is another type`) return sentence;
  const lines = ts.flattenDiagnosticMessageText(message, '\n').split('\n');
  return `${sentence}: ${lines.at(-1)?.trim()}`;
}

/** Exports in `after` that `before` lacks, as `ui.PageHeading`. */
export function surfaceAdditions(before: Surface, after: Surface): string[] {
  const had = exportsOf(before);
  return [...exportsOf(after).keys()].filter((key) => !had.has(key));
}
