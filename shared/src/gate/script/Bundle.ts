import {
  parse,
  type AnyNode,
  type ArrowFunctionExpression,
  type CallExpression,
  type FunctionExpression,
  type Program,
} from 'acorn';
import { full } from 'acorn-walk';
import { callsIn, literalOf, memberOf, plain, propertiesOf } from './nodes';
import { ScopeTable } from './scopes';

/** One file of a build, as a syntax tree. */
export interface Script {
  name: string;
  text: string;
  program: Program;
}

/** A module of webpack: its function, and the variable by which it requests other modules. */
export class WebpackModule {
  #scopes: ScopeTable | undefined;

  constructor(
    readonly id: string,
    readonly script: Script,
    readonly factory: FunctionExpression | ArrowFunctionExpression,
  ) {}

  /** Its variables. They are resolved when they are needed: most code of libraries needs none. */
  get scopes(): ScopeTable {
    return (this.#scopes ??= new ScopeTable(this.factory));
  }

  /** Its source text. */
  get text(): string {
    return this.script.text.slice(this.factory.start, this.factory.end);
  }
}

/** The scripts of a federated build. */
export interface Bundle {
  scripts: readonly Script[];
  /** A module may be in several chunks. */
  copies: readonly WebpackModule[];
  modules: ReadonlyMap<string, WebpackModule>;
  /** The ids of packages that the shell provides, with their names: `725` -> `@tayyib/shared/sdk/modules`. */
  shared: ReadonlyMap<string, string>;
  /** The versions that it wants of these packages, by their names: `^19.0.0`. */
  wantedVersions: ReadonlyMap<string, string>;
  /** The module that is exposed as `./module`, and the chunks that the entry requests for it. */
  exposed: { id: string; chunks: readonly string[] } | undefined;
}

/** Parses one file. @throws SyntaxError, or RangeError for code that is nested too deeply */
export function parseScript(name: string, text: string): Script {
  const program = parse(text, { ecmaVersion: 'latest', sourceType: 'script', allowHashBang: true });
  return { name, text, program };
}

/** Reads what webpack and Module Federation write into every build. */
export function bundleOf(scripts: readonly Script[], entry: string): Bundle {
  const copies: WebpackModule[] = [];
  const shared = new Map<string, string>();
  const wantedVersions = new Map<string, string>();
  let exposed: Bundle['exposed'];
  for (const script of scripts) {
    full(script.program, (node) => {
      if (node.type === 'ObjectExpression') {
        for (const [id, factory] of factoriesOf(node)) copies.push(new WebpackModule(id, script, factory));
      }
      if (script.name !== entry) return;
      if (node.type === 'ObjectExpression') exposed ??= exposedBy(propertiesOf(node).get('./module'));
      if (node.type === 'AssignmentExpression' && memberOf(node.left) === 'moduleIdToConsumeDataMapping') {
        for (const [id, facts] of propertiesOf(node.right)) {
          const key = literalOf(propertiesOf(facts).get('shareKey'));
          if (key === undefined) continue;
          shared.set(id, key);
          const wanted = literalOf(propertiesOf(facts).get('requiredVersion'));
          if (wanted !== undefined) wantedVersions.set(key, wanted);
        }
      }
    });
  }
  return {
    scripts,
    copies,
    modules: new Map(copies.map((copy) => [copy.id, copy])),
    shared,
    wantedVersions,
    exposed,
  };
}

/** `{ 342(module, exports, require) { … } }`: the values of an object that are all functions of webpack. */
function factoriesOf(node: AnyNode): [string, WebpackModule['factory']][] {
  const properties = [...propertiesOf(node)];
  const factories: [string, WebpackModule['factory']][] = [];
  for (const [id, value] of properties) {
    if (value.type !== 'FunctionExpression' && value.type !== 'ArrowFunctionExpression') return [];
    if (value.params.length > 3) return [];
    factories.push([id, value]);
  }
  // ids are numbers, or paths where the build names them
  return factories.every(([id]) => /^\d+$|[/.]/.test(id)) ? factories : [];
}

/** `() => r.e(342).then(() => () => r(342))` */
function exposedBy(loader: AnyNode | undefined): Bundle['exposed'] {
  if (!loader) return undefined;
  const calls = callsIn(loader);
  const id = calls
    .flatMap(({ callee, arguments: [first, ...more] }) =>
      plain(callee).type === 'Identifier' && more.length === 0 ? (literalOf(first) ?? []) : [],
    )
    .at(-1);
  return id === undefined ? undefined : { id, chunks: chunksOf(calls) };
}

/** The chunks that these calls request: `require.e(342)`. */
export const chunksOf = (calls: readonly CallExpression[]) =>
  calls.flatMap(({ callee, arguments: [first] }) =>
    memberOf(callee) === 'e' ? (literalOf(first) ?? []) : [],
  );
