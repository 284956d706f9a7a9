import { statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { requestsOfScript } from '@tayyib/shared/gate';
import { inRoot } from '../../build/paths.mjs';
import { readSources, type SourceModule } from './moduleFacts';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** A module with the requests that its code sends to the server, by an endpoint or directly. @param folder `mfe-…` */
export async function withRequests(module: SourceModule, folder: string): Promise<SourceModule> {
  const requests = new Map([...(await moduleRequests(folder))].map((request) => [request, 'src'] as const));
  return { ...module, facts: { ...module.facts, requests } };
}

/** The requests that the code of a module folder sends to the server, as `PUT watchlists/*`. @param folder `mfe-…` */
export async function moduleRequests(folder: string): Promise<ReadonlySet<string>> {
  const files = [...readSources(folder).keys()].filter((file) => !file.endsWith('.css'));
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((file) => `import './${file}';`).join('\n'),
      resolveDir: inRoot(folder),
    },
    bundle: true,
    treeShaking: false,
    ignoreAnnotations: true,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': '""' },
    plugins: [
      {
        name: 'exact-files',
        setup: (bundler) => {
          // every file is imported already: so each function is declared once, where it can be read
          bundler.onResolve({ filter: /./ }, ({ kind, path }) =>
            kind === 'dynamic-import' ? { path, external: true } : undefined,
          );
          // what a module bundles of ours is part of it, such as endpoints that several modules have; other packages request nothing
          bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || /^@tayyib\/shared\/(?!sdk\/)/.test(path)
              ? undefined
              : { path, external: true },
          );
          // esbuild takes StockParts.tsx for stockParts.ts
          bundler.onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
            const found = ENDINGS.map((ending) => join(resolveDir, path + ending)).find(isFile);
            return found === undefined ? undefined : { path: found, sideEffects: true };
          });
        },
      },
    ],
    loader: { '.css': 'empty', '.module.css': 'empty', '.svg': 'empty', '.png': 'empty', '.woff2': 'empty' },
    write: false,
    logLevel: 'error',
  });
  return new Set(outputFiles.flatMap(({ text }) => [...requestsOfScript(text)]));
}
