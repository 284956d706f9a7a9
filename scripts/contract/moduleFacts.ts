import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import { inRoot } from '../../build/paths.mjs';
import { readDescriptor } from '../../build/readDescriptor';

/** The sources of a module by their path in its folder. */
export type Sources = ReadonlyMap<string, string>;

/** What a module provides and uses, read from its sources. */
export interface ModuleFacts {
  descriptor: ModuleDescriptor;
  /** Imported exports of the SDK, as `ui.PageHeading`. */
  uses: ReadonlySet<string>;
  /** What `src/module.tsx` exports: pages, and slot components with their slot. */
  pages: ReadonlySet<string>;
  slots: ReadonlyMap<string, string>;
  /** The names of the commands that it exports. */
  commands: ReadonlySet<string>;
  /** Slice names, endpoint owners and cache tags in its code. */
  slices: ReadonlySet<string>;
  endpointOwners: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  /** Addresses in its code, without query and fragment. */
  links: ReadonlySet<string>;
}

const SDK = '@tayyib/shared/sdk/';
const ADDRESS = /^\/[a-z][\w-]*(?=$|[/?#])/i;

/** The sources of a module folder that are part of a release. */
export function readSources(folder: string): Sources {
  const src = inRoot(folder, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file),
  );
  return new Map(files.map((file) => [`src/${file}`, readFileSync(join(src, file), 'utf8')]));
}

/** Reads a module from its folder. */
export const readModuleFacts = (folder: string): ModuleFacts =>
  moduleFacts(readDescriptor(inRoot(folder)), readSources(folder));

/** Analyzes these sources. */
export function moduleFacts(descriptor: ModuleDescriptor, sources: Sources): ModuleFacts {
  const uses = new Set<string>();
  const slices = new Set<string>();
  const endpointOwners = new Set<string>();
  const tags = new Set<string>();
  const links = new Set<string>();
  for (const [path, text] of sources) {
    visit(parse(path, text), (node) => {
      if (ts.isImportDeclaration(node)) for (const name of importedNames(node)) uses.add(name);
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
        const [first] = node.arguments;
        if (node.expression.text === 'owned' && first && ts.isStringLiteral(first))
          endpointOwners.add(first.text);
        const name = node.expression.text === 'createSlice' && first && propertyOf(first, 'name');
        if (name && ts.isStringLiteral(name)) slices.add(name.text);
      }
      if (ts.isPropertyAssignment(node) && node.name.getText() === 'addTagTypes') {
        for (const tag of stringsIn(node.initializer)) tags.add(tag);
      }
      if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
        const [address] = ADDRESS.exec(node.text) ?? [];
        if (address) links.add(address);
      }
    });
  }
  return { descriptor, uses, slices, endpointOwners, tags, links, ...definitionOf(sources) };
}

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

/** `ui.Button` for each name of an import from a folder of the SDK; a folder as a whole counts as `ui.*`. */
function importedNames({ moduleSpecifier, importClause }: ts.ImportDeclaration): string[] {
  if (!ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith(SDK)) return [];
  const folder = moduleSpecifier.text.slice(SDK.length);
  const bindings = importClause?.namedBindings;
  if (!bindings) return [];
  if (ts.isNamespaceImport(bindings)) return [`${folder}.*`];
  return bindings.elements.map(({ name, propertyName }) => `${folder}.${(propertyName ?? name).text}`);
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
