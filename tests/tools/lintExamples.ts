/** A file that breaks one rule. */
interface Violation {
  rule: string;
  path: string;
  text: string;
}

let count = 0;
const violation = (rule: string, folder: string, text: string, ending = 'ts'): Violation => ({
  rule,
  path: `${folder}/example${count++}.${ending}`,
  text,
});
const onServer = (rule: string, text: string) => violation(rule, 'server/src', text);
const inBrowser = (rule: string, text: string) => violation(rule, 'mfe-screener/src', text, 'tsx');
const inScript = (rule: string, text: string) => violation(rule, 'scripts', text, 'mjs');

const typed = [
  onServer('no-floating-promises', 'export function f() {\n  Promise.resolve(1);\n}\n'),
  onServer('await-thenable', 'export const f = async (a: number) => await a;\n'),
  onServer('no-misused-promises', 'if (Promise.resolve(true)) console.log(1);\n'),
  onServer(
    'no-misused-promises',
    'export const f = (xs: number[]) => xs.forEach(async (x) => {\n  await Promise.resolve(x);\n});\n',
  ),
  onServer('no-unsafe-member-access', "console.log(JSON.parse('{}').a);\n"),
  onServer('no-unsafe-call', "JSON.parse('{}')();\n"),
  onServer('no-unsafe-return', "export const f = (): number => JSON.parse('1');\n"),
  onServer('no-unsafe-argument', "console.log(Math.abs(JSON.parse('1')));\n"),
  onServer(
    'no-unsafe-enum-comparison',
    'enum Kind {\n  A = 1,\n}\nexport const f = (kind: Kind) => kind === 1;\n',
  ),
  onServer('no-unnecessary-type-assertion', 'export const f = (a: string) => a as string;\n'),
  onServer('no-base-to-string', 'console.log(`${String({})}`);\n'),
  onServer('restrict-template-expressions', 'export const f = (a: string[]) => `${a}`;\n'),
  onServer(
    'restrict-plus-operands',
    'export const f = (a: number, b: string[]) => `${String(a)}${(a + (b.length > 1 ? 1n : 2n)) as unknown as string}`;\n',
  ),
  onServer('only-throw-error', "export function f() {\n  throw 'no';\n}\n"),
  onServer('prefer-promise-reject-errors', "export const f = () => Promise.reject('no');\n"),
  onServer(
    'unbound-method',
    'export const f = (a: Date) => {\n  const get = a.getTime;\n  return get;\n};\n',
  ),
  onServer('no-array-delete', 'export const f = (a: number[]) => {\n  delete a[0];\n};\n'),
  onServer(
    'no-for-in-array',
    'export const f = (a: number[]) => {\n  for (const i in a) console.log(i);\n};\n',
  ),
  onServer('no-implied-eval', "setTimeout('f()', 1);\n"),
  onServer('no-redundant-type-constituents', 'export type A = string | unknown;\n'),
  onServer('no-duplicate-type-constituents', 'export type A = string | string;\n'),
];

