import path from 'node:path';

/** Compressed copies stored beside each file of a version. In order of preference. */
export const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** The file types of a module. Any other is a mistake, or an attack. */
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
/** Below this many bytes a compressed copy is not worth a file. */
const compressFromBytes = 1024;

/** The media type of a file; undefined for types that modules may not contain. */
export const typeOf = (name: string): string | undefined => types[path.extname(name).toLowerCase()];

/** Whether compressed copies of it are stored. */
export const isCompressible = (name: string, bytes: number): boolean =>
  textual.test(name) && bytes >= compressFromBytes;

/** Plain names below the version's own path: no parent, absolute or hidden paths. */
export const isPlainName = (name: string): boolean =>
  name.length <= 200 && /^[A-Za-z0-9_@-][\w.@-]*(\/[A-Za-z0-9_@-][\w.@-]*)*$/.test(name);
