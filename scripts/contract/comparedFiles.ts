import { inRoot } from '../../build/paths.mjs';
import type { Exported, Surface } from './Surface';

/** Types of values a module receives; all other types are of values it passes. */
const RECEIVED_TYPES = new Set(['SlotProps', 'CommandInputs', 'AppSocket']);

/** Whether a module receives such a value (`received`) or passes it (`passed`). */
export type Direction = 'received' | 'passed';

export const directionOf = ({ name, type }: Exported): Direction =>
  type === undefined || RECEIVED_TYPES.has(name) ? 'received' : 'passed';

/** The folder of no file on disk; below the root, so that packages are found. */
const folderOf = (side: 'before' | 'after') => inRoot('sdk', `.${side}`);
export const COMPARISON = inRoot('sdk', '.comparison.ts');

/**
 * What a module may name in a value: its fields, the arguments of its functions and what those return, some levels deep.
 * Assignability alone allows removing an optional prop or the last parameter.
 */
const NAMES = `
export type Names<T, Depth extends 0[] = []> = Depth['length'] extends 4 ? unknown
  : unknown extends T ? unknown
  : [T] extends [(...args: infer Args) => infer Result]
    ? { takes: { [I in keyof Args as I extends \`\${number}\` ? I : never]-?: Names<NonNullable<Args[I]>, [...Depth, 0]> };
        gives: Names<Result, [...Depth, 0]> }
  : [T] extends [readonly (infer Item)[]] ? { item: Names<Item, [...Depth, 0]> }
  : [T] extends [object] ? { [Key in keyof T as T extends object ? Key : never]-?: Names<NonNullable<T[Key]>, [...Depth, 0]> }
  : unknown;
`;

/** Two classes with private fields are never assignable to each other. */
const withoutPrivateFields = (text: string) =>
  text.replaceAll(/^\s+(#private|private (static )?(readonly )?\w+);$/gm, '');

const parametersOf = ({ type }: Exported) => type?.typeParameters ?? [];
const anyFor = (exported: Exported) =>
  parametersOf(exported).length > 0
    ? `<${parametersOf(exported)
        .map(() => 'any')
        .join(', ')}>`
    : '';

/** The name under which a type's own declaration can be imported when everything else refers to the previous one. */
const ownName = (local: string) => `${local}$own`;

/**
 * The new files, in which every exported type is the one from before and its new declaration has another name. So a change of
 * a type is reported for that type, and not for everything that mentions it.
 */
function afterFiles(after: Surface, types: readonly Exported[]): Map<string, string> {
  const files = new Map(Object.entries(after.files));
  const declared = new Map(types.map((type) => [`${type.file} ${type.local}`, type]));
  const edits = [...declared.values()].flatMap((exported) => {
    const { type, file, folder, name, local } = exported;
    if (!type) return [];
    const parameters = parametersOf(exported);
    const declaration = parameters.map((parameter) => parameter.getText()).join(', ');
    const passed = parameters.map((parameter) => parameter.name.text).join(', ');
    const [left, right] = parameters.length > 0 ? ['<', '>'] : ['', ''];
    const previous = `import('${folderOf('before')}/${folder}.d.ts').${name}${left}${passed}${right}`;
    return [
      { file, at: type.name.getStart(), length: local.length, text: ownName(local) },
      {
        file,
        at: type.getSourceFile().end,
        length: 0,
        text: `\ntype ${local}${left}${declaration}${right} = ${previous};\nexport type { ${ownName(local)} };`,
      },
    ];
  });
  for (const { file, at, length, text } of edits.toSorted((a, b) => b.at - a.at)) {
    const old = files.get(file) ?? '';
    files.set(file, old.slice(0, at) + text + old.slice(at + length));
  }
  return files;
}

/** An export of both versions. */
export type Pair = readonly [before: Exported, after: Exported];

/**
 * The files that the compiler reads: both versions, and one with two lines per export. An error in the first line is a value
 * of another type, one in the second a name that is gone.
 */
export function comparedFiles(before: Surface, after: Surface, pairs: readonly Pair[]): Map<string, string> {
  const types = pairs.map(([, now]) => now).filter(({ type }) => type !== undefined);
  const lines = pairs.flatMap(([was, now], index) => {
    const previous = `import('./.before/${was.folder}.d.ts').${was.name}`;
    const current = now.type
      ? `import('./.after/${now.file}.d.ts').${ownName(now.local)}`
      : `import('./.after/${now.folder}.d.ts').${now.name}`;
    const isPassed = directionOf(was) === 'passed';
    const typeOf = (exported: Exported, text: string) =>
      exported.type ? `${text}${anyFor(exported)}` : `typeof ${text}`;
    const [target, source] = isPassed ? ['After', 'Before'] : ['Before', 'After'];
    return [
      `export type Before${index} = ${typeOf(was, previous)}; export type After${index} = ${typeOf(now, current)}; export const value${index}: ${target}${index} = {} as unknown as ${source}${index};`,
      `export type OldNames${index} = Names<Before${index}>; export type NewNames${index} = Names<After${index}>; export const names${index}: OldNames${index} = {} as unknown as NewNames${index};`,
    ];
  });
  const inFolder = (side: 'before' | 'after', files: Iterable<[string, string]>) =>
    [...files].map(([name, text]) => [`${folderOf(side)}/${name}.d.ts`, withoutPrivateFields(text)] as const);
  return new Map([
    ...inFolder('before', Object.entries(before.files)),
    ...inFolder('after', afterFiles(after, types)),
    [COMPARISON, [...lines, NAMES].join('\n')] as const,
  ]);
}
