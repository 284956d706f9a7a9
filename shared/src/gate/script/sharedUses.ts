import type { AnyNode, CallExpression } from 'acorn';
import type { Bundle, WebpackModule } from './Bundle';
import { isFunction, type Reference } from './scopes';
import { literalOf, memberOf, plain } from './nodes';

/** Where a module uses a package that the shell provides. */
export interface SharedUse {
  /** `@tayyib/shared/sdk/ui` */
  key: string;
  /** The export that is used; undefined where that cannot be read. */
  name: string | undefined;
  /** The expression that stands for the export. */
  node: AnyNode;
}

/** Every call of webpack's `require` in a module, with what encloses it. */
export function requiresIn({ scopes, factory }: WebpackModule): { id: string; path: readonly AnyNode[] }[] {
  const [, , parameter] = factory.params;
  if (parameter?.type !== 'Identifier') return [];
  const variable = scopes.parameterOf(factory, parameter.name);
  return (variable?.references ?? []).flatMap(({ node, path }) => {
    const call = path.at(-2);
    if (call?.type === 'CallExpression' && call.callee === node) {
      const id = literalOf(call.arguments[0]);
      return id === undefined ? [] : [{ id, path: path.slice(0, -1) }];
    }
    return boundRequire(path);
  });
}

/** `require.bind(require, 725)` and `require.t.bind(require, 725, 19)` are functions that return the module. */
function boundRequire(path: readonly AnyNode[]): { id: string; path: readonly AnyNode[] }[] {
  const at = path.findLastIndex((each) => each.type === 'CallExpression' && memberOf(each.callee) === 'bind');
  const call = path[at];
  if (call?.type !== 'CallExpression' || at < path.length - 4) return [];
  const id = literalOf(call.arguments[1]);
  return id === undefined || path.at(-1) !== call.arguments[0] ? [] : [{ id, path: path.slice(0, at + 1) }];
}

/** What a module uses of the packages that the shell provides: imports, re-exports and `import()`. */
export function sharedUses(bundle: Bundle, module: WebpackModule): SharedUse[] {
  if (!mayUseShared(bundle, module)) return [];
  return requiresIn(module).flatMap(({ id, path }) => {
    const key = bundle.shared.get(id);
    if (key === undefined) return [];
    return namesOf(module, path).map(({ name, node }) => ({ key, name, node }));
  });
}

/** Whether its text requests a package that the shell provides, which is found out sooner than what its variables are. */
function mayUseShared({ shared }: Bundle, { factory, text }: WebpackModule): boolean {
  const [, , parameter] = factory.params;
  if (parameter?.type !== 'Identifier') return false;
  const { name } = parameter;
  if (text.includes(`.bind(${name},`)) return true;
  return [...shared.keys()].some(
    (id) =>
      text.includes(`${name}(${id})`) ||
      text.includes(`${name}("${id}")`) ||
      text.includes(`${name}('${id}')`),
  );
}

interface Named {
  name: string | undefined;
  node: AnyNode;
}

/** The names that are taken of a namespace, which is the last node of a path. */
function namesOf(module: WebpackModule, path: readonly AnyNode[]): Named[] {
  const [around, node] = path.slice(-2);
  if (!around || !node) return [];
  const unknown: Named[] = [{ name: undefined, node }];
  if (around.type === 'ExpressionStatement') return [];
  if (around.type === 'SequenceExpression')
    return around.expressions.at(-1) === node ? namesOf(module, path.slice(0, -1)) : [];
  if (around.type === 'MemberExpression' && around.object === node) {
    return [{ name: memberOf(around), node: around }];
  }
  if (around.type === 'VariableDeclarator') {
    if (around.id.type === 'ObjectPattern') return patternNames(around.id, node);
    return around.id.type === 'Identifier' ? variableNames(module, around.id) : unknown;
  }
  if (around.type === 'AssignmentExpression' && around.left.type === 'Identifier')
    return variableNames(module, around.left);
  if (around.type === 'AwaitExpression') return namesOf(module, path.slice(0, -1));
  if (around.type === 'CallExpression' && memberOf(around.callee) === 'n')
    return [{ name: 'default', node: around }];
  if (isFunction(around) || (around.type === 'CallExpression' && memberOf(around.callee) === 'then'))
    return promisedNames(module, path) ?? unknown;
  return unknown;
}

/** `() => require(404)` in `promise.then(…)`: the names that are taken of what the promise becomes. */
function promisedNames(module: WebpackModule, path: readonly AnyNode[]): Named[] | undefined {
  const at = path.findLastIndex((each) => each.type === 'CallExpression' && memberOf(each.callee) === 'then');
  const then = path[at];
  if (then?.type !== 'CallExpression' || at < path.length - 3) return undefined;
  const around = path[at - 1];
  if (around?.type === 'AwaitExpression') return namesOf(module, path.slice(0, at));
  const next = path[at - 2];
  if (around?.type !== 'MemberExpression' || memberOf(around) !== 'then') return undefined;
  return next?.type === 'CallExpression' ? handlerNames(module, next) : undefined;
}

/** `.then(({ Button }) => …)` and `.then((ui) => ui.Button)` */
function handlerNames(module: WebpackModule, { arguments: [handler] }: CallExpression): Named[] | undefined {
  if (handler?.type !== 'ArrowFunctionExpression' && handler?.type !== 'FunctionExpression') return undefined;
  const [parameter] = handler.params;
  if (!parameter) return [];
  if (parameter.type === 'ObjectPattern') return patternNames(parameter, handler);
  return parameter.type === 'Identifier' ? variableNames(module, parameter, handler) : undefined;
}

function patternNames(pattern: AnyNode, node: AnyNode): Named[] {
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.map((property) => {
    const isNamed = property.type === 'Property' && property.key.type === 'Identifier' && !property.computed;
    return { name: isNamed && property.key.type === 'Identifier' ? property.key.name : undefined, node };
  });
}

function variableNames({ scopes }: WebpackModule, id: AnyNode, handler?: AnyNode): Named[] {
  const variable =
    handler && id.type === 'Identifier' ? scopes.parameterOf(handler, id.name) : scopes.variableOf(id);
  return (variable?.references ?? []).flatMap((reference) => namesByReference(reference));
}

function namesByReference({ node, path }: Reference): Named[] {
  const around = path.at(-2);
  if (around?.type === 'MemberExpression' && around.object === node) {
    return [{ name: memberOf(around), node: around }];
  }
  if (around?.type === 'AssignmentExpression' && around.left === node) return [];
  if (around?.type === 'VariableDeclarator' && around.id.type === 'ObjectPattern')
    return patternNames(around.id, node);
  if (around?.type === 'CallExpression' && memberOf(around.callee) === 'n')
    return [{ name: 'default', node: around }];
  return [{ name: undefined, node: around ? plain(around) : node }];
}
