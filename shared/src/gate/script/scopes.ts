import type { AnyNode, Identifier, Pattern } from 'acorn';
import { fullAncestor } from 'acorn-walk';

/** So many nodes around a reference are kept; the longest form that is read, a named import of a chunk, has eight. */
const KEPT = 9;

/** A reference to a variable, and what encloses it: the outermost node first, the reference itself last. */
export interface Reference {
  node: Identifier;
  path: readonly AnyNode[];
}

/** What a variable is: its first value, or the place in the parameters of a function. */
export interface Variable {
  value?: AnyNode;
  references: Reference[];
}

/** The variables that each block or function declares, by name. */
type Scopes = Map<AnyNode, Map<string, Variable>>;

const BLOCKS = new Set([
  'BlockStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'SwitchStatement',
  'Program',
]);

export const isFunction = (node: AnyNode | undefined) =>
  node?.type === 'FunctionExpression' ||
  node?.type === 'FunctionDeclaration' ||
  node?.type === 'ArrowFunctionExpression';

/** The names that a pattern declares. */
function namesOf(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) =>
        each.type === 'Property' ? namesOf(each.value) : namesOf(each.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((each) => (each ? namesOf(each) : []));
    case 'RestElement':
      return namesOf(pattern.argument);
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    case 'MemberExpression':
      return [];
  }
}

/** The variables of a script, resolved as the language does: what a name refers to depends on the functions and blocks around it. */
export class ScopeTable {
  readonly #scopes: Scopes = new Map();
  readonly #byReference = new Map<AnyNode, Variable>();

  constructor(program: AnyNode) {
    fullAncestor(program, (node, _state, path) => this.#declare(node, path));
    fullAncestor(program, (node, _state, path) => {
      if (node.type !== 'Identifier') return;
      const variable = this.#find(node.name, path);
      if (!variable) return;
      this.#byReference.set(node, variable);
      if (!isDeclaration(node, path)) variable.references.push({ node, path: path.slice(-KEPT) });
    });
  }

  /** The variable that an identifier refers to; undefined for globals. */
  variableOf(node: AnyNode): Variable | undefined {
    return this.#byReference.get(node);
  }

  /** A variable that a function declares: a parameter of it, for example. */
  parameterOf(declaring: AnyNode, name: string): Variable | undefined {
    return this.#scopes.get(declaring)?.get(name);
  }

  #declare(node: AnyNode, path: readonly AnyNode[]): void {
    if (node.type === 'VariableDeclaration') {
      const scope = node.kind === 'var' ? functionAround(path) : blockAround(path);
      for (const { id, init } of node.declarations) {
        for (const name of namesOf(id))
          this.#add(scope, name, id.type === 'Identifier' && init ? init : undefined);
      }
    }
    if (isFunction(node) && 'params' in node) {
      for (const parameter of node.params) for (const name of namesOf(parameter)) this.#add(node, name);
    }
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
      if (node.id) this.#add(blockAround(path.slice(0, -1)), node.id.name, node);
    }
    if (node.type === 'FunctionExpression' && node.id) this.#add(node, node.id.name, node);
    if (node.type === 'CatchClause' && node.param) {
      for (const name of namesOf(node.param)) this.#add(node, name);
    }
  }

  #add(scope: AnyNode | undefined, name: string, value?: AnyNode): void {
    if (!scope) return;
    const names = this.#scopes.get(scope) ?? new Map<string, Variable>();
    this.#scopes.set(scope, names);
    const known = names.get(name);
    if (known) known.value ??= value;
    else names.set(name, { references: [], ...(value && { value }) });
  }

  #find(name: string, path: readonly AnyNode[]): Variable | undefined {
    for (let at = path.length - 1; at >= 0; at -= 1) {
      const node = path[at];
      const found = node && this.#scopes.get(node)?.get(name);
      if (found) return found;
    }
    return undefined;
  }
}

const functionAround = (path: readonly AnyNode[]) =>
  path.findLast((node) => isFunction(node) || node.type === 'Program');

const blockAround = (path: readonly AnyNode[]) =>
  path.findLast((node) => isFunction(node) || BLOCKS.has(node.type));

/** Whether the identifier is the name in its own declaration. */
function isDeclaration(node: AnyNode, path: readonly AnyNode[]): boolean {
  const parent = path.at(-2);
  if (parent?.type === 'VariableDeclarator') return parent.id === node;
  return (
    isFunction(parent) &&
    parent !== undefined &&
    'params' in parent &&
    parent.params.some((each) => each === node)
  );
}
