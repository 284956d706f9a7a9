import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import { addsUnowned, changesEndpoints, variablesIn, type ModuleFacts } from '@tayyib/shared/gate';
import { inRoot } from '../../build/paths.mjs';
import { readDescriptor } from '../../build/readDescriptor';

/** The sources of a module by their path in its folder. */
export type Sources = ReadonlyMap<string, string>;

/** A module of this repository, read from its folder. */
export interface SourceModule {
  descriptor: ModuleDescriptor;
  facts: ModuleFacts;
  /** Imported exports of the SDK, as in `facts.uses`, and imported types, which no build contains. */
  imports: ReadonlyMap<string, string>;
  /** CSS variables that it uses without a fallback, with the file. */
  variables: ReadonlyMap<string, string>;
  /** Every address in its code, whatever it does with it. */
  addresses: ReadonlySet<string>;
  /** The names of the query of each address in its code: `/stock?isin=` is `isin` for `/stock`. */
  queries: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names that it reads of a query, or of anything else by `get`, with the files that do. */
  reads: ReadonlyMap<string, ReadonlySet<string>>;
}

const SDK = '@tayyib/shared/sdk/';
/** Functions that read one name of a query. */
const READS = new Set(['get', 'getAll', 'has']);
const ADDRESS = /^\/[a-z][\w-]*(?:\/[\w-]+)*(?=$|[/?#])/i;

/** The sources of a module folder that are part of a release. */
export function readSources(folder: string): Sources {
  const src = inRoot(folder, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx?|css)$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file),
  );
  return new Map(files.map((file) => [`src/${file}`, readFileSync(join(src, file), 'utf8')]));
}

/** Reads a module from its folder. */
export const readModule = (folder: string): SourceModule =>
  sourceModule(readDescriptor(inRoot(folder)), readSources(folder));

/** Analyzes these sources. */
export function sourceModule(descriptor: ModuleDescriptor, sources: Sources): SourceModule {
  const uses = new Map<string, string>();
  const imports = new Map<string, string>();
  const slices = new Map<string, string>();
  const endpointOwners = new Map<string, string>();
  const tags = new Map<string, string>();
  const usedTags = new Map<string, string>();
  const events = new Map<string, string>();
  const links = new Map<string, string>();
  const variables = new Map<string, string>();
  const renderedSlots = new Map<string, string>();
  const addresses = new Set<string>();
  const queries = new Map<string, Set<string>>();
  const reads = new Map<string, Set<string>>();
  const misuses: { file: string; message: string }[] = [];
  for (const [path, text] of sources) {
    const note = (into: Map<string, string>, names: Iterable<string>) => {
      for (const name of names) into.set(name, path);
    };
    if (path.endsWith('.css')) note(variables, variablesIn(text));
    else
      note(
        variables,
        [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name),
      );
    if (path.endsWith('.css')) continue;
    visit(parse(path, text), (node) => {
      note(imports, importedNames(node));
      note(uses, isOfTypes(node) ? [] : importedNames(node, isValue));
      if (ts.isCallExpression(node)) {
        const [first] = node.arguments;
        const called = nameOf(node.expression);
        const name = first && ts.isStringLiteralLike(first) ? [first.text] : [];
        if (called && READS.has(called))
          for (const each of name) reads.set(each, new Set([...(reads.get(each) ?? []), path]));
        if (called === 'owned') note(endpointOwners, name);
        if (called === 'on' || called === 'off' || called === 'emit') note(events, name);
        const slice = called === 'createSlice' && first && propertyOf(first, 'name');
        if (slice && ts.isStringLiteral(slice)) note(slices, [slice.text]);
        if (called === 'injectEndpoints' && first) misuses.push(...unowned(path, first));
        if (called === 'enhanceEndpoints' && first && propertyOf(first, 'endpoints'))
          misuses.push({ file: path, message: changesEndpoints });
        if (called === 'invalidateTags' && first) note(usedTags, tagsIn(first));
      }
      if (ts.isPropertyAssignment(node)) {
        const name = node.name.getText();
        if (name === 'addTagTypes') note(tags, stringsIn(node.initializer));
        if (name === 'providesTags' || name === 'invalidatesTags') note(usedTags, tagsIn(node.initializer));
      }
      if (ts.isJsxAttribute(node) && node.name.getText() === 'to' && node.initializer) {
        const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
        note(links, value ? addressIn(value) : []);
      }
      if (isNameOfSlot(node)) note(renderedSlots, stringsIn(node));
      for (const address of addressIn(node)) {
        addresses.add(address);
        queries.set(address, new Set([...(queries.get(address) ?? []), ...queryIn(node)]));
      }
    });
  }
  // requests are read of all files together (`moduleRequests`), keys of the storage in the build
  const unread = { requests: new Map<string, string>(), storageKeys: new Map<string, string>() };
  const found = {
    uses,
    slices,
    endpointOwners,
    tags,
    usedTags,
    events,
    ...unread,
    renderedSlots,
    links,
    misuses,
  };
  return {
    descriptor,
    facts: { ...found, ...definitionOf(sources) },
    imports,
    variables,
    addresses,
    queries,
    reads,
  };
}

