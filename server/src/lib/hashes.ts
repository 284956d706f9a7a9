import { createHash, createHmac } from 'node:crypto';
import { canonicalJson } from '@tayyib/shared/shariah';

/** sha256 of a fact's content, in hex. Key order does not matter. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}

/** HMAC for values short enough to be guessed from a plain hash. The parts are encoded unambiguously. */
export function keyedHash(secret: string, ...parts: string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}
