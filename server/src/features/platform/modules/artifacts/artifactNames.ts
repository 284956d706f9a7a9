import path from 'node:path';

/** Kept beside each file of a version, for browsers that take it. In order of preference. */
export const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** What a module may consist of. Anything else in it is a mistake, or worse. */
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

const textual = /\.(js|css|json|svg)$/;
/** Below this many bytes a compressed copy saves nothing worth a file. */
const compressFromBytes = 1024;

/** How a file is called on the wire; undefined for what no module may hold. */
export const typeOf = (name: string): string | undefined => types[path.extname(name).toLowerCase()];

/** Whether compressed copies of it are kept. */
export const isCompressible = (name: string, bytes: number): boolean =>
  textual.test(name) && bytes >= compressFromBytes;

/** Plain names below the version's own address: no way up, out or into hidden files. */
export const isPlainName = (name: string): boolean =>
  name.length <= 200 && /^[A-Za-z0-9_@-][\w.@-]*(\/[A-Za-z0-9_@-][\w.@-]*)*$/.test(name);
