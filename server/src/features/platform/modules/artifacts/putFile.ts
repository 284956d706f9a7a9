import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ArtifactStore } from './ArtifactStore';
import { isCompressible } from './artifactNames';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);
const best = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  gz: { level: 9 },
};

/** Stores a file and its compressed copies. Returns its gzip size in bytes. */
export async function putFile(
  store: ArtifactStore,
  prefix: string,
  name: string,
  content: Buffer,
): Promise<number> {
  const key = `${prefix}/${name}`;
  await store.put(key, content);
  // copies are made here from the checked content, so that nobody can upload a different content under them
  const zipped = await gzipOf(content, best.gz);
  if (isCompressible(name, content.length)) {
    await store.put(`${key}.gz`, zipped);
    await store.put(`${key}.br`, await brotliOf(content, best.br));
  }
  return zipped.length;
}