/** The address that a text or a template begins with, without query and fragment. */
function addressIn(node: ts.Node): string[] {
  const text = ts.isTemplateExpression(node) ? node.head : node;
  if (!ts.isStringLiteralLike(text) && !ts.isTemplateHead(text)) return [];
  const [address] = ADDRESS.exec(text.text) ?? [];
  return address === undefined ? [] : [address];
}

/** `isin` of `/stock?isin=1` and of `/stock?isin=${isin}` */
function queryIn(node: ts.Node): Set<string> {
  const [, query = ''] = /\?([^#`'"]*)/.exec(node.getText()) ?? [];
  return new Set([...query.matchAll(/(?:^|&)([\w-]+)=/g)].map(([, name = '']) => name));
}

/** `name="stock.panels"` of `<Slot name="stock.panels" … />` */
const isNameOfSlot = (node: ts.Node): node is ts.JsxAttribute =>
  ts.isJsxAttribute(node) &&
  node.name.getText() === 'name' &&
  node.parent.parent.tagName.getText() === 'Slot';

/** `injectEndpoints({ endpoints: … })` without `owned`. */
function unowned(file: string, options: ts.Expression): { file: string; message: string }[] {
  const endpoints = propertyOf(options, 'endpoints');
  const isOwned = endpoints && ts.isCallExpression(endpoints) && nameOf(endpoints.expression) === 'owned';
  return isOwned ? [] : [{ file, message: addsUnowned }];
}

/** `emit` of `socket?.emit` and of `emit` */
const nameOf = (node: ts.Expression) =>
  ts.isPropertyAccessExpression(node) ? node.name.text : ts.isIdentifier(node) ? node.text : undefined;

function definitionOf(sources: Sources): Pick<ModuleFacts, 'pages' | 'slots' | 'commands'> {
  const pages = new Set<string>();
  const slots = new Map<string, string>();
  const commands = new Set<string>();
  visit(parse('src/module.tsx', sources.get('src/module.tsx') ?? ''), (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'defineModule') return;
    const [definition] = node.arguments;
    if (!definition) return;
    for (const property of propertiesOf(propertyOf(definition, 'pages'))) pages.add(property.name.getText());
    for (const { name } of propertiesOf(propertyOf(definition, 'commands'))) {
      if (ts.isStringLiteral(name)) commands.add(name.text);
    }
    for (const property of propertiesOf(propertyOf(definition, 'slots'))) {
      const [slot = ''] = stringsIn(property.initializer);
      slots.set(property.name.getText(), slot);
    }
  });
  return { pages, slots, commands };
}

const parse = (path: string, text: string) =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

function visit(node: ts.Node, onNode: (node: ts.Node) => void): void {
  onNode(node);
  ts.forEachChild(node, (child) => visit(child, onNode));
}

/**
 * `ui.Button` for each name that a node takes of a folder of the SDK: by an import, `export … from` or `import()`. A folder as a whole
 * is `ui.*`.
 */
function importedNames(node: ts.Node, isIncluded: (element: Specifier) => boolean = () => true): string[] {
  if (ts.isImportDeclaration(node)) {
    const folder = sdkFolder(node.moduleSpecifier);
    const bindings = node.importClause?.namedBindings;
    if (folder === undefined || !bindings) return [];
    if (ts.isNamespaceImport(bindings)) return membersOf(bindings.name).map((name) => `${folder}.${name}`);
    return bindings.elements
      .filter(isIncluded)
      .map(({ name, propertyName }) => `${folder}.${(propertyName ?? name).text}`);
  }
  if (ts.isExportDeclaration(node)) {
    const folder = sdkFolder(node.moduleSpecifier);
    if (folder === undefined) return [];
    if (!node.exportClause || !ts.isNamedExports(node.exportClause)) return [`${folder}.*`];
    return node.exportClause.elements
      .filter(isIncluded)
      .map(({ name, propertyName }) => `${folder}.${(propertyName ?? name).text}`);
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const folder = sdkFolder(node.arguments[0]);
    return folder === undefined ? [] : namesOfPromise(node).map((name) => `${folder}.${name}`);
  }
  return [];
}

type Specifier = ts.ImportSpecifier | ts.ExportSpecifier;

const isValue = ({ isTypeOnly }: Specifier) => !isTypeOnly;

/** `import type` and `export type … from` */
const isOfTypes = (node: ts.Node) =>
  (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) ||
  (ts.isExportDeclaration(node) && node.isTypeOnly);

function sdkFolder(specifier: ts.Expression | undefined): string | undefined {
  if (!specifier || !ts.isStringLiteralLike(specifier) || !specifier.text.startsWith(SDK)) return undefined;
  return specifier.text.slice(SDK.length);
}

/** `(await import(…)).Button`, `const { Button } = await import(…)` and `import(…).then(({ Button }) => …)`; `*` otherwise. */
function namesOfPromise(call: ts.CallExpression): string[] {
  const { parent } = call;
  if (ts.isAwaitExpression(parent)) {
    const holder = ts.isParenthesizedExpression(parent.parent) ? parent.parent.parent : parent.parent;
    if (ts.isPropertyAccessExpression(holder)) return [holder.name.text];
    if (ts.isVariableDeclaration(holder)) return namesOfBinding(holder.name);
    if (ts.isExpressionStatement(holder)) return [];
  }
  if (ts.isPropertyAccessExpression(parent) && parent.name.text === 'then') {
    const handler = ts.isCallExpression(parent.parent) ? parent.parent.arguments[0] : undefined;
    const isFunction = handler && (ts.isArrowFunction(handler) || ts.isFunctionExpression(handler));
    const parameter = isFunction ? handler.parameters[0] : undefined;
    if (isFunction) return parameter ? namesOfBinding(parameter.name) : [];
  }
  return ['*'];
}

function namesOfBinding(binding: ts.BindingName): string[] {
  if (ts.isObjectBindingPattern(binding))
    return binding.elements.map(({ name, propertyName, dotDotDotToken }) =>
      dotDotDotToken ? '*' : (propertyName ?? name).getText(),
    );
  return ts.isIdentifier(binding) ? membersOf(binding) : ['*'];
}

/** The members that a file takes of a namespace; `*` if it is used as a whole. */
function membersOf(namespace: ts.Identifier): string[] {
  const names: string[] = [];
  visit(namespace.getSourceFile(), (node) => {
    if (!ts.isIdentifier(node) || node.text !== namespace.text || node === namespace) return;
    const { parent } = node;
    if (ts.isPropertyAccessExpression(parent) && parent.expression === node) names.push(parent.name.text);
    else if (ts.isQualifiedName(parent) && parent.left === node) return;
    else if (!ts.isPropertyAccessExpression(parent)) names.push('*');
  });
  return [...new Set(names)];
}

const propertiesOf = (node: ts.Node | undefined) =>
  node && ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : [];

const propertyOf = (node: ts.Node, name: string) =>
  propertiesOf(node).find((property) => property.name.getText() === name)?.initializer;

function stringsIn(node: ts.Node): string[] {
  const strings: string[] = [];
  visit(node, (each) => {
    if (ts.isStringLiteral(each)) strings.push(each.text);
  });
  return strings;
}

/** Names of cache tags: strings, and the `type` of objects that name one entry of it by an `id`. */
function tagsIn(node: ts.Node): string[] {
  const tags: string[] = [];
  visit(node, (each) => {
    if (ts.isStringLiteral(each) && !isId(each.parent)) tags.push(each.text);
  });
  return tags;
}

const isId = (node: ts.Node): boolean => ts.isPropertyAssignment(node) && node.name.getText() === 'id';
