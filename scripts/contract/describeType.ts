import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Field, Shape } from './Shape';

const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
/** Deeper than any type of the SDK; ends recursive types. */
const MAX_DEPTH = 8;

const byText = (a: Shape, b: Shape) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
const isDeclaredIn = (symbol: ts.Symbol, part: RegExp) =>
  symbol.declarations?.some((declaration) => part.test(declaration.getSourceFile().fileName)) === true;

/** Whether a named type comes from a package; utility types such as `Record` and `Pick` are resolved. */
function isFromPackage({ aliasSymbol, symbol }: ts.Type): boolean {
  const isHelper = aliasSymbol && isDeclaredIn(aliasSymbol, /\/typescript\/lib\//);
  if (aliasSymbol && !isHelper) return isDeclaredIn(aliasSymbol, /\/node_modules\//);
  const isNamed = !/^__/.test(symbol?.name ?? '__');
  return isNamed && isDeclaredIn(symbol, /\/node_modules\//);
}

/** `antd@6`: within a major version a package is compatible. */
export function packageOf(fileName: string): string {
  for (let folder = dirname(fileName); folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (!existsSync(file)) continue;
    const { name, version }: { name?: string; version?: string } = JSON.parse(readFileSync(file, 'utf8'));
    if (name !== undefined && version !== undefined) return `${name}@${version.split('.')[0]}`;
  }
  return fileName;
}

/**
 * Describes the structure of a type. Our own types are resolved; types of packages, and types that are `exported` themselves,
 * are only named.
 */
export function describeType(
  checker: ts.TypeChecker,
  type: ts.Type,
  exported: ReadonlyMap<ts.Symbol, string> = new Map(),
): Shape {
  const words = (told: ts.Type): Shape => ({ text: checker.typeToString(told, undefined, FORMAT) });

  const describeField = (symbol: ts.Symbol, depth: number): Field => {
    const shape = describe(checker.getTypeOfSymbol(symbol), depth);
    const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0 || isOptionalParameter(symbol);
    return isOptional ? { shape, isOptional: true } : { shape };
  };

  const describe = (told: ts.Type, depth: number): Shape => {
    if (depth > MAX_DEPTH) return words(told);
    const symbol = told.aliasSymbol ?? told.getSymbol();
    const name = symbol && exported.get(symbol);
    if (depth > 0 && name !== undefined && !checker.typeToString(told).includes('<')) return { text: name };
    if (checker.isArrayType(told)) {
      const item = checker.getIndexTypeOfType(told, ts.IndexKind.Number);
      return item ? { listOf: describe(item, depth + 1) } : words(told);
    }
    if (isFromPackage(told)) return words(told);
    if (told.isUnion()) {
      // what an optional field adds to its own type
      const members = told.types.filter((member) => (member.flags & ts.TypeFlags.Undefined) === 0);
      const [only] = members;
      if (members.length === 1 && only) return describe(only, depth);
      return { anyOf: members.map((member) => describe(member, depth + 1)).sort(byText) };
    }
    if ((told.flags & ts.TypeFlags.Object) === 0 && !told.isIntersection()) return words(told);
    const [call] = told.getCallSignatures();
    if (call) {
      return {
        takes: call.getParameters().map((parameter) => describeField(parameter, depth + 1)),
        gives: describe(call.getReturnType(), depth + 1),
      };
    }
    if (told.getConstructSignatures().length > 0) return words(told);
    const fields = checker
      .getPropertiesOfType(told)
      .filter((property) => !isPrivate(property))
      .map((property) => [property.name, describeField(property, depth + 1)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const anyName = checker
      .getIndexInfosOfType(told)
      .map(
        ({ keyType, type: value }) =>
          [`[${checker.typeToString(keyType)}]`, { shape: describe(value, depth + 1) }] as const,
      );
    return { fields: Object.fromEntries([...fields, ...anyName]) };
  };
  return describe(type, 0);
}

function isOptionalParameter({ valueDeclaration }: ts.Symbol): boolean {
  return (
    valueDeclaration !== undefined &&
    ts.isParameter(valueDeclaration) &&
    (valueDeclaration.questionToken !== undefined || valueDeclaration.initializer !== undefined)
  );
}

function isPrivate({ valueDeclaration }: ts.Symbol): boolean {
  if (valueDeclaration === undefined || !ts.canHaveModifiers(valueDeclaration)) return false;
  return (ts.getModifiers(valueDeclaration) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);
}
