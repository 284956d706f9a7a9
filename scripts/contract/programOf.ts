import { dirname } from 'node:path';
import ts from 'typescript';
import { inRoot } from '../../build/paths.mjs';

/** Contents that replace those on disk, by full path. */
export type Overlay = ReadonlyMap<string, string>;

/** Files on disk, parsed once for all programs of this process. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** The compiler options of browser code. */
export function browserOptions(): ts.CompilerOptions {
  const file = inRoot('tsconfig.browser.json');
  const { config }: { config?: unknown } = ts.readConfigFile(file, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(file));
  return { ...options, types: [], incremental: false, tsBuildInfoFile: undefined };
}

/** A program over files on disk and those of the overlay, which need not exist. */
export function programOf(
  roots: readonly string[],
  overlay: Overlay,
  options: ts.CompilerOptions,
): ts.Program {
  const host = ts.createCompilerHost(options, true);
  const disk = {
    fileExists: host.fileExists.bind(host),
    readFile: host.readFile.bind(host),
    directoryExists: host.directoryExists?.bind(host),
    getSourceFile: host.getSourceFile.bind(host),
  };
  const folders = new Set([...overlay.keys()].map((file) => dirname(file)));
  host.fileExists = (file) => overlay.has(file) || disk.fileExists(file);
  host.readFile = (file) => overlay.get(file) ?? disk.readFile(file);
  host.directoryExists = (folder) => folders.has(folder) || disk.directoryExists?.(folder) !== false;
  host.getSourceFile = (file, settings, ...more) => {
    const text = overlay.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, settings, true);
    if (!parsed.has(file)) parsed.set(file, disk.getSourceFile(file, settings, ...more));
    return parsed.get(file);
  };
  return ts.createProgram([...roots], options, host);
}
