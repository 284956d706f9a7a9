import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeFolder } from '../../lib/codeFolder';
import { docsPath } from '../../plugins/http/docs';

interface Source {
  /** Its path below `server/src`. */
  file: string;
  text: string;
}

const NOT_OF_THE_PRODUCT = /^testing\/|\.testing\.ts$|\.test\.ts$|[fF]ixtures?\.ts$/;

const readSources = (): Source[] =>
  readdirSync(codeFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts') && !NOT_OF_THE_PRODUCT.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(codeFolder, file), 'utf8') }));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How a file declares it, best first: with the path where it is used, or with a constant. */
function declarationsOf(name: string): RegExp[] {
  const [method = '', url] = name.split(' ');
  if (url === undefined) return [new RegExp(`register\\(\\s*'${escaped(name)}'`)];
  const quoted = `'(?:${escaped(url)}|${escaped(url.replace(/^\/api/, ''))})'`;
  const call = `\\.${method.toLowerCase()}(?:<[^(]*>)?\\(\\s*`;
  return [new RegExp(call + quoted), new RegExp(`= ${quoted};[^]*${call}\\w+,`)];
}

/**
 * Finds the file below `server/src` that declares a route (`GET /api/stocks/:id`) or a socket event. Throws if there is not exactly
 * one.
 */
export function createDeclaringFile(): (name: string) => string {
  const sources = readSources();
  return (name) => {
    // a library adds the pages of the API documentation
    if (name.split(' ')[1]?.startsWith(docsPath)) return 'plugins/http/docs.ts';
    const found = declarationsOf(name)
      .map((declaration) => sources.filter(({ text }) => declaration.test(text)).map(({ file }) => file))
      .find((files) => files.length > 0);
    const [file, ...others] = found ?? [];
    if (file === undefined || others.length > 0)
      throw new Error(
        `${name} must be declared in one file with its path as text: ${found?.join(', ') ?? 'none'}.`,
      );
    return file;
  };
}
