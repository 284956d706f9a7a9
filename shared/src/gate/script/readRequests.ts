import type {
  AnyNode,
  ArrowFunctionExpression,
  CallExpression,
  FunctionDeclaration,
  FunctionExpression,
  TemplateLiteral,
} from 'acorn';
import { full, fullAncestor } from 'acorn-walk';
import { isWhole, literalOf, memberOf, plain, propertiesOf } from './nodes';
import { parseScript } from './Bundle';
import { ScopeTable } from './scopes';

/** Some part of an address that is known only when the request is sent. */
const ANY = '*';

/** So many calls are followed into each other; a helper of a helper has two. */
const DEEPEST = 6;

/** So many texts are kept of one expression. */
const MOST_TEXTS = 16;

type FunctionNode = ArrowFunctionExpression | FunctionExpression | FunctionDeclaration;
/** Code whose variables are known. They may be found out when they are needed. */
interface HasScopes {
  readonly scopes: ScopeTable;
}

type Known = ReadonlyMap<string, readonly string[]>;

/**
 * The requests that code sends to the server, as `PUT watchlists/*` without `/api/`: what its endpoints and `sendFile` are called with, and
 * every text that begins with `/api/`. A star stands for what is computed.
 */
export function readRequests(code: AnyNode, of: HasScopes): ReadonlySet<string> {
  const found = new Set<string>();
  const reader = new TextReader(of);
  const add = (methods: readonly string[], addresses: readonly string[]) => {
    for (const method of methods)
      for (const address of addresses) found.add(`${method.toUpperCase()} ${plainAddress(address)}`);
  };
  const addArguments = (all: readonly AnyNode[]) => {
    for (const given of all) {
      const options = propertiesOf(given);
      if (given.type !== 'ObjectExpression') add(['GET'], reader.texts(given));
      else if (options.has('url') || !isWhole(given))
        add(reader.texts(options.get('method'), ['GET']), reader.texts(options.get('url')));
    }
  };
  full(code, (node) => {
    if (node.type === 'CallExpression') {
      const definition = endpointOf(node);
      if (definition?.has('query')) addArguments(reader.returned(reader.functionOf(definition.get('query'))));
      if (definition?.has('queryFn')) addArguments(reader.sentBy(definition.get('queryFn')));
      if (memberOf(plain(node.callee)) === 'sendFile') add(['POST'], reader.texts(node.arguments[0]));
    }
    if (isText(node))
      add(
        ['GET'],
        reader.texts(node).filter((text) => text.startsWith('/api/')),
      );
  });
  return found;
}

/** The same of a script that is one file. */
export function requestsOfScript(text: string): ReadonlySet<string> {
  const { program } = parseScript('script', text);
  return readRequests(program, { scopes: new ScopeTable(program) });
}