const untyped = [
  onServer(
    'consistent-type-imports',
    "import { Server } from 'node:http';\nexport const f = (a: Server) => a;\n",
  ),
  onServer('ban-ts-comment', '// @ts-expect-error it is so\nexport const a: number = "1";\n'),
  onServer('ban-ts-comment', '// @ts-ignore\nexport const a: number = "1";\n'),
  onServer('ban-ts-comment', '// @ts-nocheck\nexport const a = 1;\n'),
  onServer('no-explicit-any', 'export const f = (a: any) => typeof a;\n'),
  onServer('no-empty-object-type', 'export type A = {};\n'),
  onServer('no-namespace', 'export namespace A {\n  export const a = 1;\n}\n'),
  onServer('no-unsafe-function-type', 'export type A = Function;\n'),
  onServer('no-wrapper-object-types', 'export type A = String;\n'),
  onServer('no-unused-vars', 'const _a = 1;\n'),
  onServer('no-unused-vars', 'export const f = (a: number, _b: number) => a;\n'),
  onServer('no-unused-vars', 'try {\n  console.log(1);\n} catch (error) {\n  console.log(2);\n}\n'),
  onServer('no-unused-vars', "import { join } from 'node:path';\nexport const a = 1;\n"),
  onServer('no-unused-expressions', 'export const f = (a: boolean) => {\n  a && f(a);\n};\n'),
  onServer('no-array-constructor', 'export const a = new Array(1, 2);\n'),
  onServer('no-useless-spread', 'export const f = (a: number) => ({ ...{ a, b: a }, c: a });\n'),
  onServer('no-useless-spread', 'export const f = (a: number) => [...[a, a], a];\n'),
  onServer('no-useless-spread', 'export const f = (a: number) => Math.max(...[a, a]);\n'),
  onServer('no-var', 'export var a = 1;\n'),
  onServer('prefer-const', 'let a = 1;\nconsole.log(a);\n'),
  onServer('no-empty', 'try {\n  console.log(1);\n} catch {}\n'),
  onServer(
    'no-fallthrough',
    'export const f = (a: number) => {\n  switch (a) {\n    case 1:\n      console.log(1);\n    default:\n      console.log(2);\n  }\n};\n',
  ),
  onServer(
    'no-case-declarations',
    'export const f = (a: number) => {\n  switch (a) {\n    case 1:\n      const b = a;\n      console.log(b);\n  }\n};\n',
  ),
  onServer('no-constant-condition', 'if (true) console.log(1);\n'),
  onServer('no-useless-escape', "export const a = '\\a';\n"),
  onServer(
    'no-useless-assignment',
    'export const f = () => {\n  let a = 1;\n  console.log(a);\n  a = 2;\n};\n',
  ),
  onServer(
    'preserve-caught-error',
    'export const f = () => {\n  try {\n    console.log(1);\n  } catch (error) {\n    throw new Error(`no ${String(error)}`);\n  }\n};\n',
  ),
  onServer('no-prototype-builtins', "export const f = (a: object) => a.hasOwnProperty('b');\n"),
  onServer('Unused', '// oxlint-disable-next-line no-var\nexport const a = 1;\n'),
  onServer('Unused', '// eslint-disable-next-line no-var\nexport const a = 1;\n'),
  inScript('no-undef', 'export const a = nowhere;\n'),
  inScript('no-undef', 'export const a = document;\n'),
  inScript('no-floating-promises', 'export function f() {\n  Promise.resolve(1);\n}\n'),
];

const imports = [
  inBrowser('no-restricted-imports', "import { Button } from 'antd';\nexport const A = Button;\n"),
  inBrowser('no-restricted-imports', "import { Button } from 'antd/es/button';\nexport const A = Button;\n"),
  inBrowser(
    'no-restricted-imports',
    "import type { ButtonProps } from 'antd';\nexport type A = ButtonProps;\n",
  ),
  inBrowser('no-restricted-imports', "export { Link } from 'react-router';\n"),
  violation(
    'no-restricted-imports',
    'module-template/src',
    "export { createSlice } from '@reduxjs/toolkit';\n",
  ),
  violation('no-restricted-imports', 'shared/src/sdk/ui', "export { Link } from 'react-router-dom';\n"),
  violation('no-restricted-imports', 'shared/src/sdk/router', "export { Button } from 'antd';\n"),
  violation('no-restricted-imports', 'shell/src', "export { Money } from '@tayyib/shared/contracts';\n"),
];

const component = (hooks: string, body: string, shown = 'null') =>
  `import { ${hooks} } from 'react';\nexport function Example({ a }: { a: number }) {\n${body}\n  return ${shown};\n}\n`;

