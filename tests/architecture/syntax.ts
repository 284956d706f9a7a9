import ts from 'typescript';
import type { SourceFile } from './sourceFiles';

/** An import, re-export or `import()` in a file. */
export interface Import {
  /** The module specifier. */
  from: string;
  /** Whether it is erased at compile time. */
  isTypeOnly: boolean;
}

const parse = ({ path, text }: SourceFile) =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    false,
    path.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  );

function visit(node: ts.Node, onNode: (node: ts.Node) => void): void {
  onNode(node);
  ts.forEachChild(node, (child) => visit(child, onNode));
}

function isTypeOnlyClause(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

/** All imports of a file, in order. */
export function importsOf(file: SourceFile): Import[] {
  const imports: Import[] = [];
  visit(parse(file), (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const from = node.moduleSpecifier;
      if (from && ts.isStringLiteral(from))
        imports.push({ from: from.text, isTypeOnly: isTypeOnlyClause(node) });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [from] = node.arguments;
      if (from && ts.isStringLiteral(from)) imports.push({ from: from.text, isTypeOnly: false });
    }
  });
  return imports;
}

/** Every identifier of a file, with repetitions. */
export function identifiersOf(file: SourceFile): string[] {
  const names: string[] = [];
  visit(parse(file), (node) => {
    if (ts.isIdentifier(node)) names.push(node.text);
    else if (ts.isPrivateIdentifier(node)) names.push(node.text.slice(1));
  });
  return names;
}

/** Ignored strings: arguments of these functions, and values of these properties and JSX attributes. */
interface LeftOut {
  functions: readonly string[];
  properties: readonly string[];
}

/** The text of every quoted string of a file, also in JSX attributes and at the start of templates. */
export function stringsOf(
  file: SourceFile,
  { functions, properties }: LeftOut = { functions: [], properties: [] },
): string[] {
  const strings: string[] = [];
  const leftOut = new Set<ts.Node>();
  visit(parse(file), (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      if (functions.includes(node.expression.text)) for (const word of node.arguments) leftOut.add(word);
    } else if ((ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) && ts.isIdentifier(node.name)) {
      if (properties.includes(node.name.text) && node.initializer) leftOut.add(node.initializer);
    }
    if ((ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) && !leftOut.has(node))
      strings.push(node.text);
  });
  return strings;
}

const sqlStart =
  /^\s*(?:select|with|insert|update|delete|alter|create|drop|set|from|where|order by|on conflict)\b/i;

/** Whether a node is an SQL statement, a list of words that is split, or the message of an error that only developers read. */
function isForMachines(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'split') return true;
  if (ts.isTaggedTemplateExpression(node)) return true;
  if (ts.isTemplateExpression(node)) return sqlStart.test(node.head.text);
  if (ts.isStringLiteralLike(node)) return sqlStart.test(node.text) || !node.text.trim().includes(' ');
  return ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'Error';
}

const isPartOfTemplate = (node: ts.Node) =>
  ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

function collectTexts(node: ts.Node, texts: string[]): void {
  if (ts.isImportDeclaration(node) || isForMachines(node)) return;
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || isPartOfTemplate(node)) texts.push(node.text);
  ts.forEachChild(node, (child) => collectTexts(child, texts));
}

/** What a file may show to a person: strings of more than one word, templates and texts of JSX. */
export function textsOf(file: SourceFile): string[] {
  const texts: string[] = [];
  collectTexts(parse(file), texts);
  return texts;
}

const isWithoutSpread = (node: ts.Expression | undefined): boolean => {
  if (node === undefined) return false;
  if (ts.isArrayLiteralExpression(node)) return !node.elements.some(ts.isSpreadElement);
  return ts.isObjectLiteralExpression(node) && !node.properties.some(ts.isSpreadAssignment);
};

/**
 * The literals of a file that are taken apart where they are written: objects that are spread into props, which the compiler does not
 * check for misspelt names, and those whose elements are declared in the same statement.
 */
export function packedLiteralsOf(file: SourceFile): string[] {
  const source = parse(file);
  const found: string[] = [];
  visit(source, (node) => {
    const isPackedProps = ts.isJsxSpreadAttribute(node) && ts.isObjectLiteralExpression(node.expression);
    const isPackedDeclaration =
      ts.isVariableDeclaration(node) && !ts.isIdentifier(node.name) && isWithoutSpread(node.initializer);
    if (isPackedProps || isPackedDeclaration) found.push(node.getText(source));
  });
  return found;
}