/** The endpoints of an API that a request may mean: `GET stocks/*` is `GET /api/stocks/{id}`. */
export function endpointsOf(request: string, api: readonly string[]): string[] {
  const [method = '', address = ''] = request.split(' ');
  const segments = address.split('/');
  const fits = (isExact: boolean) =>
    api.filter((endpoint) => {
      const [of = '', path = ''] = endpoint.split(' ');
      if (method !== ANY && of !== method) return false;
      const parts = path.replace(/^\/api\//, '').split('/');
      return (
        parts.length === segments.length && parts.every((part, at) => isSame(part, segments[at], isExact))
      );
    });
  const exact = fits(true);
  if (exact.length > 0) return exact;
  const possible = fits(false);
  if (possible.length > 0 || !address.includes(ANY)) return possible;
  // a computed part may have slashes
  const pattern = new RegExp(`^${segments.map(patternOf).join('/')}$`);
  return api.filter((endpoint) => {
    const [of = '', path = ''] = endpoint.split(' ');
    return (method === ANY || of === method) && pattern.test(path.replace(/^\/api\//, ''));
  });
}

/** Exactly: a parameter of the endpoint where the request computes, and nowhere else. */
function isSame(part: string, segment = '', isExact = false): boolean {
  const isParameter = part.startsWith('{');
  const isComputed = segment.includes(ANY);
  if (isExact) return isParameter ? isComputed : part === segment;
  return isParameter || new RegExp(`^${patternOf(segment)}$`).test(part);
}

const patternOf = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll(ANY, '.+');

/** `/api/stocks/1?page=2` -> `stocks/1` */
const plainAddress = (address: string) =>
  address
    .replace(/[?#].*$/, '')
    .replace(/^\/?(api\/)?/, '')
    .replaceAll(/\*+/g, ANY);

/** The definition of an endpoint: `build.query({ … })`. */
function endpointOf({ callee, arguments: [first] }: CallExpression) {
  const kind = memberOf(callee);
  if (kind !== 'query' && kind !== 'mutation' && kind !== 'infiniteQuery') return undefined;
  const definition = propertiesOf(first);
  return definition.has('query') || definition.has('queryFn') ? definition : undefined;
}

const isText = (node: AnyNode) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

const isFunction = (node: AnyNode | undefined): node is FunctionNode =>
  node?.type === 'ArrowFunctionExpression' ||
  node?.type === 'FunctionExpression' ||
  node?.type === 'FunctionDeclaration';

/** Computes the texts that an expression may be, as far as the code states them. */
export class TextReader {
  constructor(private readonly of: HasScopes) {}

  /** A function that is written out, or named. */
  functionOf(node: AnyNode | undefined): FunctionNode | undefined {
    const value = node?.type === 'Identifier' ? this.of.scopes.variableOf(node)?.value : node;
    return isFunction(value) ? value : undefined;
  }

  /** What a function may return. */
  returned(node: FunctionNode | undefined): AnyNode[] {
    if (!node) return [];
    if (node.body.type !== 'BlockStatement') return this.alternatives(node.body);
    const results: AnyNode[] = [];
    fullAncestor(node.body, (each, _state, path) => {
      if (each.type !== 'ReturnStatement' || !each.argument || path.some(isFunction)) return;
      results.push(...this.alternatives(each.argument));
    });
    return results;
  }

  /** What a `queryFn` passes to `baseQuery`. */
  sentBy(node: AnyNode | undefined): AnyNode[] {
    const define = this.functionOf(node);
    const send = define?.params[3];
    if (!define || send?.type !== 'Identifier') return [];
    const { references = [] } = this.of.scopes.parameterOf(define, send.name) ?? {};
    return references.flatMap(({ path }) => {
      const call = path.at(-2);
      const given = call?.type === 'CallExpression' ? call.arguments[0] : undefined;
      return given ? this.alternatives(given) : [];
    });
  }

  /** The texts of an expression; `absent` where there is none. */
  texts(
    node: AnyNode | undefined,
    absent: readonly string[] = [ANY],
    known: Known = new Map(),
    depth = 0,
  ): readonly string[] {
    if (!node) return absent;
    const literal = literalOf(node);
    if (literal !== undefined) return [literal];
    if (depth > DEEPEST) return [ANY];
    const of = (each: AnyNode) => this.texts(each, [ANY], known, depth + 1);
    switch (node.type) {
      case 'TemplateLiteral':
        return joined(templateParts(node).map((part) => (typeof part === 'string' ? [part] : of(part))));
      case 'BinaryExpression':
        return node.operator === '+' ? joined([of(node.left), of(node.right)]) : [ANY];
      case 'ConditionalExpression':
        return [...of(node.consequent), ...of(node.alternate)];
      case 'LogicalExpression':
        return [...of(node.left), ...of(node.right)];
      case 'ParenthesizedExpression':
      case 'SequenceExpression':
        return of(plain(node));
      case 'Identifier': {
        const bound = known.get(node.name);
        if (bound) return bound;
        const value = this.of.scopes.variableOf(node)?.value;
        return value && !isFunction(value) && value.type !== 'ClassDeclaration' ? of(value) : [ANY];
      }
      case 'CallExpression':
        return this.#called(node, known, depth);
      default:
        return [ANY];
    }
  }

  /** What a helper returns for these arguments. */
  #called({ callee, arguments: given }: CallExpression, known: Known, depth: number): readonly string[] {
    const helper = this.functionOf(plain(callee));
    if (!helper) return [ANY];
    const bound = new Map<string, readonly string[]>();
    for (const [at, parameter] of helper.params.entries()) {
      const argument = given[at];
      if (parameter.type === 'Identifier')
        bound.set(parameter.name, this.texts(argument, [ANY], known, depth + 1));
      if (parameter.type === 'AssignmentPattern' && parameter.left.type === 'Identifier') {
        const texts = this.texts(argument ?? parameter.right, [ANY], known, depth + 1);
        bound.set(parameter.left.name, texts);
      }
    }
    const texts = this.returned(helper).flatMap((each) => this.texts(each, [ANY], bound, depth + 1));
    return texts.length > 0 ? texts : [ANY];
  }

  alternatives(node: AnyNode): AnyNode[] {
    const inner = plain(node);
    return inner.type === 'ConditionalExpression'
      ? [...this.alternatives(inner.consequent), ...this.alternatives(inner.alternate)]
      : [inner];
  }
}

/** The texts of a template, and the expressions between them. */
const templateParts = ({ quasis, expressions }: TemplateLiteral): (string | AnyNode)[] =>
  quasis.flatMap(({ value }, at) => {
    const expression = expressions[at];
    return expression ? [value.cooked ?? '', expression] : [value.cooked ?? ''];
  });

/** Every text that these parts may form. */
const joined = (parts: readonly (readonly string[])[]): string[] =>
  parts.reduce<string[]>(
    (texts, part) => texts.flatMap((text) => part.map((next) => text + next)).slice(0, MOST_TEXTS),
    [''],
  );
