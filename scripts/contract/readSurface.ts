import { dirname } from 'node:path';
import ts from 'typescript';
import { sdkVersion } from '@tayyib/shared/sdk-version';
import { inRoot } from '../lib/paths.mjs';
import { sdkFolders } from '../../webpack/sharedDependencies';
import { describeType, packageOf } from './describeType';
import type { Export, Surface } from './Shape';

const indexOf = (folder: string) => inRoot('shared', 'src', folder, 'index.ts');
const DESCRIPTOR = inRoot('shared', 'src', 'contracts', 'modules', 'modules.ts');

/** Contents that replace those on disk, by full path. */
export type Overlay = ReadonlyMap<string, string>;

/** Cached, so that the next run parses only changed files. */
let lastProgram: ts.Program | undefined;
/** The overlaid files of the cached program. */
let changedBefore: ReadonlySet<string> = new Set();

function programOver(overlay: Overlay): ts.Program {
  const { config }: { config?: unknown } = ts.readConfigFile(inRoot('tsconfig.browser.json'), (file) =>
    ts.sys.readFile(file),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(inRoot('tsconfig.browser.json')));
  const host = ts.createCompilerHost(options, true);
  const readFile = host.readFile.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.readFile = (file) => overlay.get(file) ?? readFile(file);
  host.getSourceFile = (file, settings, ...more) => {
    const text = overlay.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, settings, true);
    return lastProgram && !changedBefore.has(file)
      ? (lastProgram.getSourceFile(file) ?? getSourceFile(file, settings, ...more))
      : getSourceFile(file, settings, ...more);
  };
  const program = ts.createProgram([...sdkFolders.map(indexOf), DESCRIPTOR], options, host);
  changedBefore = new Set(overlay.keys());
  lastProgram = program;
  return program;
}

const isForeign = ({ declarations = [] }: ts.Symbol) =>
  declarations.length > 0 &&
  declarations.every((declaration) => declaration.getSourceFile().fileName.includes('/node_modules/'));

const resolved = (checker: ts.TypeChecker, exported: ts.Symbol) =>
  (exported.flags & ts.SymbolFlags.Alias) === 0 ? exported : checker.getAliasedSymbol(exported);

function describeExport(
  checker: ts.TypeChecker,
  exported: ts.Symbol,
  types: ReadonlyMap<ts.Symbol, string>,
): Export {
  const symbol = resolved(checker, exported);
  const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
  const kind = isValue ? 'value' : 'type';
  const [declaration] = symbol.declarations ?? [];
  if (declaration && isForeign(symbol)) {
    return { kind, shape: { text: `${symbol.name} of ${packageOf(declaration.getSourceFile().fileName)}` } };
  }
  const type = isValue ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol);
  return { kind, shape: describeType(checker, type, types) };
}

/** The SDK of the current sources, or with the overlaid files. Takes seconds. */
export function readSurface(overlay: Overlay = new Map()): Surface {
  const program = programOver(overlay);
  const checker = program.getTypeChecker();
  const namesOf = (file: string): ts.Symbol[] => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    return symbol ? checker.getExportsOfModule(symbol) : [];
  };
  const types = new Map(
    sdkFolders.flatMap((folder) =>
      namesOf(indexOf(folder)).map(
        (exported) => [resolved(checker, exported), `${folder}.${exported.name}`] as const,
      ),
    ),
  );
  const exportsOf = (file: string): Record<string, Export> => {
    const names = namesOf(file);
    return Object.fromEntries(
      names
        .map((exported) => [exported.name, exported] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, exported]) => [name, describeExport(checker, exported, types)]),
    );
  };
  return {
    version: sdkVersion,
    folders: {
      ...Object.fromEntries(sdkFolders.map((folder) => [folder, exportsOf(indexOf(folder))])),
      'module.json': descriptorType(program, checker),
    },
  };
}

/** In the contracts a schema and its type have the same name; this is the type. */
function descriptorType(program: ts.Program, checker: ts.TypeChecker): Record<string, Export> {
  const source = program.getSourceFile(DESCRIPTOR);
  const symbol = source && checker.getSymbolAtLocation(source);
  const descriptor =
    symbol && checker.getExportsOfModule(symbol).find(({ name }) => name === 'ModuleDescriptor');
  if (!descriptor) throw new Error(`${DESCRIPTOR} exports no ModuleDescriptor.`);
  const shape = describeType(checker, checker.getDeclaredTypeOfSymbol(descriptor));
  return { ModuleDescriptor: { kind: 'type', shape } };
}