const react = [
  inBrowser('rules-of-hooks', component('useId', '  if (a > 1) console.log(useId());')),
  inBrowser('exhaustive-deps', component('useEffect', '  useEffect(() => console.log(a), []);')),
  inBrowser(
    'set-state-in-effect',
    component(
      'useEffect, useState',
      '  const [b, setB] = useState(0);\n  useEffect(() => {\n    setB(a);\n  }, [a]);',
      'b',
    ),
  ),
  inBrowser(
    'set-state-in-render',
    component('useState', '  const [b, setB] = useState(0);\n  setB(a);', 'b'),
  ),
  inBrowser(
    'static-components',
    component('useId', '  const id = useId();\n  const Inner = () => <p>{a}</p>;', '<Inner key={id} />'),
  ),
  inBrowser(
    'purity',
    component('useId', '  const id = useId();\n  const b = Math.random();', '<p id={id}>{a + b}</p>'),
  ),
  inBrowser('refs', component('useRef', '  const b = useRef(a);', '<p>{b.current}</p>')),
  inBrowser(
    'immutability',
    component('useState', '  const [b] = useState({ c: 1 });\n  b.c = a;', '<p>{b.c}</p>'),
  ),
  inBrowser(
    'globals',
    'let seen = 0;\nexport function Example({ a }: { a: number }) {\n  seen = a;\n  return <p>{seen}</p>;\n}\n',
  ),
  inBrowser(
    'error-boundaries',
    'export function Example({ a }: { a: number }) {\n  try {\n    return <p>{a}</p>;\n  } catch {\n    return null;\n  }\n}\n',
  ),
];

const shown = (jsx: string) => `export const example = ${jsx};\n`;
const accessibility = [
  inBrowser('alt-text', shown('<img src="a.png" />')),
  inBrowser('anchor-is-valid', shown('<a href="#">a</a>')),
  inBrowser('aria-props', shown('<p aria-nothing="a">a</p>')),
  inBrowser('aria-role', shown('<p role="nothing">a</p>')),
  inBrowser('heading-has-content', shown('<h1 />')),
  inBrowser('iframe-has-title', shown('<iframe src="a.html" />')),
  inBrowser('label-has-associated-control', shown('<label>a</label>')),
  inBrowser('no-autofocus', shown('<input autoFocus />')),
  inBrowser('no-noninteractive-tabindex', shown('<p tabIndex={0}>a</p>')),
  inBrowser('role-has-required-aria-props', shown('<div role="slider" tabIndex={0} />')),
  inBrowser('tabindex-no-positive', shown('<button tabIndex={1}>a</button>')),
];

/** One file for each rule whose loss we would feel, and for each way it is set up. */
export const violations = [...typed, ...untyped, ...imports, ...react, ...accessibility];

/** What looks like a violation, but is allowed in its context. */
export const accepted = [
  {
    what: 'antd behind its own door',
    path: 'shared/src/sdk/ui/accepted.ts',
    text: "export { Button } from 'antd';\n",
  },
  {
    what: 'types of the contracts in the browser',
    path: 'shell/src/accepted.ts',
    text: "export type { Money } from '@tayyib/shared/contracts';\n",
  },
  {
    what: 'schemas of the contracts on the server',
    path: 'server/src/accepted.ts',
    text: "export { Money } from '@tayyib/shared/contracts';\n",
  },
  {
    what: 'any library and unknown answers in a test',
    path: 'mfe-screener/src/accepted.test.tsx',
    text: "import { Button } from 'antd';\nconsole.log(Button, JSON.parse('{}').a);\n",
  },
  {
    what: 'unknown answers in a fixture of tests',
    path: 'server/src/acceptedFixtures.ts',
    text: "console.log(JSON.parse('{}').a);\n",
  },
  {
    what: 'an async handler of a press',
    path: 'mfe-screener/src/accepted.tsx',
    text: 'export const example = <button onClick={async () => void (await fetch("/"))}>a</button>;\n',
  },
  {
    what: 'an assertion that the compiler needs, because it is strict and an index may miss',
    path: 'server/src/strict.ts',
    text: 'export const f = (a: string[], b: string | null) => a[0]!.length + b!.length;\n',
  },
];
