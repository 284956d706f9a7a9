import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../build/paths.mjs';
import { sourceFiles, type SourceFile } from './sourceFiles';

/** Names of files in backticks that documents and comments give with a folder. Data and build results are not in the repository. */
const named = /`(?:\.{1,2}\/)*((?:[\w@-][\w.@-]*\/)+[\w.-]+\.(?:tsx?|mjs|cjs|css|md))`/g;
const notStored = /(^|\/)(node_modules|dist|\.cache|\.data|data)\//;
/** ADRs say what was chosen then, and generated modules bring these names with them. */
const notChecked = /(^|\/)(adr|sdk|module-template)\//;

/** Each file and folder by every ending of its path, as texts give it: `ingest/feeds/SourceFile.ts`. */
const endings = new Set(
  sourceFiles(/./).flatMap(({ path: file }) => {
    const parts = file.split('/');
    return parts.map((_part, at) => parts.slice(at).join('/'));
  }),
);

function missingNames({ path: file, text }: SourceFile): string[] {
  const commented = file.endsWith('.md') ? [text] : text.match(/\/\/.*|^\s*\/?\*.*$/gm);
  return (commented ?? [])
    .flatMap((part) => [...part.matchAll(named)].map(([, name = '']) => name))
    .filter((name) => !notStored.test(name) && !endings.has(name))
    .filter((name) => !existsSync(inRoot(path.join(path.dirname(file), name))))
    .map((name) => `${file}: ${name}`);
}

it('finds every file that a document or a comment names with its folder', () => {
  const texts = sourceFiles(/\.(md|tsx?|mjs|css)$/).filter(({ path: file }) => !notChecked.test(file));
  expect(texts.flatMap(missingNames)).toEqual([]);
});

it('reports a file that is not there', () => {
  const tick = '\u0060';
  const text = `// like ${tick}domain/gone.ts${tick}, beside ${tick}architecture/files.test.ts${tick}`;
  expect(missingNames({ path: 'a.ts', text })).toEqual(['a.ts: domain/gone.ts']);
});
