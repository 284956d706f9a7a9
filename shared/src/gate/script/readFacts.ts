import type { AnyNode, CallExpression } from 'acorn';
import { full } from 'acorn-walk';
import { addsUnowned, changesEndpoints, type ModuleFacts } from '../ModuleFacts';
import { chunksOf, type Bundle, type WebpackModule } from './Bundle';
import { sharedEndpoints } from '../../policy/moduleScope';
import { callsIn, isWhole, literalOf, memberOf, plain, propertiesOf, stringsOf } from './nodes';
import { pageMisuses } from './pageMisuses';
import { readRequests, TextReader } from './readRequests';
import { requiresIn, sharedUses } from './sharedUses';

const SDK = '@tayyib/shared/sdk/';
const ADDRESS = /^\/[a-z][\w-]*(?:\/[\w-]+)*(?=$|[/?#])/i;

/** A page, slot component or command of a build, and the chunks that its loader requests. */
export interface Part {
  name: string;
  chunks: readonly string[];
}

/** What the scripts of a build provide and use. */
export interface BundleFacts extends ModuleFacts {
  parts: readonly Part[];
}

/** Reads a build. */
export function readFacts(bundle: Bundle): BundleFacts {
  const uses = new Map<string, string>();
  const slices = new Map<string, string>();
  const endpointOwners = new Map<string, string>();
  const tags = new Map<string, string>();
  const usedTags = new Map<string, string>();
  const events = new Map<string, string>();
  const links = new Map<string, string>();
  const requests = new Map<string, string>();
  const storageKeys = new Map<string, string>();
  const renderedSlots = new Map<string, string>();
  const misuses: { file: string; message: string }[] = [];
  const sdkNames = new Map<AnyNode, string>();

  for (const module of bundle.copies) {
    for (const { key, name, node } of sharedUses(bundle, module)) {
      if (!key.startsWith(SDK)) continue;
      const use = `${key.slice(SDK.length)}.${name ?? '*'}`;
      uses.set(use, module.script.name);
      sdkNames.set(node, use);
    }
  }

  for (const module of bundle.copies) {
    const file = module.script.name;
    const valueOf = (node: AnyNode | undefined): AnyNode | undefined =>
      node?.type === 'Identifier' ? module.scopes.variableOf(node)?.value : node;
    const misuse = (message: string) => misuses.push({ file, message });
    const note = (into: Map<string, string>, found: Iterable<string>) => {
      for (const each of found) into.set(each, file);
    };

    const readCall = (call: CallExpression) => {
      const [first] = call.arguments;
      const called = plain(call.callee);
      const sdkName = sdkNames.get(called);
      const name = literalOf(first);
      if (sdkName === 'api.owned') {
        if (name === undefined)
          misuse('owned(…) is called with a name that is not written out. Write it as a string.');
        else note(endpointOwners, [name]);
      }
      if (sdkName === 'toolkit.createSlice') {
        const slice = literalOf(propertiesOf(valueOf(first)).get('name'));
        if (slice === undefined) misuse('a slice has a name that is not written out. Write it as a string.');
        else note(slices, [slice]);
      }
      if (first && sdkNames.get(plain(first)) === 'modules.Slot')
        note(renderedSlots, [literalOf(propertiesOf(call.arguments[1]).get('name')) ?? '']);
      const method = memberOf(called);
      if (method === 'injectEndpoints') {
        const endpoints = valueOf(propertiesOf(valueOf(first)).get('endpoints'));
        const owner =
          endpoints?.type === 'CallExpression' ? sdkNames.get(plain(endpoints.callee)) : undefined;
        if (owner !== 'api.owned' && !areShared(endpoints)) misuse(addsUnowned);
      }
      if (method === 'enhanceEndpoints') {
        const options = propertiesOf(valueOf(first));
        const added = options.get('addTagTypes');
        const strings = added ? stringsOf(valueOf(added)) : [];
        if (strings) note(tags, strings);
        else misuse('addTagTypes has names that are not written out. Write them as strings.');
        if (options.has('endpoints')) misuse(changesEndpoints);
      }
      if (isFetch(called) && /^\/?api\//.test(textOf(first)))
        misuse(
          `it fetches ${textOf(first)} itself. Define an endpoint, so that the session and errors are handled.`,
        );
      if (method === 'setItem' || method === 'removeItem')
        note(storageKeys, new TextReader(module).texts(first));
      if (method === 'invalidateTags') note(usedTags, stringsOf(valueOf(first)) ?? []);
      if ((method === 'on' || method === 'off' || method === 'emit') && name !== undefined)
        note(events, [name]);
    };

    if (maySendRequests(module)) note(requests, readRequests(module.factory, module));
    for (const message of pageMisuses(module)) misuse(message);
    full(module.factory, (node) => {
      if (node.type === 'CallExpression') readCall(node);
      if (node.type === 'ObjectExpression') {
        const properties = propertiesOf(node);
        for (const key of ['providesTags', 'invalidatesTags'])
          note(usedTags, stringsOf(valueOf(properties.get(key))) ?? []);
        const [address] = ADDRESS.exec(textOf(properties.get('to'))) ?? [];
        if (address) note(links, [address]);
      }
    });
  }

  const definition = readDefinition(bundle, sdkNames, misuses);
  return {
    uses,
    slices,
    endpointOwners,
    tags,
    usedTags,
    events,
    requests,
    links,
    storageKeys,
    renderedSlots,
    misuses,
    ...definition,
  };
}

/** Most code of libraries sends none, and what its variables are need not be found out. */
const maySendRequests = ({ text }: WebpackModule) => /\bquery(Fn)?\b|sendFile|\/api\//.test(text);

/** Whether a function defines only endpoints that several modules have, all from the same source. */
function areShared(define: AnyNode | undefined): boolean {
  if (define?.type !== 'ArrowFunctionExpression' || define.body.type !== 'ObjectExpression') return false;
  return (
    isWhole(define.body) && [...propertiesOf(define.body).keys()].every((name) => sharedEndpoints.has(name))
  );
}

/** What a script names globally: `document.body.style`; undefined for what is computed or its own. */
function pathOf(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return undefined;
  const object = pathOf(node.object);
  const member = memberOf(node);
  return object === undefined || member === undefined ? undefined : `${object}.${member}`;
}

const isFetch = (called: AnyNode) => /^(window\.|globalThis\.)?fetch$/.test(pathOf(called) ?? '');

/** The text that a node begins with. */
const textOf = (node: AnyNode | undefined) =>
  (node?.type === 'TemplateLiteral' ? node.quasis[0]?.value.cooked : literalOf(node)) ?? '';

type Definition = Pick<BundleFacts, 'pages' | 'slots' | 'commands' | 'parts'>;

/** What the exposed module passes to `defineModule`. */
function readDefinition(
  bundle: Bundle,
  sdkNames: ReadonlyMap<AnyNode, string>,
  misuses: { file: string; message: string }[],
): Definition {
  const pages = new Set<string>();
  const slots = new Map<string, string>();
  const commands = new Set<string>();
  const parts: Part[] = [];
  const found: Definition = { pages, slots, commands, parts };
  const module = bundle.modules.get(bundle.exposed?.id ?? '');
  if (!module) return found;
  const { scopes } = module;
  const { name: file } = module.script;
  const call = callsIn(module.factory).find(
    ({ callee }) => sdkNames.get(plain(callee)) === 'modules.defineModule',
  );
  const valueOf = (node: AnyNode | undefined): AnyNode | undefined =>
    node?.type === 'Identifier' ? scopes.variableOf(node)?.value : node;
  const definition = valueOf(call?.arguments[0]);
  if (definition?.type !== 'ObjectExpression') {
    misuses.push({
      file,
      message:
        'it does not call defineModule({ … }) of @tayyib/shared/sdk/modules with an object that is written out.',
    });
    return found;
  }
  const take = (name: string, loader: AnyNode | undefined): boolean => {
    const part = loader && readLoader(bundle, module, loader);
    if (!part) return false;
    parts.push({ name, chunks: part.chunks });
    for (const message of part.problems) misuses.push({ file, message: `${name} ${message}` });
    return part.isThere;
  };
  const properties = propertiesOf(definition);
  const lists = (['pages', 'slots', 'commands'] as const).map((name) => valueOf(properties.get(name)));
  if (
    !isWhole(definition) ||
    lists.some((list) => list && (list.type !== 'ObjectExpression' || !isWhole(list)))
  )
    misuses.push({
      file,
      message:
        'the pages, slots and commands of defineModule cannot be read. Write them out, without spreads.',
    });
  const [pageList, slotList, commandList] = lists;
  for (const [name, loader] of propertiesOf(pageList)) if (take(name, loader)) pages.add(name);
  for (const [name, value] of propertiesOf(slotList)) {
    const filling = valueOf(value);
    const isSlot =
      filling?.type === 'CallExpression' && sdkNames.get(plain(filling.callee)) === 'modules.slot';
    const slot = isSlot ? literalOf(filling.arguments[0]) : undefined;
    if (isSlot && slot !== undefined && take(name, filling.arguments[1])) slots.set(name, slot);
  }
  for (const [name, loader] of propertiesOf(commandList)) if (take(name, loader)) commands.add(name);
  return found;
}

/** The chunks that a loader requests, and whether what it returns is in the build. Undefined if it cannot be read. */
function readLoader(
  bundle: Bundle,
  module: WebpackModule,
  loader: AnyNode,
): { chunks: string[]; isThere: boolean; problems: string[] } | undefined {
  const function_ = loader.type === 'Identifier' ? module.scopes.variableOf(loader)?.value : loader;
  if (!function_) return undefined;
  const inside = requiresIn(module).filter(({ path }) => path.some((each) => each === function_));
  const chunks = chunksOf(callsIn(function_));
  if (inside.length === 0) return { chunks, isThere: true, problems: [] };
  const isThere = inside.every(({ id, path }) => {
    if (bundle.shared.has(id)) return true;
    const target = bundle.modules.get(id);
    if (!target) return false;
    const used = memberAround(path);
    const exported = exportsOf(target);
    return exported === undefined || exported.has(used ?? 'default');
  });
  const problems = inside.flatMap(({ id }) => {
    const kind = kindOfDefault(bundle.modules.get(id));
    return kind === undefined
      ? []
      : [`has ${kind} as its default export, and needs a component or a function.`];
  });
  return { chunks, isThere, problems };
}

/** What a module exports by default, if that is a value that can neither be shown nor called. */
function kindOfDefault(module: WebpackModule | undefined): string | undefined {
  const exported = module && exportsOf(module)?.get('default');
  const value = exported?.type === 'Identifier' ? module?.scopes.variableOf(exported)?.value : exported;
  switch (value?.type) {
    case 'ObjectExpression':
      return 'an object';
    case 'ArrayExpression':
      return 'a list';
    case 'Literal':
    case 'TemplateLiteral':
      return 'a text or number';
    default:
      return undefined;
  }
}

/** `(await promise.then(() => require(980))).ListsCard` -> `ListsCard` */
function memberAround(path: readonly AnyNode[]): string | undefined {
  const at = path.findLastIndex((each) => each.type === 'AwaitExpression');
  return at > 0 ? memberOf(path[at - 1]) : undefined;
}

/** What a module exports, by name; undefined for one that is not an ES module. */
function exportsOf({ factory, scopes }: WebpackModule): Map<string, AnyNode | undefined> | undefined {
  const [, exported, require] = factory.params;
  if (exported?.type !== 'Identifier' || require?.type !== 'Identifier') return undefined;
  const exports = new Map<string, AnyNode | undefined>();
  let isEs = false;
  for (const { path } of scopes.parameterOf(factory, require.name)?.references ?? []) {
    const call = path.at(-3);
    const member = memberOf(path.at(-2));
    if (call?.type !== 'CallExpression') continue;
    if (member === 'r') isEs = true;
    if (member !== 'd') continue;
    isEs = true;
    const [, list] = call.arguments;
    for (const [name, getter] of propertiesOf(list)) exports.set(name, gotten(getter));
    if (list?.type !== 'ArrayExpression') continue;
    // name, getter, name, 0, value, …
    for (let at = 0; at < list.elements.length; at += 1) {
      const name = literalOf(list.elements[at]);
      const isValue = literalOf(list.elements[at + 1]) === '0';
      const value = list.elements[at + (isValue ? 2 : 1)] ?? undefined;
      if (name !== undefined) exports.set(name, isValue ? value : gotten(value));
      at += isValue ? 2 : 1;
    }
  }
  return isEs ? exports : undefined;
}

/** `() => value` */
const gotten = (getter: AnyNode | undefined): AnyNode | undefined =>
  getter?.type === 'ArrowFunctionExpression' ? getter.body : undefined;
