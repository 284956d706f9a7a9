import { createHash } from 'node:crypto';
import { canonicalJson } from '@tayyib/shared/shariah';

/** sha256 of a fact's content, in hex. Key order does not matter. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}
