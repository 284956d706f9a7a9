import type { Surface } from '../../scripts/contract/Surface';
import { surfaceBreaks } from '../../scripts/contract/surfaceBreaks';

const EXPORTED = /^declare (?:function|const|class) (\w+)|^(?:interface|type) (\w+)/gm;

/** An SDK with these declarations in `ui`. */
function sdk(declarations: string, packages: Record<string, string> = {}): Surface {
  const names = [...declarations.matchAll(EXPORTED)].map(([, value, type]) => value ?? type);
  const own = [...new Set(names)].join(', ');
  return { version: '1.0.0', files: { ui: `${declarations}\nexport { ${own} };` }, packages, variables: [] };
}

const breaking: [what: string, before: string, after: string, sentence: RegExp][] = [
  [
    'an overload is gone',
    'declare function read(id: string): string;\ndeclare function read(id: number): number;',
    'declare function read(id: string): string;',
    /read is another type/,
  ],
  [
    'an overload returns another type',
    'declare function read(id: string): string;\ndeclare function read(id: number): number;',
    'declare function read(id: string): string;\ndeclare function read(id: number): string;',
    /read is another type/,
  ],
  [
    'a type parameter is narrower',
    'declare function pick<Item>(items: Item[]): Item;',
    'declare function pick<Item extends object>(items: Item[]): Item;',
    /pick is another type/,
  ],
  [
    'a generic function returns another type',
    'declare function pick<Item>(items: Item[]): Item;',
    'declare function pick<Item>(items: Item[]): Item | undefined;',
    /pick is another type/,
  ],
  [
    'a constructor needs another argument',
    'declare class Clock { constructor(zone: string); now(): number; }',
    'declare class Clock { constructor(zone: string, locale: string); now(): number; }',
    /Clock is another type/,
  ],
  [
    'a class cannot be constructed any more',
    'declare class Clock { constructor(); now(): number; }',
    'declare class Clock { private constructor(); now(): number; }',
    /Clock is another type/,
  ],
  [
    'a type predicate is gone',
    'declare function isName(value: unknown): value is string;',
    'declare function isName(value: unknown): boolean;',
    /isName is another type: .*type predicate/,
  ],
  [
    'a type predicate asserts another type',
    'declare function isName(value: unknown): value is string;',
    'declare function isName(value: unknown): value is number;',
    /isName is another type/,
  ],
  [
    'an optional prop is gone',
    'declare function Card(props: { title: string; lead?: string }): null;',
    'declare function Card(props: { title: string }): null;',
    /Card\.lead is gone/,
  ],
  [
    'the last parameter is gone',
    'declare function open(path: string, mode?: string): void;',
    'declare function open(path: string): void;',
    /open takes an argument less/,
  ],
  [
    'a parameter is narrower',
    'declare function open(path: string | URL): void;',
    'declare function open(path: string): void;',
    /open is another type/,
  ],
  [
    'a field of a reply is gone',
    'declare function useStock(): { stock: { isin: string; name: string } };',
    'declare function useStock(): { stock: { isin: string } };',
    /useStock\(\)\.stock\.name is gone/,
  ],
  [
    'two fields of a reply change',
    'declare function useStock(): { isin: string; price: number };',
    'declare function useStock(): { price?: number };',
    /useStock\(\)\.isin is gone; useStock\(\)\.price may be missing/,
  ],
  [
    'a module may pass fewer words',
    "declare function mark(status: 'pass' | 'fail'): void;",
    "declare function mark(status: 'pass'): void;",
    /mark is another type/,
  ],
  [
    'a type that modules write needs another field',
    'interface Entry { label: string; }\ndeclare function add(entry: Entry): void;',
    'interface Entry { label: string; icon: string; }\ndeclare function add(entry: Entry): void;',
    /^Entry\.icon must be given$/,
  ],
];

const quiet: [what: string, before: string, after: string][] = [
  [
    'there is one more overload',
    'declare function read(id: string): string;',
    'declare function read(id: string): string;\ndeclare function read(id: number): number;',
  ],
  [
    'a type parameter has a default',
    'declare function pick<Item>(items: Item[]): Item;',
    'declare function pick<Item = string>(items: Item[]): Item;',
  ],
  [
    'a reply has more words',
    "declare function useStatus(): { status: 'pass' | 'fail' };",
    "declare function useStatus(): { status: 'pass' | 'fail' | 'review' };",
  ],
  [
    'a function takes more words and one more optional argument',
    "declare function mark(status: 'pass' | 'fail'): void;",
    "declare function mark(status: 'pass' | 'fail' | 'review', why?: string): void;",
  ],
  [
    'a class has other private fields',
    'declare class Clock {\n    private zone;\n    now(): number;\n}',
    'declare class Clock {\n    #private;\n    private readonly zones;\n    now(): number;\n}',
  ],
  [
    'an internal type has another name',
    'interface Props { title: string }\ndeclare const Card: (props: Props) => null;',
    'interface Props { title: string }\ndeclare const Card: (its: { title: string }) => null;',
  ],
];

describe('an SDK', () => {
  it.each(breaking)('is broken when %s', (_what, before, after, sentence) => {
    const [[, sentences] = ['', []], ...others] = surfaceBreaks(sdk(before), sdk(after));
    expect(sentences.join('; ')).toMatch(sentence);
    expect(others).toEqual([]);
  });

  it.each(quiet)('is not broken when %s', (_what, before, after) => {
    expect([...surfaceBreaks(sdk(before), sdk(after))]).toEqual([]);
  });

  it('is broken when a re-exported package has another major version', () => {
    const files = { ui: "export { Button } from 'antd';" };
    const withAntd = (major: string): Surface => ({
      version: '1.0.0',
      files,
      packages: { antd: major },
      variables: [],
    });
    expect([...surfaceBreaks(withAntd('6'), withAntd('7'))]).toEqual([
      ['ui.Button', ['Button is of antd@7, not of antd@6']],
    ]);
    expect([...surfaceBreaks(withAntd('6'), withAntd('6'))]).toEqual([]);
  });

  it('is broken when a variable of the theme is gone', () => {
    const themed = (...variables: string[]): Surface => ({ ...sdk(''), variables });
    expect([...surfaceBreaks(themed('--color-a', '--color-b'), themed('--color-b', '--color-c'))]).toEqual([
      ['theme.--color-a', ['--color-a is gone']],
    ]);
  });
});
