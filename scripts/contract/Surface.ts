import ts from 'typescript';

/** The SDK of one version: the declarations of every folder that the shell shares with modules, and of `module.json`. */
export interface Surface {
  version: string;
  /** Declaration files by name: one per folder, and `common` with what they re-export. */
  files: Readonly<Record<string, string>>;
  /** The major versions of the packages that the declarations import: `antd` -> `6`. */
  packages: Readonly<Record<string, string>>;
  /** The CSS variables of the theme. */
  variables: readonly string[];
}

/** The file with declarations of all folders; nobody imports it by name. */
export const COMMON = 'common';

/** One export of a folder, and where it is declared. */
export interface Exported {
  folder: string;
  name: string;
  local: string;
  /** The package that it is re-exported from; otherwise `file` declares it. */
  from?: string;
  file: string;
  /** What declares it as a type; undefined if it is a value. */
  type?: ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
}

const parsed = new Map<string, ts.SourceFile>();

/** A declaration file as a syntax tree. */
export function parseFile(text: string): ts.SourceFile {
  const file = parsed.get(text) ?? ts.createSourceFile('sdk.d.ts', text, ts.ScriptTarget.Latest, true);
  parsed.set(text, file);
  return file;
}

const declaresType = (node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

type Place = Pick<Exported, 'local' | 'from' | 'file' | 'type'>;

/** Follows re-exports and imports to the declaration of a name. */
function placeOf(surface: Surface, file: string, name: string, isExport: boolean): Place {
  const { statements } = parseFile(surface.files[file] ?? '');
  for (const statement of statements) {
    const clause = ts.isExportDeclaration(statement)
      ? isExport && statement.exportClause
      : ts.isImportDeclaration(statement) && !isExport && statement.importClause?.namedBindings;
    if (!clause || ts.isNamespaceExport(clause) || ts.isNamespaceImport(clause)) continue;
    for (const element of clause.elements) {
      if (element.name.text !== name) continue;
      const local = (element.propertyName ?? element.name).text;
      const { moduleSpecifier } =
        ts.isExportDeclaration(statement) || ts.isImportDeclaration(statement) ? statement : {};
      if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier))
        return placeOf(surface, file, local, false);
      const [, own] = /^\.\/(.+)\.js$/.exec(moduleSpecifier.text) ?? [];
      return own === undefined
        ? { file, local, from: moduleSpecifier.text }
        : placeOf(surface, own, local, true);
    }
  }
  const type = statements.find((node) => declaresType(node) && node.name.text === name);
  return { file, local: name, ...(type && declaresType(type) ? { type } : {}) };
}

/** Every export that a module can import, by `ui.PageHeading`. */
export function exportsOf(surface: Surface): Map<string, Exported> {
  const exports = new Map<string, Exported>();
  for (const [folder, text] of Object.entries(surface.files)) {
    if (folder === COMMON) continue;
    for (const statement of parseFile(text).statements) {
      if (!ts.isExportDeclaration(statement) || !statement.exportClause) continue;
      if (!ts.isNamedExports(statement.exportClause)) continue;
      for (const { name } of statement.exportClause.elements) {
        const place = placeOf(surface, folder, name.text, true);
        exports.set(`${folder}.${name.text}`, { folder, name: name.text, ...place });
      }
    }
  }
  return exports;
}
